// Requests, rounds and bytes of a cold open over HTTP, without an index, of a file of 743 messages.
//   node bench/grib/open.mjs PYTHON [COUNT]          PYTHON has eccodes and numpy
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "mirazarr";
import { countRequests } from "../range-server.mjs";

const [python, count = "743"] = process.argv.slice(2);
if (python === undefined) {
	console.error("Usage: node bench/grib/open.mjs PYTHON [COUNT]");
	process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "mirazarr-grib-"));
try {
	const file = join(folder, "run.grib2");
	execFileSync(python, [new URL("make_run.py", import.meta.url).pathname, file, count]);
	const bytes = new Uint8Array(readFileSync(file));
	let fields = 0;
	const counts = await countRequests(bytes, async (url) => {
		const store = await openStore(url, { layout: "messages" });
		fields = store.group.arrays.size;
	});
	if (fields !== Number(count)) throw new Error(`${fields} fields were found`);
	console.log(`${count} messages, ${(bytes.length / 1e6).toFixed(1)} MB`);
	report("requests", counts.requests, 1 + Number(count));
	report("bytes", counts.bytes, 1024 * Number(count));
	report("rounds", counts.rounds);
} finally {
	rmSync(folder, { recursive: true });
}

function report(what, value, atMost) {
	const target = atMost === undefined ? "" : ` (at most ${atMost}${value <= atMost ? "" : ", missed"})`;
	console.log(`${what.padEnd(10)} ${value}${target}`);
}
