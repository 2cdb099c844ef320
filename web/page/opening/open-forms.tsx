import type { VNode } from "preact";
import { useId, useRef } from "preact/hooks";
import { startEngine } from "../engine-client.ts";
import { showSources } from "../state/view-state.ts";
import { chosenFiles } from "./dropped-files.ts";
import { openFiles } from "./open-files.ts";

/** Buttons that let the reader choose files, or a folder. */
export function ChooseFiles(): VNode {
	const files = useRef<HTMLInputElement>(null);
	const folder = useRef<HTMLInputElement>(null);
	const open = (event: Event): void => {
		const input = event.currentTarget as HTMLInputElement;
		if (input.files !== null) void openFiles(chosenFiles(input.files));
		// Choosing the same file again is a change, too.
		input.value = "";
	};
	return (
		<div class="choose">
			<button type="button" class="button main" onClick={() => files.current?.click()}>
				Choose files
			</button>
			<button type="button" class="button" onClick={() => folder.current?.click()}>
				Choose a folder
			</button>
			<input ref={files} type="file" multiple hidden aria-label="Files" onChange={open} />
			<input
				ref={(input) => {
					folder.current = input;
					if (input !== null) input.webkitdirectory = true;
				}}
				type="file"
				hidden
				aria-label="A folder"
				onChange={open}
			/>
		</div>
	);
}

/** A field for an address. Several are separated by spaces or lines. */
export function OpenUrl({ onOpen }: { onOpen?: (() => void) | undefined }): VNode {
	// The dialog of the header has one, too.
	const id = useId();
	const open = (event: SubmitEvent): void => {
		event.preventDefault();
		const text = String(new FormData(event.currentTarget as HTMLFormElement).get("url"));
		const sources = text.split(/\s+/).filter((word) => word !== "");
		if (sources.length === 0) return;
		onOpen?.();
		showSources(sources.map((source) => (/^[a-z][a-z0-9+.-]*:/i.test(source) ? source : `https://${source}`)));
	};
	return (
		<form class="open-url" onSubmit={open}>
			<label class="unseen" for={id}>
				Address of a file or store
			</label>
			<input
				id={id}
				name="url"
				class="field"
				type="text"
				inputMode="url"
				autocomplete="url"
				autocapitalize="off"
				spellcheck={false}
				placeholder="https://… , s3://… , gs://… , az://…"
				onFocus={() => startEngine()}
			/>
			<button type="submit" class="button">
				Open
			</button>
		</form>
	);
}
