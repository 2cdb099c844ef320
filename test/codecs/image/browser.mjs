// Decodes every vector of test/fixtures/image-codecs in a real browser, from a bundle of Vite or, with the files of
// WebAssembly laid beside it, of esbuild. Not part of the suite, for it needs Chromium:
//
//   node test/codecs/image/browser.mjs [vite|esbuild] [path of Chromium]
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";

const [bundler = "vite", chromium = "chromium"] = process.argv.slice(2);
const root = join(import.meta.dirname, "../../..");
const work = mkdtempSync(join(tmpdir(), "image-codecs-"));
const { resolve } = createRequire(import.meta.url);

const page = `
import { createPipeline } from ${JSON.stringify(join(root, "src/codecs/index.ts"))};
import { parseDataType } from ${JSON.stringify(join(root, "src/zarr/data-type.ts"))};
const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
const inflate = async (data) =>
	new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer());
const failures = [];
const vectors = await (await fetch("/vectors.json")).json();
for (const { name, codecs, dataType, shape, encoded, decoded } of vectors) {
	try {
		const pipeline = await createPipeline(codecs, { dataType: parseDataType(dataType), shape });
		const found = await pipeline.decode(bytes(encoded));
		const expected = await inflate(bytes(decoded));
		if (found.length !== expected.length || found.some((b, i) => b !== expected[i])) failures.push(name + ": other pixels");
	} catch (error) {
		failures.push(name + ": " + error.message + " " + (error.cause ?? ""));
	}
}
await fetch("/result", { method: "POST", body: JSON.stringify({ count: vectors.length, failures, agent: navigator.userAgent }) });
`;
writeFileSync(join(work, "page.js"), page);
writeFileSync(join(work, "index.html"), '<!doctype html><script type="module" src="./page.js"></script>');
const dist = join(work, "dist");
if (bundler === "vite") {
	const { build } = await import("vite");
	await build({ root: work, logLevel: "warn", build: { outDir: dist, assetsInlineLimit: 0 } });
} else {
	const { build } = await import("esbuild");
	const entryPoints = [join(work, "page.js")];
	await build({ entryPoints, bundle: true, splitting: true, format: "esm", platform: "browser", outdir: dist });
	cpSync(join(work, "index.html"), join(dist, "index.html"));
	for (const file of ["lerc/lerc-wasm.wasm", "@jsquash/webp/codec/dec/webp_dec.wasm"]) {
		mkdirSync(dirname(join(dist, file)), { recursive: true });
		cpSync(resolve(file), join(dist, file));
	}
}

const types = {
	".html": "text/html",
	".js": "text/javascript",
	".json": "application/json",
	".wasm": "application/wasm",
};
const server = createServer((request, response) => {
	const path = request.url === "/" ? "/index.html" : request.url;
	if (path === "/result") {
		let body = "";
		request.on("data", (part) => (body += part));
		request.on("end", () => {
			response.end();
			finish(JSON.parse(body));
		});
		return;
	}
	try {
		const fixture = join(root, "test/fixtures/image-codecs/vectors.json");
		const content = readFileSync(path === "/vectors.json" ? fixture : join(dist, path));
		response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(content);
	} catch {
		response.writeHead(404).end();
	}
});

await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const address = `http://127.0.0.1:${server.address().port}/`;
const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${join(work, "profile")}`];
const browser = spawn(chromium, [...flags, address], { stdio: "ignore" });
const timer = setTimeout(() => finish({ count: 0, failures: ["no answer within two minutes"] }), 120_000);

function finish({ count, failures, agent }) {
	clearTimeout(timer);
	console.log(`${bundler}: ${count - failures.length} of ${count} in ${agent}`);
	for (const failure of failures) console.log(`  ${failure}`);
	browser.once("exit", () => {
		rmSync(work, { recursive: true, force: true, maxRetries: 5 });
		process.exit(failures.length === 0 ? 0 : 1);
	});
	browser.kill();
}
