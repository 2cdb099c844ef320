/** Folders in which the blocks of a page are run, one after the other, as a reader would: nothing of the checkout is written to. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../interop/loopback.mjs";
import { root } from "./blocks.ts";
import { applyStandIns, SHELF, undoStandIns } from "./stand-ins.ts";

/** Where a page is run. */
export type Sandbox = {
	folder: string;
	environment: NodeJS.ProcessEnv;
	/** Code as it is run: ports and hosts of the page are those of this machine. */
	prepare: (code: string) => string;
	/** What was printed, with the ports and hosts of the page. */
	restore: (printed: string) => string;
	close: () => void;
};

/** What is needed to be somewhere else than in a clone of the project. */
const COOKBOOK = "test/fixtures/cookbook/files";

/** Makes the folder for a page. `site` is the url of a server over it. */
export async function makeSandbox(page: string): Promise<Sandbox> {
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-docs-"));
	const port = await freePort();
	if (page.startsWith("docs/cookbook/")) cpSync(join(root, COOKBOOK), folder, { recursive: true });
	else cloneInto(folder);
	linkPackages(folder);
	const servers = join(folder, ".servers");
	const environment = {
		...process.env,
		PATH: `${join(root, "test/docs/bin")}:${process.env.PATH}`,
		MIRAZARR_DOCS_ROOT: root,
		MIRAZARR_DOCS_PORT: String(port),
		MIRAZARR_DOCS_SERVERS: servers,
		COLUMNS: "80",
		NO_COLOR: "1",
	};
	return {
		folder,
		environment,
		prepare: (code) =>
			applyStandIns(code.replaceAll("127.0.0.1:8000", `127.0.0.1:${port}`).replaceAll("--port 8000", `--port ${port}`)),
		restore: (printed) => undoStandIns(printed.replaceAll(`127.0.0.1:${port}`, "127.0.0.1:8000")),
		close: () => {
			endServers(servers);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** An empty folder, on a machine that has Node, npm, git and a Python; packages come from the registry. */
export function makeFreshSandbox(): Sandbox {
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-journey-"));
	const servers = join(folder, ".servers");
	return {
		folder,
		environment: {
			...process.env,
			PATH: `${join(root, "test/docs/fresh-bin")}:${process.env.PATH}`,
			MIRAZARR_DOCS_ROOT: root,
			MIRAZARR_DOCS_SERVERS: servers,
			NO_COLOR: "1",
		},
		prepare: (code) => code,
		restore: (printed) => printed,
		close: () => {
			endServers(servers);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** What commands of a clone touch: samples to read and write beside, fixtures, scripts. */
function cloneInto(folder: string): void {
	cpSync(join(root, "samples"), join(folder, "samples"), { recursive: true });
	mkdirSync(join(folder, "docs/pictures"), { recursive: true });
	cpSync(join(root, "docs/pictures/draw.mjs"), join(folder, "docs/pictures/draw.mjs"));
	mkdirSync(join(folder, "test"));
	symlinkSync(join(root, "test/fixtures"), join(folder, "test/fixtures"));
	symlinkSync(join(root, "bench"), join(folder, "bench"));
	for (const [name, file] of Object.entries(SHELF)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		cpSync(join(root, file), join(folder, name));
	}
}

/** The package as it is when it is installed, what the checkout has beside it, and readers of others if bench/browser has installed them. */
function linkPackages(folder: string): void {
	const modules = join(folder, "node_modules");
	mkdirSync(modules);
	symlinkSync(root, join(modules, "mirazarr"));
	for (const name of ["zarrita", "geotiff"]) symlinkSync(join(root, "node_modules", name), join(modules, name));
	for (const name of ["h5wasm", "netcdfjs"]) {
		const installed = join(root, "bench/browser/node_modules", name);
		if (existsSync(installed)) symlinkSync(installed, join(modules, name));
	}
}

/** Ends what commands of the page left running (`mirazarr serve`). */
export function endServers(list: string): void {
	if (!existsSync(list)) return;
	for (const pid of readFileSync(list, "utf8").split("\n").filter(Boolean)) {
		try {
			process.kill(Number(pid), "SIGTERM");
		} catch {
			// It has ended by itself.
		}
	}
	writeFileSync(list, "");
}
