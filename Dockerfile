# Builds the `railhead` binary and puts it alone into a small image.
FROM rust:1.95.0-slim-bookworm AS build
WORKDIR /src
COPY Cargo.toml Cargo.lock rust-toolchain.toml ./
COPY bot bot
COPY engine engine
COPY local-discord local-discord
COPY migrations migrations
COPY render render
COPY tests tests
COPY words words
RUN cargo build --release --locked --package bot --bin railhead

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/railhead railhead
COPY --from=build /src/target/release/railhead /usr/local/bin/railhead
USER railhead
WORKDIR /var/lib/railhead
ENTRYPOINT ["railhead"]
