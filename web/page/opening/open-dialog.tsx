import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ICONS } from "../icons.tsx";
import { viewState } from "../state/view-state.ts";
import { ChooseFiles, OpenUrl } from "./open-forms.tsx";

/** The button of the header that opens something else, and its dialog. */
export function OpenDialog(): VNode {
	const dialog = useRef<HTMLDialogElement>(null);
	const { sources } = viewState.value;
	useEffect(() => dialog.current?.close(), [sources.join("\n")]);
	return (
		<>
			<button type="button" class="button" aria-label="Open" onClick={() => dialog.current?.showModal()}>
				{ICONS.open}
				<span>Open</span>
			</button>
			<dialog ref={dialog} class="open-dialog" aria-labelledby="open-dialog-title">
				<div class="open-dialog-head">
					<h2 id="open-dialog-title">Open</h2>
					<button type="button" class="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
						{ICONS.close}
					</button>
				</div>
				<p class="small quiet">Files can also be dropped anywhere on the page.</p>
				<ChooseFiles />
				<OpenUrl onOpen={() => dialog.current?.close()} />
			</dialog>
		</>
	);
}
