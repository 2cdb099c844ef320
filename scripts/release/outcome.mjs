/** What came of a check: a line of the report. `lines` say more of what failed. */

export const ok = (what, detail = "") => ({ state: "ok", what, detail, lines: [] });

export const failed = (what, lines) => ({ state: "FAILED", what, detail: "", lines });

/** For what is not to be had here; the reason is always said. */
export const skipped = (what, why) => ({ state: "skipped", what, detail: why, lines: [] });

/** Of a check that lists problems. */
export const judged = (what, problems, detail = "") =>
	problems.length === 0 ? ok(what, detail) : failed(what, problems);
