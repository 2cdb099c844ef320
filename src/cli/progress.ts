import { withoutSecrets } from "../errors.ts";
import { CLEAR_LINE } from "./marks.ts";
import { Pace, type PaceNow, timeLeftText } from "./progress-pace.ts";
import { type Style, styleFor, visibleWidth } from "./style.ts";
import type { ProgressEvent, Terminal } from "./terminal.ts";
import { counted, sizeText } from "./wording.ts";

/** How progress is shown: a bar on a terminal and nothing in a pipe, or a line of JSON for each event. */
export type ProgressMode = "auto" | "json" | "none";

/** Shows how far long work has come, on stderr. */
export interface Progress {
	report(event: ProgressEvent): void;
	/** Clears the bar. */
	end(): void;
}

type PacedEvent = ProgressEvent & PaceNow;

const MOST_BAR = 30;
/** A shorter bar tells less than the numbers beside it. */
const LEAST_BAR = 8;
const DEFAULT_COLUMNS = 80;
/** A bar that is drawn more often flickers; work that is done sooner needs none. */
const REDRAW_MS = 100;

/** The progress of one command. `now` is a clock in milliseconds. */
export function startProgress(
	terminal: Terminal,
	mode: ProgressMode,
	now: () => number = () => performance.now(),
): Progress {
	const shown = showProgress(terminal, mode, now);
	let phase: string | undefined;
	let pace = new Pace(0, now());
	return {
		report(event) {
			if (terminal.work !== undefined) terminal.work.last = event;
			if (event.phase !== phase) pace = new Pace(event.done, now());
			phase = event.phase;
			shown.report({ ...event, ...pace.step(event.done, event.total, now()) });
		},
		end: shown.end,
	};
}

type Shown = { report(event: PacedEvent): void; end(): void };

function showProgress({ stderr, env }: Terminal, mode: ProgressMode, now: () => number): Shown {
	if (mode === "json") return { report: (event) => void stderr.write(`${jsonLine(event)}\n`), end: () => {} };
	if (mode === "none" || !stderr.isTTY) return { report: () => {}, end: () => {} };
	const style = styleFor(stderr, env);
	let drawn = now();
	let isShown = false;
	return {
		report(event) {
			if (now() - drawn < REDRAW_MS) return;
			drawn = now();
			isShown = true;
			// The last column stays free: a terminal may begin another line behind it.
			stderr.write(`${CLEAR_LINE}${barLine(event, (stderr.columns ?? DEFAULT_COLUMNS) - 1, style)}`);
		},
		end() {
			if (isShown) stderr.write(CLEAR_LINE);
			isShown = false;
		},
	};
}

/** What is known of the event, in this order; numbers that are estimates have three digits. */
function jsonLine(event: PacedEvent): string {
	const { phase, done, total, failed, bytes, perSecond, secondsLeft, workers, batches, file, error } = event;
	return JSON.stringify({
		phase,
		done,
		total,
		failed,
		bytes,
		perSecond: threeDigits(perSecond),
		secondsLeft: threeDigits(secondsLeft),
		workers,
		batches,
		file: file === undefined ? undefined : withoutSecrets(file),
		error,
	});
}

function threeDigits(estimate: number | undefined): number | undefined {
	return estimate === undefined ? undefined : Number(estimate.toPrecision(3));
}

/** One line of at most so many columns: what does not fit is left out, from the end, and the bar gets what remains. */
function barLine(
	{ phase, done, total, failed = 0, bytes, workers, batches, ...pace }: PacedEvent,
	columns: number,
	style: Style,
): string {
	const { perSecond, secondsLeft } = pace;
	const far = total === undefined ? String(done) : `${done}/${total}`;
	const details = [
		...(failed > 0 ? [style.red(`${failed} failed`)] : []),
		...(secondsLeft === undefined || done === total ? [] : [`${timeLeftText(secondsLeft)} left`]),
		...(perSecond === undefined ? [] : [`${rateText(perSecond)}/s`]),
		...(workers === undefined ? [] : [counted(workers, "worker")]),
		...(bytes === undefined ? [] : [sizeText(bytes)]),
		...(batches === undefined ? [] : [counted(batches, "batch", "batches")]),
	];
	const lineOf = (count: number): string => [`${phase} ${far}`, ...details.slice(0, count)].join(" · ");
	let count = details.length;
	while (count > 0 && visibleWidth(lineOf(count)) > columns) count--;
	const width = Math.min(MOST_BAR, columns - 1 - visibleWidth(lineOf(count)));
	if (total === undefined || width < LEAST_BAR) return lineOf(count);
	return `${style.cyan(bar(total === 0 ? 1 : done / total, width))} ${lineOf(count)}`;
}

function rateText(perSecond: number): string {
	if (perSecond >= 9.95) return perSecond.toFixed(0);
	return perSecond >= 0.095 ? perSecond.toFixed(1) : perSecond.toPrecision(1);
}

function bar(share: number, width: number): string {
	const full = Math.round(Math.min(Math.max(share, 0), 1) * width);
	return "█".repeat(full) + "░".repeat(width - full);
}
