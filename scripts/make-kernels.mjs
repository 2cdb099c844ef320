/**
 * Compiles the kernels, src/codecs/kernels/*.c, to WebAssembly, each to a module of TypeScript that holds it:
 *   node scripts/make-kernels.mjs [NAME …]    writes src/codecs/kernels/modules/NAME.ts
 *   node scripts/make-kernels.mjs --check     fails where a module is not what its source compiles to
 * The compiler is Zig's C compiler, which PyPI has as one package; it is installed into the folder of caches at first use. The
 * same version gives the same bytes on every machine.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ZIG = "0.14.1";
const folder = fileURLToPath(new URL("../src/codecs/kernels/", import.meta.url));

const FLAGS = [
	"-target",
	"wasm32-freestanding",
	"-mcpu=generic+simd128+bulk_memory+sign_ext+nontrapping_fptoint",
	"-std=c17",
	"-O3",
	"-Wall",
	"-Wextra",
	"-Werror",
	"-ffreestanding",
	"-nostdlib",
	"-fno-stack-protector",
	"-Wl,--no-entry",
	"-Wl,--export=__heap_base",
	"-Wl,-z,stack-size=16384",
	"-s",
];

/** The bytes of the module of a kernel. */
function compile(compiler, name) {
	const work = mkdtempSync(join(tmpdir(), "kernel-"));
	try {
		const output = join(work, "kernel.wasm");
		execFileSync(compiler, ["-m", "ziglang", "cc", ...FLAGS, "-o", output, `${name}.c`], {
			cwd: folder,
			stdio: ["ignore", "inherit", "inherit"],
		});
		return readFileSync(output);
	} finally {
		rmSync(work, { recursive: true });
	}
}

/** A Python that has the compiler. */
function installedCompiler() {
	const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), `mirazarr-zig-${ZIG}`);
	const python = join(cache, "bin/python");
	if (!existsSync(join(cache, "ready"))) {
		execFileSync("python3", ["-m", "venv", "--clear", cache], { stdio: "inherit" });
		execFileSync(python, ["-m", "pip", "install", "-q", `ziglang==${ZIG}`], { stdio: "inherit" });
		writeFileSync(join(cache, "ready"), "");
	}
	return python;
}

function moduleText(name, bytes) {
	return [
		`/** ${name}.c as WebAssembly, in base64: made by scripts/make-kernels.mjs, not by hand. */`,
		`export const wasm =\n\t"${bytes.toString("base64")}";\n`,
	].join("\n");
}

const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const wanted = args.filter((arg) => !arg.startsWith("--"));
const names = readdirSync(folder)
	.filter((file) => file.endsWith(".c"))
	.map((file) => basename(file, ".c"));
const compiler = installedCompiler();
let stale = 0;
for (const name of wanted.length > 0 ? wanted : names) {
	const bytes = compile(compiler, name);
	const file = join(folder, "modules", `${name}.ts`);
	const text = moduleText(name, bytes);
	if (!isCheck) writeFileSync(file, text);
	else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
		stale++;
		console.error(`${name}: the module is not what ${name}.c compiles to; run node scripts/make-kernels.mjs ${name}`);
	}
	console.log(`${name}: ${bytes.length} bytes`);
}
if (stale > 0) process.exitCode = 1;
