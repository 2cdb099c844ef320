// 8 Start-up: a fresh node that imports the package. Wall time and, printed by the child, its peak of memory.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { report } from "./case.mjs";

const CODE = `
	await import("mirazarr");
	const { readFileSync } = await import("node:fs");
	process.stdout.write(/VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]);`;

await report("8 start-up", {
	async "node, import mirazarr"() {
		const begin = performance.now();
		const child = spawnSync(process.execPath, ["--input-type=module", "-e", CODE], {
			cwd: fileURLToPath(new URL("../..", import.meta.url)),
		});
		const ms = performance.now() - begin;
		if (child.status !== 0) throw new Error(String(child.stderr).slice(-200));
		return { time: [ms, "ms"], rss: [Number(child.stdout) / 1024, "MB peak RSS"] };
	},
});
