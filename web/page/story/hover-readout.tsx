import type { VNode } from "preact";
import { viewState } from "../state/view-state.ts";
import { hovered } from "./cell-events.ts";
import "./hover-readout.css";

/** The value under the pointer and where it is, from what is on the screen. */
export function HoverReadout(): VNode {
	// What was pointed at before another array was chosen is no more.
	const cell = hovered.value?.path === viewState.value.path ? hovered.value : null;
	return (
		<p class="hover-readout numbers">
			{cell === null ? (
				<span class="quiet">Point at a value to see it, click it for its story.</span>
			) : (
				<>
					<b class={cell.value === null ? "is-missing" : undefined}>
						{cell.value === null ? "missing" : String(cell.value)}
						{cell.value !== null && cell.unit !== undefined && <span class="unit"> {cell.unit}</span>}
					</b>
					{cell.reason !== null && <span>{cell.reason}</span>}
					{(cell.coordinates ?? []).map(({ name, text }) => (
						<span key={name}>
							<span class="quiet">{name}</span> {text}
						</span>
					))}
					<span class="quiet index">[{cell.index.join(", ")}]</span>
				</>
			)}
		</p>
	);
}
