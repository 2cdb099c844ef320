import { signal } from "@preact/signals";
import type { DroppedFile } from "../../engine/stores.ts";
import { call } from "../engine-client.ts";
import { openAgain } from "../state/opened.ts";
import { showSources, viewState } from "../state/view-state.ts";
import { rootsAmong } from "./roots.ts";
import { keepDropped } from "./source-place.ts";

/** Why nothing was opened of what was dropped; undefined where something was. */
export const dropProblem = signal<string | undefined>(undefined);

/** Opens files that were dropped or chosen. */
export async function openFiles(files: readonly DroppedFile[]): Promise<void> {
	const byPath = new Map(files.map((file) => [file.path, file]));
	const roots = rootsAmong([...byPath.keys()]);
	dropProblem.value = roots.length === 0 ? "There is no file in what was dropped." : undefined;
	if (roots.length === 0) return;
	const sources = roots.map(({ path, members }) => {
		const own = members.flatMap((member) => byPath.get(member) ?? []);
		return keepDropped(path, { kind: "dropped", root: path, files: own });
	});
	// What had the same name before is another file now.
	await call("close", { stores: sources });
	const isSame = sources.join("\n") === viewState.value.sources.join("\n");
	if (isSame) await openAgain();
	else showSources(sources);
}

/** Fetches a whole file, and opens it as if it had been dropped: for servers that do not answer ranges. */
export async function openWhole(url: string): Promise<void> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`The server answers ${response.status}.`);
	const name = decodeURIComponent(new URL(url).pathname.split("/").at(-1) || "file");
	await openFiles([{ path: name, file: new File([await response.blob()], name) }]);
}
