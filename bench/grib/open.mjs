// Requests, rounds and bytes of a cold open over HTTP of a file of 743 messages, with and without an index.
//   node bench/grib/open.mjs PYTHON [COUNT]          PYTHON has eccodes and numpy
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "mirazarr";
import { grib } from "mirazarr/formats/grib";
import { countRequests } from "../range-server.mjs";

const [python, count = "743"] = process.argv.slice(2);
if (python === undefined) {
	console.error("Usage: node bench/grib/open.mjs PYTHON [COUNT]");
	process.exit(1);
}
const messages = Number(count);

const folder = mkdtempSync(join(tmpdir(), "mirazarr-grib-"));
try {
	const file = join(folder, "run.grib2");
	execFileSync(python, [new URL("make_run.py", import.meta.url).pathname, file, count]);
	const [bytes, noaa, ecmwf] = ["", ".idx", ".index"].map((end) => new Uint8Array(readFileSync(file + end)));
	console.log(`${count} messages, ${(bytes.length / 1e6).toFixed(1)} MB`);
	console.log(row("", "requests", "bytes", "rounds"));
	// A window of each message, and an eighth of the file to look for places from where to go on; 16 requests at a time.
	const scan = {
		requests: messages + 64,
		bytes: 600 * messages + bytes.length / 8,
		rounds: 10 + Math.ceil(messages / 15),
	};
	await measure("without: index none", bytes, {}, { grib: { index: "none" } }, scan);
	await measure("without: nothing found", bytes, {}, {}, scan);
	await measure(".idx of NOAA", bytes, { ".idx": noaa }, {});
	await measure(".index of ECMWF", bytes, { ".index": ecmwf }, {});
	const only = { parser: grib({ index: "only" }) };
	await measure(".idx alone", bytes, { ".idx": noaa }, only, { requests: 2 });
	await measure(".idx alone, all references", bytes, { ".idx": noaa }, only, { requests: 2 }, (array) =>
		array.manifest(),
	);
	await measure(".idx, all references", bytes, { ".idx": noaa }, {}, {}, (array) => array.manifest());
} finally {
	rmSync(folder, { recursive: true });
}

/** Opens the file with what is beside it, and does something with the array; what is too much is marked. */
async function measure(what, bytes, beside, options, most = {}, use = () => {}) {
	const found = [];
	const counts = await countRequests(
		bytes,
		async (url) => {
			const store = await openStore(url, options);
			const array = store.array("/isobaricInhPa/instant/t");
			found.push(array.metadata.shape.slice(0, 3).join());
			await use(array);
		},
		beside,
	);
	if (found[0] !== `1,1,${messages}`) throw new Error(`${found[0]} is not the shape of ${messages} levels`);
	const cell = (name) => `${counts[name]}${counts[name] > most[name] ? " missed" : ""}`;
	console.log(row(what, cell("requests"), cell("bytes"), cell("rounds")));
}

function row(name, ...cells) {
	return name.padEnd(28) + cells.map((cell) => cell.padStart(14)).join("");
}
