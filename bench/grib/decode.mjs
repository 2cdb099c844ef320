// How fast the packings of GRIB are decoded, beside ecCodes and gribberish through Python, in one run.
//   node bench/grib/decode.mjs PYTHON [ROUNDS]       PYTHON has eccodes, gribberish and numpy
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "mirazarr";
import { createPipeline } from "mirazarr/codecs";

const POINTS = 1440 * 721;
/** Simple and complex packing: so many times as fast as gribberish; and simple and JPEG 2000 no slower than ecCodes. */
const TARGET = 3;

const [python, rounds = "15"] = process.argv.slice(2);
if (python === undefined) {
	console.error("Usage: node bench/grib/decode.mjs PYTHON [ROUNDS]");
	process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "mirazarr-grib-"));
try {
	const script = new URL("peers.py", import.meta.url).pathname;
	const peers = JSON.parse(execFileSync(python, [script, folder, rounds], { encoding: "utf8" }));
	console.log(`GRIB 2, ${POINTS} values, best of ${rounds} rounds, million values a second of processor time`);
	console.log(row("packing", "bytes", "mirazarr", "ecCodes", "gribberish", "x ecCodes", "x gribberish"));
	for (const peer of peers) {
		const speed = await measure(readFileSync(join(folder, peer.file)), peer);
		const times = (other) => (typeof other === "number" ? speed / other : undefined);
		const [slower, faster] = [times(peer.eccodes), times(peer.gribberish)];
		const isMissed =
			(/^(simple|complex)/.test(peer.packing) && faster < TARGET) ||
			(/^simple|^JPEG 2000/.test(peer.packing) && slower < 1);
		console.log(
			row(peer.packing, peer.bytes, speed, peer.eccodes, peer.gribberish, slower, faster) +
				(isMissed ? "  missed" : ""),
		);
	}
} finally {
	rmSync(folder, { recursive: true });
}

/** Million values a second of the fastest round, once the values are known to be right. */
async function measure(file, { sum, packing }) {
	const codecs = [{ name: "mirazarr.grib", configuration: { edition: 2, field: 0, values: "values" } }];
	const dataType = { kind: "float", name: "float64", itemBytes: 8 };
	const pipeline = await createPipeline(codecs, { dataType, shape: [POINTS] });
	const message = new Uint8Array(file);
	const decoded = await pipeline.decode(message);
	const found = new Float64Array(decoded.buffer, decoded.byteOffset, POINTS).reduce((total, value) => total + value, 0);
	if (!(Math.abs(found - sum) <= 1e-9 * Math.abs(sum)))
		throw new Error(`${packing}: other values than those of ecCodes`);
	let fastest = Number.POSITIVE_INFINITY;
	const start = performance.now();
	// A round may fall into a bad moment of the machine: some time, not only some rounds.
	for (let round = 0; round < 2 * Number(rounds) || performance.now() - start < 1000; round++) {
		const begin = process.cpuUsage();
		await pipeline.decode(message);
		const { user, system } = process.cpuUsage(begin);
		fastest = Math.min(fastest, (user + system) / 1e6);
	}
	return POINTS / fastest / 1e6;
}

function row(name, ...cells) {
	const show = (cell) => {
		if (typeof cell !== "number") return cell?.length > 13 || cell === undefined ? "-" : cell;
		return Number.isInteger(cell) ? String(cell) : cell.toFixed(cell < 20 ? 1 : 0);
	};
	return name.padEnd(26) + cells.map((cell) => show(cell).padStart(14)).join("");
}
