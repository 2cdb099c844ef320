/** Gives a file to the reader, by the browser's own way to save one. */
export function saveFile(name: string, content: Blob): void {
	const url = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// Browsers begin to read it after this task.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
