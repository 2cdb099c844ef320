/** publint and arethetypeswrong, on the tarball: is package.json right for every resolver? */
import { lastLines, run } from "./command.mjs";
import { failed, ok } from "./outcome.mjs";

/** Scripts that pages host: nobody imports them. */
const HOSTED = ["service-worker.js"];

export const linters = {
	title: "publint, arethetypeswrong",
	async run({ tarball, tool }) {
		const { path } = await tarball();
		const find = await tool();
		const attw = ["--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji"];
		return [
			await judge("publint", find("publint/src/cli.js"), [path, "--strict"]),
			await judge("arethetypeswrong, esm-only", find("@arethetypeswrong/cli/dist/index.js"), [
				...[path, ...attw],
				...["--exclude-entrypoints", ...HOSTED],
			]),
		];
	},
};

async function judge(name, script, args) {
	const result = await run(process.execPath, [script, ...args]);
	return result.code === 0 ? ok(name) : failed(name, lastLines(result, 60));
}
