import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ICONS } from "./icons.tsx";

/** How long it is said that something was copied. */
const SAID_MS = 1500;

/** Copies a text to the clipboard. */
export function CopyButton({
	text,
	label,
	icon = ICONS.copy,
}: {
	text: string | (() => string);
	label: string;
	icon?: VNode;
}): VNode {
	const [isDone, setIsDone] = useState(false);
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(typeof text === "string" ? text : text());
		setIsDone(true);
		setTimeout(() => setIsDone(false), SAID_MS);
	};
	return (
		<button type="button" class="icon-button" title={label} aria-label={isDone ? "Copied" : label} onClick={copy}>
			{isDone ? ICONS.done : icon}
		</button>
	);
}
