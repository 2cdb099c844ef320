import { CLEAR_LINE } from "./marks.ts";
import { styleFor } from "./style.ts";
import type { ProgressEvent, Terminal } from "./terminal.ts";

/** How progress is shown: a bar on a terminal and nothing in a pipe, or a line of JSON for each event. */
export type ProgressMode = "auto" | "json" | "none";

/** Shows how far long work has come, on stderr. */
export interface Progress {
	report(event: ProgressEvent): void;
	/** Clears the bar. */
	end(): void;
}

const BAR_WIDTH = 30;
/** A bar that is drawn more often flickers; work that is done sooner needs none. */
const REDRAW_MS = 100;

/** The progress of one command. */
export function startProgress(terminal: Terminal, mode: ProgressMode): Progress {
	const shown = showProgress(terminal, mode);
	return {
		report(event) {
			if (terminal.work !== undefined) terminal.work.last = event;
			shown.report(event);
		},
		end: shown.end,
	};
}

function showProgress({ stderr, env }: Terminal, mode: ProgressMode): Progress {
	if (mode === "json") return { report: (event) => void stderr.write(`${JSON.stringify(event)}\n`), end: () => {} };
	if (mode === "none" || !stderr.isTTY) return { report: () => {}, end: () => {} };
	const style = styleFor(stderr, env);
	let drawn = performance.now();
	let isShown = false;
	return {
		report({ phase, done, total }) {
			const now = performance.now();
			if (now - drawn < REDRAW_MS) return;
			drawn = now;
			isShown = true;
			const state = total === undefined ? String(done) : `${style.cyan(bar(done / total))} ${done}/${total}`;
			stderr.write(`${CLEAR_LINE}${phase} ${state}`);
		},
		end() {
			if (isShown) stderr.write(CLEAR_LINE);
			isShown = false;
		},
	};
}

function bar(share: number): string {
	const full = Math.round(Math.min(Math.max(share, 0), 1) * BAR_WIDTH);
	return "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
}
