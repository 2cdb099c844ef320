// A registry that mirrors only some platforms makes `npm install` leave the optional packages of the others out of the lock,
// and `npm ci` then refuses the lock. This adds them back, as their parents name them; run it after changing dependencies, with the
// folder of the lock if that is another.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const file = join(process.argv[2] ?? join(import.meta.dirname, ".."), "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
let added = 0;
for (const { optionalDependencies, dev } of Object.values(lock.packages)) {
	for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
		if (lock.packages[`node_modules/${name}`] !== undefined) continue;
		const words = name.slice(name.lastIndexOf("/") + 1).split("-");
		const pick = (known) => known.filter((word) => words.includes(word));
		const libc = words.some((word) => word.startsWith("musl")) ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
		lock.packages[`node_modules/${name}`] = {
			version,
			...(pick(PROCESSORS).length > 0 && { cpu: pick(PROCESSORS) }),
			...(dev && { dev }),
			...(libc.length > 0 && { libc }),
			optional: true,
			...(pick(SYSTEMS).length > 0 && { os: pick(SYSTEMS) }),
		};
		added++;
	}
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
