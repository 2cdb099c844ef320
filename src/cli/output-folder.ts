import { access, constants, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { MiraError, withoutSecrets } from "../errors.ts";
import { isUrl } from "../io/url.ts";
import { shellWord } from "./shell-word.ts";
import { sourcesPath } from "./sources-file.ts";

/** Refuses an output in a folder that is not there, or that nothing can be written into, before any work is done for it. */
export async function checkOutputFolder(output: string): Promise<void> {
	if (isUrl(output))
		throw new MiraError(
			"bad-argument",
			`${withoutSecrets(output)} is a URL, and what is written goes into files of this machine`,
			{
				hint: "Name a path, and copy what is there to where it belongs",
			},
		);
	const folder = dirname(resolve(output));
	const found = await stat(folder).catch(() => undefined);
	if (found?.isDirectory() === true)
		return access(folder, constants.W_OK).catch((cause: unknown) => {
			throw new MiraError("not-allowed", `nothing can be written into the folder ${folder}`, {
				hint: `Choose another name for ${output}`,
				cause,
			});
		});
	const named = dirname(output);
	throw new MiraError("not-found", `the folder ${named} ${found === undefined ? "does not exist" : "is a file"}`, {
		hint:
			found === undefined
				? `Create it with mkdir -p ${shellWord(named)}, or choose another name for ${output}`
				: `Choose another name for ${output}`,
	});
}

/** Everything that building an output makes, in its folder: none of it is an input. */
export function outputPaths(output: string): string[] {
	const path = output.replace(/[/\\]+$/, "");
	return [path, sourcesPath(path), checkpointFolder(path), `${path}.unfinished`, previousOf(path)];
}

/** Where what was opened is kept until the output is written. */
export function checkpointFolder(output: string): string {
	return `${output.replace(/[/\\]+$/, "")}.work`;
}

/** Where what stood at an output is until it is removed: a name that nobody gives to a copy of their own. */
export function previousOf(output: string): string {
	return `${output}.mirazarr-previous`;
}
