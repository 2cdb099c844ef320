import type { MiraError } from "../../errors.ts";
import { BTREE_V2_TYPES } from "./btree-v2.ts";
import { type DenseObject, readDenseObjects } from "./dense-objects.ts";
import type { Hdf5File } from "./file.ts";
import { problemOf } from "./file-problem.ts";
import { parseLinkInfo } from "./messages/dense-storage.ts";
import { parseLink } from "./messages/link.ts";
import { MESSAGE, type ObjectHeader } from "./object-header.ts";
import type { GroupObject, Link } from "./object-model.ts";
import type { Reading } from "./reading.ts";
import { readSymbolTable } from "./symbol-table.ts";

/** The links of a group; those that could not be read are `problems`. */
export type GroupLinks = Pick<GroupObject, "links" | "storedLinks" | "hasCreationOrder" | "problems">;

/** Hash of the name, then the identifier in the heap. */
const LINK_NAME_INDEX = { treeType: BTREE_V2_TYPES.linkName, what: "the links of a group", idAt: 4, idBytes: 7 };

/** True for the header of a group, of the old or the new kind. */
export function isGroup({ messages }: ObjectHeader): boolean {
	return messages.some(({ type }) => type === MESSAGE.symbolTable || type === MESSAGE.linkInfo);
}

/** The links of a group: in the order of creation where it is tracked, else by name. */
export function* readLinks(file: Hdf5File, { messages }: ObjectHeader): Reading<GroupLinks> {
	const table = messages.find(({ type }) => type === MESSAGE.symbolTable);
	if (table !== undefined) {
		const links = yield* readSymbolTable(file, table.body);
		return { links, storedLinks: links, hasCreationOrder: false, problems: [] };
	}
	const info = messages.find(({ type }) => type === MESSAGE.linkInfo);
	const storage = info === undefined ? undefined : parseLinkInfo(info.body);
	const dense = storage === undefined ? [] : yield* readDenseObjects(file, storage, LINK_NAME_INDEX);
	dense.sort((a, b) => hashOf(a) - hashOf(b));
	const compact = messages.filter(({ type }) => type === MESSAGE.link);
	const links: Link[] = [];
	const problems: MiraError[] = [];
	for (const cursor of [...compact.map(({ body }) => body), ...dense.map(({ object }) => object)]) {
		try {
			links.push(parseLink(cursor));
		} catch (error) {
			problems.push(problemOf(file.budget, error));
		}
	}
	const hasCreationOrder = storage?.hasCreationOrder ?? false;
	const inOrder = links.toSorted(hasCreationOrder ? byCreation : byName);
	return { links: inOrder, storedLinks: links, hasCreationOrder, problems };
}

/** The B-tree has its records in this order. */
function hashOf({ record }: DenseObject): number {
	const [a = 0, b = 0, c = 0, d = 0] = record;
	return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}

function byCreation(a: Link, b: Link): number {
	return (a.creationOrder ?? 0) - (b.creationOrder ?? 0);
}

function byName(a: Link, b: Link): number {
	return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
