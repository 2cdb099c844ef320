import type { VNode } from "preact";
import { LazyPart } from "./lazy-part.tsx";
import { ErrorMessage } from "./opening/error-message.tsx";
import { shownArray } from "./state/opened.ts";
import { changeView, type ViewName, viewState } from "./state/view-state.ts";
import { Tabs, tabId } from "./tabs.tsx";
import { VIEWS } from "./views.ts";

/** The view of the array that is chosen, with a tab for each that applies to it. */
export function ViewTabs(): VNode {
	const now = shownArray.value;
	if (now.kind === "failed") return <ErrorMessage error={now.error} />;
	if (now.kind !== "shown") return <p class="quiet" role="status" />;
	const { store, facts } = now;
	const views = VIEWS.filter((view) => view.applies(facts));
	const shown = views.find(({ name }) => name === viewState.value.view) ?? views[0];
	return (
		<>
			<Tabs
				label="Views"
				tabs={views}
				chosen={shown?.name}
				panel="view"
				onChoose={(name) => changeView({ view: name as ViewName }, "push")}
			/>
			<div class="view" id="view" role="tabpanel" aria-labelledby={shown && tabId("view", shown.name)}>
				{shown && <LazyPart load={shown.load} props={{ store, facts }} />}
			</div>
		</>
	);
}
