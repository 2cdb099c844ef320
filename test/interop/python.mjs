import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PROBE = "import sys; assert sys.version_info >= (3, 12)";
const IMPORTS =
	"import xarray, zarr, kerchunk, fsspec, netCDF4, fastparquet, icechunk, imagecodecs, rasterio, virtualizarr, virtual_tiff";

/** `{ command }` of a Python that has what compare.py needs, or `{ problem }`. */
export function findPython(root) {
	const own = process.env.MIRAZARR_PYTHON;
	if (own)
		return runs(own, IMPORTS) ? { command: own } : { problem: `MIRAZARR_PYTHON (${own}) cannot run "${IMPORTS}"` };
	const base = ["python3", "python3.14", "python3.13", "python3.12"].find((name) => runs(name, PROBE));
	if (base === undefined)
		return { problem: "there is no Python 3.12 or newer; set MIRAZARR_PYTHON to one with requirements.txt" };
	return makeEnvironment(base, root);
}

/** A virtual environment that is kept until the requirements change. */
function makeEnvironment(base, root) {
	const requirements = join(root, "test/interop/requirements.txt");
	const digest = createHash("sha256").update(readFileSync(requirements)).digest("hex");
	const folder = join(root, "node_modules/.cache/mirazarr-interop", digest.slice(0, 12));
	const command = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
	const complete = join(folder, "complete");
	if (existsSync(complete)) return { command };
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	console.log(`setting up ${base} in ${folder}`);
	for (const [program, ...args] of [
		[base, "-m", "venv", folder],
		[command, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", requirements],
	]) {
		if (spawnSync(program, args, { stdio: "inherit" }).status !== 0)
			return { problem: `"${program} ${args.join(" ")}" failed` };
	}
	writeFileSync(complete, "");
	return { command };
}

function runs(python, code) {
	return spawnSync(python, ["-c", code], { stdio: "ignore" }).status === 0;
}
