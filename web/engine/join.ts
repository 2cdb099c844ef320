import type { CallContext } from "./engine.ts";
import type { JoinChoice } from "./join-choice.ts";
import { type NamedPlace, openDatasets } from "./many-files.ts";
import { joinDatasets } from "./preflight.ts";
import { listTree, type OpenedTree } from "./tree.ts";

/** Files that are to be one store, and its name from now on. */
export type JoinRequest = { store: string; sources: readonly NamedPlace[]; choice: JoinChoice };

/** Opens several files as one store, unless it is open, and tells what is in it. */
export async function openJoined(
	{ store: name, sources, choice }: JoinRequest,
	context: CallContext,
): Promise<OpenedTree> {
	const { engine } = context;
	const joined = async () =>
		(await joinDatasets(sources, await openDatasets(sources, choice, context), choice, context)).toStore();
	context.signal.addEventListener("abort", () => engine.close(name), { once: true });
	const store = await (engine.has(name) ? engine.store(name) : engine.keep(name, joined()));
	return listTree(store);
}
