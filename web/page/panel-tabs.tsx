import type { VNode } from "preact";
import { LazyPart } from "./lazy-part.tsx";
import { PANELS } from "./panels.ts";
import { shownArray } from "./state/opened.ts";
import { changeView, viewState } from "./state/view-state.ts";

/** The panel beside the view, with its tabs. */
export function PanelTabs(): VNode | null {
	const now = shownArray.value;
	const shown = PANELS.find(({ name }) => name === viewState.value.panel) ?? PANELS[0];
	if (now.kind !== "shown" || shown === undefined) return null;
	const { store, facts } = now;
	return (
		<>
			<div class="tabs" role="tablist" aria-label="Details">
				{PANELS.map(({ name, label }) => (
					<button
						type="button"
						role="tab"
						key={name}
						id={`panel-tab-${name}`}
						aria-selected={name === shown.name}
						aria-controls="panel"
						onClick={() => changeView({ panel: name })}
					>
						{label}
					</button>
				))}
			</div>
			<div class="panel" id="panel" role="tabpanel" tabIndex={0} aria-labelledby={`panel-tab-${shown.name}`}>
				<LazyPart load={shown.load} props={{ store, facts }} />
			</div>
		</>
	);
}
