import { formatMany, type JoinChoice, parseMany } from "../../engine/join-choice.ts";
import type { NamedPlace } from "../../engine/many-files.ts";
import type { OpenedTree } from "../../engine/tree.ts";
import { call } from "../engine-client.ts";
import { placeOfSource } from "../opening/source-place.ts";

/** What becomes of several sources: a comparison, until it is chosen what to see of them, or one store. */
export type OpenedMany =
	| { kind: "compared"; sources: readonly NamedPlace[] }
	| { kind: "open"; store: string; tree: OpenedTree }
	| { kind: "wanted"; name: string };

/** Opens several sources as the address says. */
export async function openMany(
	sources: readonly string[],
	policy: string | undefined,
	signal: AbortSignal,
): Promise<OpenedMany> {
	const places = sources.map((store) => ({ store, place: placeOfSource(store) }));
	const lost = places.find(({ place }) => place === undefined);
	if (lost !== undefined) return { kind: "wanted", name: lost.store.replace(/^file:/, "") };
	const known = places as NamedPlace[];
	const many = parseMany(policy);
	if (many === undefined) return { kind: "compared", sources: known };
	if (many.kind === "joined") {
		const store = joinedName(sources, many.choice);
		return {
			kind: "open",
			store,
			tree: await call("openJoined", { store, sources: known, choice: many.choice }, { signal }),
		};
	}
	const one = known[many.number];
	if (one === undefined) return { kind: "compared", sources: known };
	return { kind: "open", store: one.store, tree: await call("open", one, { signal }) };
}

/** The name of a joined store in the engine. */
function joinedName(sources: readonly string[], choice: JoinChoice): string {
	return `${formatMany({ kind: "joined", choice })}\n${sources.join("\n")}`;
}
