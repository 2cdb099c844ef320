import type { Cut, Described, FolderContents } from "../inputs/folder-contents.ts";
import { shellWord } from "../shell-word.ts";
import { cut, tableLines, wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, sizeText } from "../wording.ts";

/** A folder that is no store, as it is shown. */
export type FolderView = FolderContents & {
	/** As the user named it. */
	name: string;
	/** True for what a pattern matches, wherever that is. */
	isPattern: boolean;
	isRecursive: boolean;
};

/** Entries that cannot be opened, of which the names are told. */
const MOST_OTHERS = 5;
/** Characters of their names. */
const MOST_NAME = 40;
/** Names longer than this part of a line are cut, so that the rest of the line fits. */
const NAME_SHARE = 0.6;

/** What can be opened in a folder, as a table; what else is there in a line; and what to type next. */
export function folderLines(view: FolderView, { style, columns }: Printer): string[] {
	const { name, entries, cuts } = view;
	const openable = entries.filter(({ nature }) => nature.kind === "openable");
	const folders = entries.filter(({ nature }) => nature.kind === "folder");
	const others = entries.filter(({ nature }) => nature.kind === "other" || nature.kind === "unreadable");
	const summary = [
		`${openable.length === 0 ? "nothing" : openable.length} that can be opened`,
		...(folders.length === 0 ? [] : [counted(folders.length, "folder")]),
		...(others.length === 0 ? [] : [`${others.length} other ${others.length === 1 ? "file" : "files"}`]),
	].join(", ");
	const rows = [...openable, ...(view.isRecursive ? [] : folders)].map((entry) => rowOf(entry, columns));
	return [
		style.bold(name),
		`${view.isPattern ? "a pattern" : "a folder, not a store"}: ${summary}`,
		...(rows.length === 0 ? [] : ["", ...tableLines(rows, { indent: 2, align: ["left", "left", "right"] })]),
		...(others.length === 0 ? [] : ["", ...wrap(`cannot be opened: ${othersText(others)}`, columns)]),
		...cuts.flatMap((one) => wrap(cutText(one), columns).map(style.yellow)),
		"",
		// Commands stay whole, so that they can be copied.
		...tableLines(nextSteps(view, openable, folders)).map(style.dim),
	];
}

function rowOf({ path, isFolder, nature, sizeBytes }: Described, columns: number): string[] {
	const name = cut(isFolder ? `${path}/` : path, Math.floor(columns * NAME_SHARE));
	if (nature.kind !== "openable") return [name, "folder", ""];
	return [name, nature.format, isFolder ? "" : sizeText(sizeBytes)];
}

function othersText(others: readonly Described[]): string {
	const named = others.slice(0, MOST_OTHERS).map(({ path, nature }) => {
		const name = cut(path, MOST_NAME);
		return "what" in nature ? `${name} (${nature.what})` : name;
	});
	const more = others.length - named.length;
	return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function cutText(cut: Cut): string {
	if (cut.kind === "depth") return `not searched: ${cut.folder}, which is too deep`;
	return `not looked at: ${cut.unseen} more entries of ${cut.folder}; --max-entries COUNT looks at more`;
}

function nextSteps(
	{ name, isPattern, isRecursive }: FolderView,
	openable: readonly Described[],
	folders: readonly Described[],
): string[][] {
	const [first] = openable;
	const input = shellWord(name);
	const formats = new Set(openable.map(({ nature }) => (nature.kind === "openable" ? nature.format : "")));
	const mayBeJoined = openable.length > 1 && formats.size === 1 && !isRecursive;
	const mayGoDeeper = folders.length > 0 && !isRecursive && !isPattern;
	return [
		...(first === undefined ? [] : [["to see one", `mirazarr info ${shellWord(first.place)}`]]),
		...(mayBeJoined ? [["to join them", `mirazarr build ${input} -o cube.json`]] : []),
		...(mayGoDeeper ? [["to look deeper", `mirazarr info ${input} --recursive`]] : []),
	];
}
