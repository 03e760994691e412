// Bundles src/ into dist/. The first line of app.js names the sources it was built from; a test compares.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";

const names = readdirSync("src").filter((name) => /\.(ts|css|html|svg)$/.test(name)).sort();
const hash = createHash("sha256");
for (const name of names) {
  hash.update(name + "\n");
  hash.update(readFileSync(`src/${name}`));
}
mkdirSync("dist", { recursive: true });
await build({
  entryPoints: ["src/main.ts"],
  bundle: true,
  minify: true,
  target: "es2022",
  charset: "utf8",
  outfile: "dist/app.js",
  banner: { js: `// built from ${hash.digest("hex")}` },
});
for (const name of ["index.html", "style.css", "icon.svg"]) copyFileSync(`src/${name}`, `dist/${name}`);
