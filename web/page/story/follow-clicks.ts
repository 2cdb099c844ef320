import { effect, untracked } from "@preact/signals";
import { changeView, viewState } from "../state/view-state.ts";
import { clicked } from "./cell-events.ts";

/** Tells the story of each cell that is clicked, from now on. */
export function followClicks(): void {
	effect(() => {
		const cell = clicked.value;
		if (cell === null) return;
		untracked(() => {
			if (cell.path === viewState.value.path) changeView({ cell: cell.index, panel: "story" });
		});
	});
}
