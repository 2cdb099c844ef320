// Lines of measures as text. A line is { what, value, unit } and, where it has them, `atMost` or `atLeast` (the target),
// `peer` (what others reach) and `note` (times, for people only). Instead of a value it may say why there is none: `skipped`
// or `failed`.

/** "ok" or "missed"; undefined for a line without a target. */
export function judge({ value, atMost, atLeast }) {
	if (value === undefined || (atMost === undefined && atLeast === undefined)) return undefined;
	return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity) ? "ok" : "missed";
}

export function formatHeading({ version, node, platform, browser }) {
	const where = browser === undefined ? `Node ${node}` : browser;
	return [
		`mirazarr ${version}, ${where}, ${platform}\n`,
		formatRow(["", "measured", "target", "", "for comparison"]),
	].join("\n");
}

export function formatMeasure({ title, lines }) {
	return [`\n${title}`, ...lines.map(formatLine)].join("\n");
}

function formatLine(line) {
	if (line.failed !== undefined) return formatRow([line.what, `FAILED: ${line.failed}`]);
	if (line.skipped !== undefined) return formatRow([line.what, `skipped: ${line.skipped}`]);
	return formatRow([
		line.what,
		`${formatNumber(line.value)} ${line.unit}`,
		formatTarget(line),
		line.verdict ?? "",
		[line.peer, line.note].filter(Boolean).join("; "),
	]);
}

export function formatSummary(results) {
	const verdicts = results.flatMap(({ lines }) => lines.flatMap(({ verdict }) => verdict ?? []));
	const met = verdicts.filter((verdict) => verdict === "ok").length;
	return `\n${met} of ${verdicts.length} targets are met. Ratios are medians of runs in turn; times say something about this machine alone.`;
}

const WIDTHS = [52, 24, 10, 6];

function formatRow(cells) {
	return `  ${cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join("  ")}`.trimEnd();
}

function formatTarget({ atMost, atLeast }) {
	if (atMost !== undefined) return `≤ ${formatNumber(atMost)}`;
	return atLeast === undefined ? "" : `≥ ${formatNumber(atLeast)}`;
}

function formatNumber(value) {
	return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
