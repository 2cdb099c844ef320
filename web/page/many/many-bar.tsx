import type { VNode } from "preact";
import { formatMany, parseMany } from "../../engine/join-choice.ts";
import { sourceName } from "../opening/source-place.ts";
import { changeView, EMPTY_VIEW, viewState } from "../state/view-state.ts";
import "./many-bar.css";

/** Shows another of several files, all of them joined, or how they compare. */
export function showMany(policy: string | undefined): void {
	const { sources, panel } = viewState.value;
	changeView({ ...EMPTY_VIEW, sources, panel, policy }, "push");
}

/** Which of several files is seen: one line above the tree. */
export function ManyBar(): VNode | null {
	const { sources, policy } = viewState.value;
	const many = parseMany(policy);
	if (sources.length < 2 || many === undefined) return null;
	const now = formatMany(many);
	return (
		<div class="many-bar">
			<select
				class="field"
				aria-label="Which file"
				value={now}
				onChange={({ currentTarget }) => showMany(currentTarget.value)}
			>
				{many.kind === "joined" ? (
					<option value={now}>{sources.length} files as one</option>
				) : (
					<option value="compare">Compare {sources.length} files …</option>
				)}
				{sources.map((source, number) => (
					<option key={source} value={formatMany({ kind: "single", number })}>
						{sourceName(source)}
					</option>
				))}
			</select>
			<button type="button" class="button" onClick={() => showMany(undefined)}>
				Compare
			</button>
		</div>
	);
}
