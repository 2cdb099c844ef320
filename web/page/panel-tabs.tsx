import type { VNode } from "preact";
import { LazyPart } from "./lazy-part.tsx";
import { PANELS } from "./panels.ts";
import { shownArray } from "./state/opened.ts";
import { changeView, viewState } from "./state/view-state.ts";
import { Tabs, tabId } from "./tabs.tsx";

/** The panel beside the view, with its tabs. */
export function PanelTabs(): VNode | null {
	const now = shownArray.value;
	const shown = PANELS.find(({ name }) => name === viewState.value.panel) ?? PANELS[0];
	if (now.kind !== "shown" || shown === undefined) return null;
	const { store, facts } = now;
	return (
		<>
			<Tabs
				label="Details"
				tabs={PANELS}
				chosen={shown.name}
				panel="panel"
				onChoose={(name) => changeView({ panel: name })}
			/>
			<div
				class="panel"
				id="panel"
				role="tabpanel"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
				tabIndex={0}
				aria-labelledby={tabId("panel", shown.name)}
			>
				<LazyPart load={shown.load} props={{ store, facts }} />
			</div>
		</>
	);
}
