import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { startEngine } from "../engine-client.ts";
import { droppedFiles } from "./dropped-files.ts";
import { openFiles } from "./open-files.ts";

/** Takes files that are dropped anywhere on the page, and shows that it does while they are dragged over it. */
export function DropTarget(): VNode | null {
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
		const over = (event: DragEvent): void => {
			if (!hasFiles(event)) return;
			event.preventDefault();
			startEngine();
			setIsOver(true);
		};
		const leave = (event: DragEvent): void => {
			if (event.relatedTarget === null) setIsOver(false);
		};
		const drop = (event: DragEvent): void => {
			if (!hasFiles(event) || event.dataTransfer === null) return;
			event.preventDefault();
			setIsOver(false);
			void droppedFiles(event.dataTransfer).then(openFiles);
		};
		addEventListener("dragenter", over);
		addEventListener("dragover", over);
		addEventListener("dragleave", leave);
		addEventListener("drop", drop);
		return () => {
			removeEventListener("dragenter", over);
			removeEventListener("dragover", over);
			removeEventListener("dragleave", leave);
			removeEventListener("drop", drop);
		};
	}, []);
	return isOver ? (
		<div class="drop-over" aria-hidden="true">
			<p>Drop to open</p>
		</div>
	) : null;
}
