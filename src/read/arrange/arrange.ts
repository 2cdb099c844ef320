import { checkOptions, MiraError, type OptionValues, oneOf, TAKES } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../../io/deadline.ts";
import { hasRootArray, ManifestGroup } from "../../manifest/manifest-group.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { answerZarrita } from "../zarrita-extension.ts";
import { type ArrangeConvention, CONVENTIONS } from "./arrangement.ts";
import { arrangeGeozarr, DEFAULT_NAME, type GeozarrOptions } from "./geozarr.ts";
import { arrangeOme, type OmeOptions } from "./ome.ts";

/** Options of `arrange`. */
export type ArrangeOptions = AbortOptions &
	GeozarrOptions &
	OmeOptions & {
		/** A group that becomes the root, or an image that is arranged alone; by default all of the store. */
		path?: string | undefined;
	};

const OWN_OPTIONS: OptionValues<Omit<ArrangeOptions, keyof AbortOptions>> = {
	path: TAKES.text,
	name: { text: "a name without /", accepts: (value) => typeof value === "string" && /^[^/]+$/.test(value) },
	band: oneOf("together", "separate"),
	coordinates: TAKES.boolean,
	northUp: TAKES.boolean,
	window: {
		text: "two numbers, the lower one first",
		accepts: (value) =>
			Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] < value[1],
	},
};

const ARRANGE_OPTIONS: OptionValues<ArrangeOptions> = { ...OWN_OPTIONS, ...ABORT_OPTIONS };

/**
 * A store around the same arrays in the form that viewers ask for. `geozarr`: every level of a pyramid a group that holds the image
 * under one name, with `multiscales`, `spatial:` and `proj:` on the groups. `ome`: images of OME-Zarr 0.5, with axes, scales and
 * channels. Coordinates of grids are read, to find out whether they are even; data are not.
 */
export async function arrange(
	store: ManifestStore,
	convention: ArrangeConvention,
	options: ArrangeOptions = {},
): Promise<ManifestStore> {
	if (!CONVENTIONS.accepts(convention))
		throw new MiraError("bad-argument", `arrange: the convention must be ${CONVENTIONS.text}, not "${convention}"`);
	checkOptions("arrange", options, ARRANGE_OPTIONS);
	return withDeadline("arranging", options, (own) => arranged(store, convention, own), { url: store.url });
}

async function arranged(
	source: ManifestStore,
	convention: ArrangeConvention,
	options: ArrangeOptions,
): Promise<ManifestStore> {
	const { signal } = options;
	const store = inGroup(source, options.name);
	const { group, diagnostics } =
		convention === "geozarr"
			? await arrangeGeozarr(store, rootFor(store, options.path), options, signal)
			: await arrangeOme(store, options, signal);
	const { url, registry, facts, format } = source;
	const result = new ManifestStore({
		url,
		group,
		registry,
		facts,
		diagnostics: [...store.diagnostics, ...diagnostics],
	});
	result.format = format;
	return answerZarrita(result);
}

/** A store whose root is an array, as one that holds it: attributes of conventions stand at a group. */
function inGroup(store: ManifestStore, name: string = DEFAULT_NAME): ManifestStore {
	if (!hasRootArray(store.group)) return store;
	const group = new ManifestGroup();
	for (const [, node] of store.group.nodes()) group.add(name, node);
	return new ManifestStore({ url: store.url, group, registry: store.registry, diagnostics: store.diagnostics });
}

/** The group at a path, or the one that an array is in. */
function rootFor(store: ManifestStore, path = "/"): { path: `/${string}`; group: ManifestGroup } {
	const node = store.node(path);
	if (node?.kind === "group") return { path: node.path, group: node.group };
	// It says what is wrong with a path at which there is nothing.
	store.array(path);
	const own = node?.path ?? "/";
	const above = store.node(own.slice(0, own.lastIndexOf("/")) || "/");
	return above?.kind === "group" ? { path: above.path, group: above.group } : { path: "/", group: store.group };
}
