/**
 * Runs `info` over every file of a folder, in this process, and counts lines that are wider than the terminal and
 * commands that end in anything but an answer or an error of ours:
 *
 *     npm run build && node scripts/info-widths.mjs FOLDER [COLUMNS] [FLAG…]
 *
 * An entry of a subfolder is one file or store. Prints the worst, and fails where there is any.
 */
import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "../dist/cli/run.js";

const [folder = ".", width = "80", ...flags] = process.argv.slice(2);
const columns = Number(width);
const counts = {
	files: 0,
	opened: 0,
	refused: 0,
	empty: 0,
	overflowing: 0,
	overflowingLines: 0,
	crashed: 0,
	longest: 0,
};
const worst = [];

for (const format of readdirSync(folder)) {
	const place = join(folder, format);
	if (!statSync(place).isDirectory()) continue;
	for (const name of readdirSync(place)) await look(join(place, name));
}
console.log(counts);
for (const line of worst.slice(0, 20)) console.log(line);
process.exitCode = counts.overflowing + counts.crashed > 0 ? 1 : 0;

async function look(path) {
	const texts = { out: "", error: "" };
	const output = (name) => ({
		write: (text) => {
			texts[name] += typeof text === "string" ? text : new TextDecoder().decode(text);
			return undefined;
		},
		isTTY: false,
		columns,
	});
	const signal = AbortSignal.timeout(120_000);
	counts.files++;
	let code;
	try {
		code = await run(["info", path, ...flags], { stdout: output("out"), stderr: output("error"), env: {}, signal });
	} catch (error) {
		code = `thrown ${error}`;
	}
	// 1 is the code of errors that say what is wrong; a bug has another.
	if (code !== 0 && code !== 1) {
		counts.crashed++;
		worst.unshift(`${basename(path)}: exit ${code}: ${texts.error.slice(0, 300)}`);
		return;
	}
	counts[code === 0 ? "opened" : "refused"]++;
	if (code !== 0) return;
	const lines = texts.out.trimEnd().split("\n");
	counts.longest = Math.max(counts.longest, lines.length);
	if (!/^(Variables|Coordinates|Groups|Arrays|Attributes)$/m.test(texts.out) && lines.length < 6) {
		counts.empty++;
		worst.push(`${path}: shows nothing: ${lines.join(" | ").slice(0, 200)}`);
	}
	// The name of a temporary folder is not ours to shorten.
	const wide = lines.filter((line) => Array.from(line).length > columns);
	if (wide.length === 0) return;
	counts.overflowing++;
	counts.overflowingLines += wide.length;
	worst.push(`${path}: ${wide.length} lines: ${wide[0]}`);
}
