/** Texts and single values, as they are. */
import type { VNode } from "preact";
import { ruleLabel } from "../../engine/switched-rules.ts";
import { HatchSwatch } from "../missing/hatch-swatch.tsx";
import { ErrorMessage } from "../opening/error-message.tsx";
import { viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import "../style/views.css";
import "./table.css";

/** Texts that are shown; a table shows more. */
const MOST_TEXTS = 500;

/** The view named text. */
export function TextView({ store, facts }: ViewProps): VNode {
	const answer = useCall("texts", { store, path: facts.path, most: MOST_TEXTS, switched: viewState.value.off });
	if (answer.kind === "failed") return <ErrorMessage error={answer.error} />;
	if (answer.value === undefined)
		return (
			<p class="quiet view-waiting" role="status">
				Reading …
			</p>
		);
	const { texts, reasons, rules, total } = answer.value;
	const shown = texts.map((text, i) => {
		const rule = rules[(reasons[i] ?? 0) - 1];
		return { text, rule, number: (reasons[i] ?? 0) - 1 };
	});
	const [first] = shown;
	if (total === 1 && first !== undefined)
		return (
			<div class="text-view" data-texts="1">
				<pre class={first.text.length < 40 ? "single" : undefined}>
					{first.text}
					{facts.units !== undefined && facts.units !== "1" && ` ${facts.units}`}
				</pre>
				{first.rule !== undefined && (
					<p>
						<HatchSwatch rule={first.number} /> missing: {ruleLabel(first.rule)}
					</p>
				)}
			</div>
		);
	return (
		<div class="text-view" data-texts={texts.length}>
			<ol start={0}>
				{shown.map(({ text, rule, number }, i) => (
					<li key={i}>
						{rule === undefined ? (
							<pre>{text}</pre>
						) : (
							<span title={`stored ${text}`}>
								<HatchSwatch rule={number} /> missing: {ruleLabel(rule)}
							</span>
						)}
					</li>
				))}
			</ol>
			{texts.length < total && (
				<p class="quiet">
					The first {texts.length} of {total.toLocaleString("en")}: the table shows all.
				</p>
			)}
		</div>
	);
}
