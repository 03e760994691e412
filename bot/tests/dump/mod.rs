//! Everything that is stored, as text; and everything as it was.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A look at the database of a running bot from outside.
pub struct Database {
    connection: SqliteConnection,
    file: PathBuf,
    tables: Vec<(String, String)>,
    names: Vec<(String, String)>,
}

impl Database {
    pub async fn open(file: &Path) -> Database {
        let options =
            SqliteConnectOptions::new().filename(file).foreign_keys(false).busy_timeout(Duration::from_secs(10));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let names: Vec<String> = sqlx::query_scalar(
            "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
        )
        .fetch_all(&mut connection)
        .await
        .unwrap();
        let mut tables = Vec::new();
        for name in names {
            let columns: Vec<String> = sqlx::query_scalar("select name from pragma_table_info(?)")
                .bind(&name)
                .fetch_all(&mut connection)
                .await
                .unwrap();
            let columns: Vec<String> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
            tables.push((format!("select {} from {name} order by 1", columns.join("||'|'||")), name));
        }
        Database { connection, file: file.to_owned(), tables, names: Vec::new() }
    }

    /// Every row of every table.
    pub async fn rows(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        for (select, name) in &self.tables {
            let sql = AssertSqlSafe(select.clone());
            let rows: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut self.connection).await.unwrap();
            all.extend(rows.into_iter().map(|row| format!("{name}: {row}")));
        }
        all
    }

    /// Waits until something is stored that was not before.
    pub async fn differs(&mut self, what: &str, before: &[String]) {
        let start = Instant::now();
        while self.rows().await == before {
            assert!(start.elapsed() < Duration::from_secs(10), "{what}: nothing has changed");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// As if its host had done so in the lobby.
    pub async fn make_private(&mut self, table: &str) {
        sqlx::query("update game set private = 1 where id = ?")
            .bind(table)
            .execute(&mut self.connection)
            .await
            .unwrap();
    }

    /// What a table was called when everything was kept.
    pub fn name_of(&self, table: &str) -> String {
        self.names.iter().find(|(id, _)| id == table).map(|(_, name)| name.clone()).unwrap()
    }

    /// Waits until everything is said, and remembers everything as it is then.
    pub async fn keep(&mut self) {
        self.all_is_said().await;
        let copy = self.file.with_extension("copy");
        let (vacuum, attach) = ("vacuum into ?", "attach database ? as was");
        for sql in [vacuum, attach] {
            sqlx::query(sql).bind(copy.display().to_string()).execute(&mut self.connection).await.unwrap();
        }
        self.names = sqlx::query_as("select id, name from game").fetch_all(&mut self.connection).await.unwrap();
    }

    /// Everything as it was when it was kept.
    pub async fn put_back(&mut self) {
        self.all_is_said().await;
        let each =
            |(_, name): &(String, String)| format!("delete from {name}; insert into {name} select * from was.{name};");
        let all: String = self.tables.iter().map(each).collect();
        let sql = AssertSqlSafe(format!("begin immediate; {all} commit;"));
        sqlx::raw_sql(sql).execute(&mut self.connection).await.unwrap();
    }

    async fn all_is_said(&mut self) {
        let start = Instant::now();
        loop {
            let waiting: i64 =
                sqlx::query_scalar("select count(*) from outbox").fetch_one(&mut self.connection).await.unwrap();
            if waiting == 0 {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "{waiting} messages are not sent");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
