// Ten files onto 1e3, 1e4 and, with MIRAZARR_BENCH_LARGE=1, 1e5: does an update cost what it adds, or what is there?
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const title = "Ten files added to references of many";

const PYTHON = process.env.MIRAZARR_PYTHON ?? "../shared/peers/python";
const PEER = new URL("../scale/peer.py", import.meta.url).pathname;
const UPDATE = new URL("../scale/update.mjs", import.meta.url).pathname;
const SIZES = process.env.MIRAZARR_BENCH_LARGE === "1" ? [1000, 10_000, 100_000] : [1000, 10_000];
const TEMPLATE_TIME = 123456;
const ADDED = 10;

export async function run() {
	if (!existsSync(PYTHON))
		return [{ what: title, skipped: "there is no Python with netCDF4: name one in MIRAZARR_PYTHON" }];
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-update-"));
	try {
		const template = join(folder, "template.nc");
		spawnSync(PYTHON, [PEER, "template", template, String(TEMPLATE_TIME)], { stdio: "inherit" });
		const bytes = readFileSync(template);
		const time = Buffer.alloc(8);
		time.writeDoubleLE(TEMPLATE_TIME);
		const at = bytes.indexOf(time);
		for (let i = 0; i < SIZES.at(-1) + ADDED; i++) {
			bytes.writeDoubleLE(i, at);
			writeFileSync(join(folder, `f${String(i).padStart(7, "0")}.nc`), bytes);
		}
		return ["json", "parq", "icechunk"].flatMap((form) => linesOf(folder, form));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function linesOf(folder, form) {
	return SIZES.flatMap((count) => {
		const cube = join(folder, `cube-${count}.${form}`);
		work({ task: "build", folder, first: 0, count, cube });
		const alone = work({
			task: "build",
			folder,
			first: count,
			count: ADDED,
			cube: join(folder, `alone-${count}.${form}`),
		});
		const own = work({ task: "update", folder, first: count, count: ADDED, cube });
		return [
			{
				what: `${form}: processor time of ${ADDED} files onto ${count}`,
				value: own.cpuMs / alone.cpuMs,
				unit: `× that of those ${ADDED} alone`,
				atMost: 3,
				note: `${Math.round(own.cpuMs)} ms, ${Math.round(alone.cpuMs)} ms alone, starting included; ${(own.bytes / 1000).toFixed(1)} kB written, ${(alone.bytes / 1000).toFixed(1)} kB alone; ${Math.round(own.peakBytes / 2 ** 20)} MiB`,
			},
		];
	});
}

function work(task) {
	const { stdout, status } = spawnSync(process.execPath, [UPDATE, JSON.stringify(task)], {
		stdio: ["ignore", "pipe", "inherit"],
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`${task.task} of ${task.cube} failed`);
	return JSON.parse(stdout.trim().split("\n").at(-1));
}
