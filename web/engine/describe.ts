import { type ArrayRole, type AttributeValue, coordinateSystem, type ManifestGroup, rolesIn } from "mirazarr";
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
	/** Those of the groups that it is in, the nearest first; groups without any are left out. */
	groupAttributes: readonly { path: string; attributes: readonly AttributeFacts[] }[];
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
		attributes: factsOf(attributes),
		groupAttributes: groupsAbove(store.group, path).flatMap(({ path: above, group }) =>
			group.attributes.size === 0 ? [] : [{ path: above, attributes: factsOf(group.attributes) }],
		),
	};
}

function factsOf(attributes: ReadonlyMap<string, AttributeValue>): AttributeFacts[] {
	return Array.from(attributes, ([name, value]) => attributeFacts(name, value));
}

/** The groups that an array is in, the nearest first. */
function groupsAbove(root: ManifestGroup, path: string): { path: string; group: ManifestGroup }[] {
	const groups = [{ path: "/", group: root }];
	let [group, above] = [root, ""];
	for (const name of path.split("/").slice(1, -1)) {
		const below = group.groups.get(name);
		if (below === undefined) break;
		[group, above] = [below, `${above}/${name}`];
		groups.unshift({ path: above, group });
	}
	return groups;
}

function roleOf(root: ManifestGroup, path: string): ArrayRole {
	const { group = root } = groupsAbove(root, path)[0] ?? {};
	return rolesIn(group).get(path.slice(path.lastIndexOf("/") + 1)) ?? "data";
}

/** An attribute as the page shows it. */
export function attributeFacts(name: string, { dataType, shape, values }: AttributeValue): AttributeFacts {
	const shown = Array.from(values as Iterable<unknown>, (value) =>
		typeof value === "number" && dataType === "float32" ? shortFloat32(value) : shownJson(value),
	);
	return { name, dataType, shape, text: shown.join(", ") };
}

/** The shortest decimal that is this float32, and not the longer one of the double that holds it. */
function shortFloat32(value: number): string {
	for (let digits = 1; digits < 9; digits++) {
		const short = Number(value.toPrecision(digits));
		if (Math.fround(short) === value) return shownJson(Object.is(value, -0) ? value : short);
	}
	return shownJson(value);
}

/** Short enough to be looked at. */
const MOST_CHARACTERS = 20_000;

/** A value as JSON has it; texts stand without their quotes, and what JSON has no number for as what it is. */
function shownJson(value: unknown): string {
	const text =
		typeof value === "string"
			? value
			: typeof value === "number" || typeof value === "bigint"
				? Object.is(value, -0)
					? "-0"
					: String(value)
				: (JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? "");
	return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
