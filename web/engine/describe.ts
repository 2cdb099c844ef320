import { type ArrayRole, type AttributeValue, coordinateSystem, rolesIn } from "mirazarr";
import type { CallContext } from "./engine.ts";
import { type ArraySummary, summarise } from "./tree.ts";

/** An attribute as the page shows it: its type as the file has it, and its value as text. */
export type AttributeFacts = { name: string; dataType: string; shape: readonly number[]; text: string };

/** Everything about an array but its values. */
export type ArrayFacts = ArraySummary & {
	path: string;
	/** Of the whole store, or rather of the longest chunks where they differ. */
	chunkShape: readonly number[];
	hasUnevenChunks: boolean;
	/** In the order of encoding. */
	codecs: readonly { name: string; configuration: string }[];
	/** What storage that was never written reads as, in the spelling of Zarr documents. */
	fillValue: string;
	/** The coordinate system by its name; undefined where the array has none that is understood. */
	crs: string | undefined;
	attributes: readonly AttributeFacts[];
};

/** Tells everything about an array but its values. */
export async function describe(
	{ store: name, path }: { store: string; path: string },
	{ engine }: CallContext,
): Promise<ArrayFacts> {
	const store = await engine.store(name);
	const array = store.array(path);
	const { chunkGrid, codecs, attributes } = array.description;
	const crs = coordinateSystem(store, path);
	return {
		path,
		...summarise(array, roleOf(store.group, path)),
		chunkShape:
			chunkGrid.kind === "regular"
				? chunkGrid.chunkShape
				: chunkGrid.edges.map((axis) =>
						axis.kind === "repeat" ? axis.length : Math.max(0, ...axis.runs.map(({ length }) => length)),
					),
		hasUnevenChunks: chunkGrid.kind === "rectilinear",
		codecs: codecs.map(({ name, configuration }) => ({
			name,
			configuration: configuration === undefined ? "" : shownJson(configuration),
		})),
		fillValue: shownJson(array.metadata.fill_value),
		crs: crs === undefined ? undefined : crs.code === undefined ? crs.name : `${crs.name} (${crs.code})`,
		attributes: Array.from(attributes, ([name, value]) => attributeFacts(name, value)),
	};
}

function roleOf(root: Parameters<typeof rolesIn>[0], path: string): ArrayRole {
	const names = path.split("/").slice(1);
	let group = root;
	for (const name of names.slice(0, -1)) group = group.groups.get(name) ?? group;
	return rolesIn(group).get(names.at(-1) ?? "") ?? "data";
}

/** An attribute as the page shows it. */
export function attributeFacts(name: string, { dataType, shape, values }: AttributeValue): AttributeFacts {
	const shown = Array.from(values as Iterable<unknown>, (value) =>
		typeof value === "string" ? value : shownJson(value),
	);
	return { name, dataType, shape, text: shown.join(", ") };
}

/** Short enough to be looked at. */
const MOST_CHARACTERS = 20_000;

function shownJson(value: unknown): string {
	const text =
		typeof value === "number" || typeof value === "bigint"
			? Object.is(value, -0)
				? "-0"
				: String(value)
			: (JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? "");
	return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
