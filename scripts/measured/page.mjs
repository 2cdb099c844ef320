// docs/measured.md and the numbers of README, of what was measured. Nothing here measures.

/** The page, of the records of the bench, of the bench in a browser, and of a run of .ci/run. */
export function measuredPage({ node, browser, ci }) {
	return `${[
		"# Measured",
		"This page is written by `npm run measured`; [bench/README.md](../bench/README.md) says what each line means. Only ratios and counts are here: times depend on the machine.\n" +
			"A target that is missed says so.",
		`<!-- five -->\n${fiveNumbers({ node, browser, ci })}\n<!-- /five -->`,
		"## Real files",
		`${grouped(sum(ci.corpus, "files"))} files and stores of public projects, each read by an independent reader first. *Right*: every array of the file, byte for byte. *Missing right*: decoded\n` +
			"arrays in which masking or packing is at work, against xarray and GDAL.",
		table(
			["format", "files right", "refused", "wrong", "crashes", "arrays right", "missing right"],
			[...ci.corpus.map(corpusRow), corpusRow(inAll(ci.corpus))],
		),
		"## Compared with others",
		`What the steps of \`.ci/run\` found on ${ci.date}:`,
		table(
			["what", "found"],
			ci.interop.map(({ what, found }) => [what, found]),
		),
		"## Bench",
		`\`npm run bench\`, mirazarr ${node.version}, Node ${node.node}, ${node.date}.`,
		...benchTables(node),
		"## In a browser",
		`\`npm run bench -- --browser\`, ${browser.browser}, ${browser.date}.`,
		...benchTables(browser),
	].join("\n\n")}\n`;
}

/** The five numbers of README, as a list. */
export function fiveNumbers({ node, browser, ci }) {
	const all = inAll(ci.corpus);
	const h5py = values(node, "threads", /two threads$/);
	const pool = browser.measures.flatMap(({ lines }) =>
		lines.flatMap(({ what, value }) => (what === "two workers, against geotiff.js with a pool of 2" ? [value] : [])),
	);
	const [reference] = values(node, "reference-memory", /^growth of the process, 1000 files$/);
	const [size] = values(node, "bundle-size", /^openStore of mirazarr$/);
	return [
		`**${all.wrong}** wrong values in ${grouped(all.arraysAll)} arrays of ${grouped(all.files)} real files; ${all.right} of ${all.judged} judged files are right to the last byte`,
		`**${range(h5py)} ×** as fast as h5py, reading shuffled and deflated HDF5 with two threads`,
		`**${range(pool)} ×** as fast as geotiff.js with its pool, in Chromium with two workers`,
		`**${reference.toFixed(1)} bytes** of memory a reference, whatever the length of its url`,
		`**${Math.round(size)} kB** (gzip) for \`import { openStore }\`; formats and codecs are loaded when a file needs them`,
	]
		.map((line) => `- ${line}`)
		.join("\n");
}

/** A text with something else between the two marks of a name. */
export function between(text, name, content) {
	const marks = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
	if (!marks.test(text)) throw new Error(`There is no <!-- ${name} --> … <!-- /${name} --> to write between.`);
	return text.replace(marks, (_, begin, end) => `${begin}${content}\n${end}`);
}

function benchTables({ measures }) {
	return measures.flatMap(({ title, lines }) => [
		`### ${title}`,
		table(["", "measured", "target", "others"], lines.map(benchRow)),
	]);
}

function benchRow(line) {
	const { what, value, unit, atMost, atLeast, verdict, peer = "", skipped, failed } = line;
	if (value === undefined) return [what, `not measured: ${skipped ?? failed}`, "", ""];
	const target = atMost !== undefined ? `≤ ${number(atMost)}` : atLeast !== undefined ? `≥ ${number(atLeast)}` : "";
	return [what, `${number(value)} ${unit}`, verdict === "missed" ? `${target}, **missed**` : target, peer];
}

function corpusRow(row) {
	const { format, judged, right, refused, wrong, untyped, died, hang, arraysRight, arraysAll, masksRight, masksAll } =
		row;
	const crashes = untyped + died + hang;
	const masks = masksAll === 0 ? "" : ofAll(masksRight, masksAll);
	return [format, ofAll(right, judged), refused, wrong, crashes, ofAll(arraysRight, arraysAll), masks];
}

/** In one line. */
function ofAll(count, all) {
	return `${count}\u00a0of\u00a0${all}`;
}

function inAll(rows) {
	if (rows.length === 0) throw new Error("The record of .ci/run has no corpus: it was run without one.");
	return Object.fromEntries(Object.keys(rows[0]).map((key) => [key, key === "format" ? "all" : sum(rows, key)]));
}

function values({ measures }, name, what) {
	const found = measures
		.filter((measure) => measure.name === name)
		.flatMap(({ lines }) => lines.filter((line) => what.test(line.what) && line.value !== undefined));
	if (found.length === 0) throw new Error(`${name} has no line ${what}: run \`npm run measured -- --only node\`.`);
	return found.map(({ value }) => value);
}

function sum(rows, key) {
	return rows.reduce((total, row) => total + row[key], 0);
}

function range(numbers) {
	const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((value) => value.toFixed(1));
	return least === most ? least : `${least} to ${most}`;
}

function number(value) {
	return Number.isInteger(value) ? grouped(value) : value.toFixed(2);
}

function grouped(value) {
	return value.toLocaleString("en-GB");
}

/** A table of Markdown; what a cell holds may be anything that a program printed. */
function table(head, rows) {
	const line = (cells) =>
		`| ${cells.map((cell) => String(cell).replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`;
	return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
