import type { VNode } from "preact";
import { showSources } from "../state/view-state.ts";

/** What the page shows before anything is open: ways to open something. */
export function Start(): VNode {
	return (
		<section class="start">
			<h1>Drop a file</h1>
			<button type="button" onClick={() => showSources(["sample:sea-surface.nc"])}>
				Sea surface temperature
			</button>
		</section>
	);
}
