/** What is missing in view, and why: a line a rule, with a switch. */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import {
	enabledBits,
	isOn,
	isOnByDefault,
	isSwitchable,
	type MissingRuleFacts,
	MOST_RULES,
	ruleLabel,
	withSwitched,
} from "../../engine/switched-rules.ts";
import { call, isAbort } from "../engine-client.ts";
import { changeView, viewState } from "../state/view-state.ts";
import { HATCH_NAMES } from "./hatch.ts";
import { HatchSwatch } from "./hatch-swatch.tsx";
import "./missing.css";

/** What a legend counts. */
export type MissingCounts = { total: number; counts: readonly number[] };

/** What is told. */
export type LegendProps = {
	store: string;
	path: string;
	rules: readonly MissingRuleFacts[];
	/** What is in view; undefined while it is on its way. */
	inView: MissingCounts | undefined;
	/** Among what they are counted, behind the number: cells in view, or what stands for them. */
	among: string;
};

/** The legend of missing data. */
export function MissingLegend({ store, path, rules, inView, among }: LegendProps): VNode {
	const { off } = viewState.value;
	const [whole, count] = useWholeCount(store, path, enabledBits(rules, off));
	const missing = inView?.counts.reduce((sum, one) => sum + one, 0);
	return (
		<section class="missing-legend" aria-label="Missing data">
			<header>
				<h3>Missing data</h3>
				<p class="quiet" role="status">
					{inView === undefined || missing === undefined
						? "…"
						: rules.length === 0
							? "No rule makes a value missing"
							: `${shareText(missing, inView.total)} ${among}`}
				</p>
				{rules.length > 0 && (
					<button type="button" class="small-button" onClick={count} disabled={whole.kind === "counting"}>
						{whole.kind === "counting" ? `Counting … ${Math.round(whole.share * 100)} %` : "Count all"}
					</button>
				)}
			</header>
			<ul>
				{rules.slice(0, MOST_RULES).map((rule, i) => {
					const isRuleOn = isOn(rule, off);
					const canSwitch = isSwitchable(rule);
					return (
						<li key={rule.text} data-rule={rule.text} data-on={String(isRuleOn)}>
							<label title={canSwitch ? HINTS[rule.cause] : "There is no number here that could be shown"}>
								<input
									type="checkbox"
									checked={isRuleOn}
									disabled={!canSwitch}
									onChange={() => changeView({ off: withSwitched(rule, off) })}
								/>
								<HatchSwatch rule={i} />
								<span class="rule-text">
									{ruleLabel(rule)}
									<span class="sr-only">, drawn as {HATCH_NAMES[i]}</span>
								</span>
							</label>
							{!isOnByDefault(rule) && <span class="rule-note">NetCDF rule</span>}
							<span class="rule-count" data-count={isRuleOn ? inView?.counts[i] : undefined}>
								{isRuleOn && inView !== undefined ? shareText(inView.counts[i] ?? 0, inView.total) : "–"}
							</span>
							{whole.kind === "counted" && (
								<span class="rule-count" data-count-all={whole.counts[i]}>
									{shareText(whole.counts[i] ?? 0, whole.total)} of all
								</span>
							)}
						</li>
					);
				})}
			</ul>
			{whole.kind === "failed" && <p class="quiet">{whole.message}</p>}
		</section>
	);
}

const HINTS: Readonly<Record<MissingRuleFacts["cause"], string>> = {
	sentinel: "Switch it off to see the stored number as a value",
	maskArray: "Switch it off to see what the mask hides",
	codecBitmap: "",
	storageFill: "Storage that was never written",
	defaultFill: "The NetCDF library's default fill: xarray does not mask it, netCDF4 does",
	validRange: "xarray does not mask by the valid range, netCDF4 does",
	notANumber: "",
};

/** A count with its share: `1,204 (3.1 %)`. */
export function shareText(count: number, total: number): string {
	if (count === 0 || total === 0) return "0";
	const percent = (100 * count) / total;
	const share =
		percent >= 99.95 && count < total ? ">99.9" : percent < 0.1 ? "<0.1" : percent.toFixed(1).replace(/\.0$/, "");
	return `${count.toLocaleString("en")} (${share} %)`;
}

type WholeCount =
	| { kind: "unknown" }
	| { kind: "counting"; share: number }
	| { kind: "counted"; total: number; counts: readonly number[] }
	| { kind: "failed"; message: string };

/** Cells that are counted at a time. */
const PART_CELLS = 2 ** 22;

/** Counts an array as a whole, part by part, when it is asked to. */
function useWholeCount(store: string, path: string, enabled: number): [WholeCount, () => void] {
	const key = `${store}\n${path}\n${enabled}`;
	const [state, setState] = useState<{ key: string; count: WholeCount }>({ key, count: { kind: "unknown" } });
	const running = useRef<AbortController | undefined>(undefined);
	if (state.key !== key) running.current?.abort();
	const set = (count: WholeCount): void => setState({ key, count });
	const start = async (): Promise<void> => {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		set({ kind: "counting", share: 0 });
		try {
			const sums = new Array<number>(MOST_RULES).fill(0);
			let from: number | undefined = 0;
			let total = 0;
			while (from !== undefined) {
				const part: { counts: number[]; done: number; total: number; next: number | undefined } = await call(
					"countMissing",
					{ store, path, enabled, from, cells: PART_CELLS },
					{ signal: controller.signal },
				);
				for (const [i, one] of part.counts.entries()) sums[i] = (sums[i] ?? 0) + one;
				total = part.total;
				from = part.next;
				set({ kind: "counting", share: part.done / Math.max(1, part.total) });
			}
			set({ kind: "counted", total, counts: sums });
		} catch (error) {
			if (!isAbort(error)) set({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
		}
	};
	return [state.key === key ? state.count : { kind: "unknown" }, () => void start()];
}
