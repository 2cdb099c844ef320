import { allCodecs, isOfZarrPython } from "../codecs/portability.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { hint, option } from "../errors.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { DataType } from "../zarr/data-type.ts";

/** Kinds of data types that the core of Zarr v3 has, and `string`. */
const KNOWN_KINDS: ReadonlySet<DataType["kind"]> = new Set(["bool", "int", "uint", "float", "complex", "string"]);

const TRANSCODE = hint`Serve it with ${option("transcode", "raw")}`;

type Note = Omit<Diagnostic, "path">;

/** What some clients cannot read of a store as it is. */
export function portabilityNotes(store: ManifestStore): Diagnostic[] {
	return Array.from(walk(store.group)).flatMap((node) =>
		node.kind === "array" ? notesOf(node.array.description).map((note) => ({ path: node.path, ...note })) : [],
	);
}

function notesOf({ chunkGrid, codecs, dataType }: ArrayDescription): Note[] {
	const notes: Note[] = [];
	if (chunkGrid.kind === "rectilinear")
		notes.push({
			severity: "warning",
			code: "grid-not-portable",
			message: "its chunks differ in length (a rectilinear grid), which most Zarr readers do not know",
			...TRANSCODE,
		});
	const strange = allCodecs(codecs).flatMap((codec) => (isOfZarrPython(codec) ? [] : [`"${codec.name}"`]));
	if (strange.length > 0)
		notes.push({
			severity: "warning",
			code: "codec-not-portable",
			message: `clients need the codec ${strange.join(", ")}, which zarr-python does not have by itself`,
			...TRANSCODE,
		});
	if (!KNOWN_KINDS.has(dataType.kind))
		notes.push({
			severity: "info",
			code: "type-not-portable",
			message: `its data type "${dataType.name}" is an extension of Zarr, which not every reader knows`,
		});
	return notes;
}
