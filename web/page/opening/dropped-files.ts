import type { DroppedFile } from "../../engine/stores.ts";

/** The files of a drop, those in folders too. To be called at once: a browser forgets what was dropped when the event is over. */
export function droppedFiles(data: DataTransfer): Promise<DroppedFile[]> {
	const entries = Array.from(data.items).flatMap((item) => {
		const entry = item.kind === "file" ? item.webkitGetAsEntry() : null;
		return entry === null ? [] : [entry];
	});
	if (entries.length > 0) return collect(entries);
	return Promise.resolve(Array.from(data.files, (file) => ({ path: file.name, file })));
}

/** The files that were chosen, of a folder with their paths in it. */
export function chosenFiles(files: FileList): DroppedFile[] {
	return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function collect(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
	const found = await Promise.all(
		entries.map(async (entry): Promise<DroppedFile[]> => {
			if (entry.isDirectory) return collect(await children(entry as FileSystemDirectoryEntry));
			const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
			return [{ path: entry.fullPath.replace(/^\//, ""), file }];
		}),
	);
	return found.flat();
}

/** Browsers give the entries of a folder in pieces, an empty one at the end. */
async function children(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
	const reader = folder.createReader();
	const all: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
		if (some.length === 0) return all;
		all.push(...some);
	}
}
