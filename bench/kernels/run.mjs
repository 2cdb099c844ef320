/**
 * Kernels beside what they replace: the speed of decoding chunks in WebAssembly, as a multiple of that in JavaScript.
 *   node bench/kernels/run.mjs [--only TEXT] [--chromium]       after a build
 * In Node also beside node:zlib, in Chromium beside DecompressionStream. CHROMIUM names the browser, else that of the system. Times
 * are those of the processor; in Chromium they are taken from Linux, which a page cannot ask.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { makeCases } from "./cases.mjs";
import { compare } from "./compare.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { values: flags } = parseArgs({
	options: { only: { type: "string", default: "" }, chromium: { type: "boolean", default: false } },
});
const work = mkdtempSync(join(tmpdir(), "kernels-"));
try {
	const cases = (await makeCases()).filter(({ name }) => name.includes(flags.only));
	const platform = flags.chromium ? "browser" : "node";
	await bundle("WebAssembly", platform, {});
	// Our kernels are made by this constructor; zstddec takes another way, and is WebAssembly in both.
	await bundle("JavaScript", platform, { "WebAssembly.Module": "undefined" });
	if (flags.chromium) await inChromium(cases);
	else await inNode(cases);
} finally {
	rmSync(work, { recursive: true });
}

function bundle(name, platform, define) {
	return build({
		entryPoints: { [name]: join(here, "decoder.ts") },
		outdir: work,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		format: "esm",
		logLevel: "error",
		platform,
		define,
	});
}

async function inNode(cases) {
	const { zlibInflate } = await nodeInflate();
	const allocate = (length) => new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
	const load = async (name, query, platform) => {
		const { makeDecoder, usePlatform } = await import(`${pathToFileURL(join(work, `${name}.mjs`)).href}?${query}`);
		usePlatform({ allocate, ...platform });
		return makeDecoder;
	};
	const hasZlib = ({ codecs }) => ["zlib", "gzip"].includes(codecs.at(-1).name);
	const withZlib = (make) => async (one) => (hasZlib(one) ? make(one) : undefined);
	await compare(
		cases,
		{
			JavaScript: await load("JavaScript", "alone", {}),
			WebAssembly: await load("WebAssembly", "alone", {}),
			"zlib + JavaScript": withZlib(await load("JavaScript", "zlib", { inflate: zlibInflate })),
			"zlib + WebAssembly": withZlib(await load("WebAssembly", "zlib", { inflate: zlibInflate })),
		},
		() => {
			const { user, system } = process.cpuUsage();
			return (user + system) / 1000;
		},
		print,
	);
}

/** The inflater of Node, which is no entry of the package. */
async function nodeInflate() {
	const outfile = join(work, "inflate-node.mjs");
	const entry = join(here, "../../src/codecs/inflate-node.ts");
	await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", logLevel: "error" });
	return import(pathToFileURL(outfile).href);
}

async function inChromium(cases) {
	const profile = mkdtempSync(join(tmpdir(), "chromium-"));
	const page = { "/compare.mjs": join(here, "compare.mjs"), "/page.mjs": join(here, "page.mjs") };
	const bundles = {
		"/JavaScript.mjs": join(work, "JavaScript.mjs"),
		"/WebAssembly.mjs": join(work, "WebAssembly.mjs"),
	};
	const files = { ...page, ...bundles };
	let end;
	const ended = new Promise((resolve, reject) => {
		end = (problem) => (problem === null ? resolve() : reject(new Error(problem)));
	});
	const answer = async ({ url }, body) => {
		const [, kind, i] = url.split("/");
		if (url === "/") return ["text/html", '<script type="module" src="/page.mjs"></script>'];
		if (url === "/clock") return ["text/plain", String(await workedMs(browser.pid))];
		if (url === "/cases.json") return ["application/json", JSON.stringify(cases.map(plain))];
		if (kind === "encoded" || kind === "decoded") return ["application/octet-stream", cases[Number(i)][kind]];
		if (url === "/row") print(JSON.parse(body));
		if (url === "/end") end(JSON.parse(body));
		return url in files ? ["text/javascript", await readFile(files[url])] : ["text/plain", ""];
	};
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray()).toString();
		const [type, content] = await answer(request, body);
		response.setHeader("content-type", type);
		response.end(content);
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = `http://127.0.0.1:${server.address().port}/`;
	const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
	const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", `--user-data-dir=${profile}`];
	const browser = spawn(chromium, [...args, address], { stdio: "ignore", detached: true });
	try {
		await ended;
	} finally {
		const exited = new Promise((resolve) => browser.once("exit", resolve));
		process.kill(-browser.pid);
		await exited;
		server.close();
		server.closeAllConnections();
		rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
}

/** How long the processor has worked for the pages of a browser, all their threads together (proc(5), schedstat). */
async function workedMs(group) {
	let nanoseconds = 0;
	for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name)))
		try {
			const [, , , , processGroup] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(" ");
			if (Number(processGroup) !== group) continue;
			if (!(await readFile(`/proc/${pid}/cmdline`, "utf8")).includes("--type=renderer")) continue;
			for (const thread of await readdir(`/proc/${pid}/task`))
				nanoseconds += Number((await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8")).split(" ")[0]);
		} catch (error) {
			// Processes and threads end while one looks.
			if (error.code !== "ENOENT" && error.code !== "ESRCH") throw error;
		}
	return nanoseconds / 1e6;
}

/** What a page is told of a case; its bytes it asks for. */
function plain({ name, codecs, spec }) {
	return { name, codecs, spec };
}

function print({ name, ...speeds }) {
	const shown = Object.entries(speeds).map(([contender, speed]) => `${contender} ${speed.toFixed(2)}`);
	console.log(`${name.padEnd(44)}${shown.join("   ")}`);
}
