/** What checks share, each made when it is first asked for: the tarball, an application that has it installed, tools. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastLines, run } from "./command.mjs";
import { packedFiles } from "./contents.mjs";

const root = join(import.meta.dirname, "../..");

export function prepare() {
	const cache = join(root, "node_modules/.cache");
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(join(cache, "mirazarr-release-"));
	const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const once = (make) => {
		let made;
		return () => {
			made ??= make();
			return made;
		};
	};
	const tarball = once(async () => {
		const { files, filename, size } = await packedFiles(root, ["--pack-destination", folder]);
		return { path: join(folder, filename), files, bytes: size };
	});
	const application = once(async () => installed(join(folder, "application"), await tarball(), manifest));
	return {
		root,
		folder,
		manifest,
		tarball,
		/** The folder of an application that installed the tarball, as anybody would. */
		application,
		/** Finds a file of the tools; undefined where that is not for this machine. */
		tool: once(toolsFolder),
		close: () => rmSync(folder, { recursive: true, force: true }),
	};
}

async function installed(folder, { path }, { peerDependencies }) {
	mkdirSync(folder);
	writeFileSync(join(folder, "package.json"), '{ "name": "application", "private": true, "type": "module" }\n');
	const peers = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);
	const result = await run("npm", ["install", "--no-audit", "--no-fund", path, ...peers], { cwd: folder });
	if (result.code !== 0) throw new Error(["the tarball cannot be installed", ...lastLines(result)].join("\n"));
	return folder;
}

/** Compilers, runtimes and linters of packages: nothing of the project needs them but this check. Their install scripts are not run. */
async function toolsFolder() {
	const tools = join(import.meta.dirname, "tools");
	const result = await run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: tools });
	if (result.code !== 0) throw new Error(["the tools cannot be installed", ...lastLines(result)].join("\n"));
	return (path) => {
		const file = join(tools, "node_modules", path);
		return existsSync(file) ? file : undefined;
	};
}
