/** Licences of what users get, and a CITATION.cff that others can read. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { lastLines, run } from "./command.mjs";
import { failed, ok, skipped } from "./outcome.mjs";

const VALIDATOR = "cffconvert==2.0.0";

export const papers = {
	title: "papers",
	async run({ root, folder }) {
		const licences = await run(process.execPath, [join(root, "scripts/licences.mjs"), "--check"]);
		return [
			licences.code === 0 ? ok("licences", licences.stdout.trim()) : failed("licences", lastLines(licences)),
			await citation(root, folder),
		];
	},
};

async function citation(root, folder) {
	const what = "CITATION.cff";
	const environment = join(folder, "python");
	await run("python3", ["-m", "venv", environment]);
	const python = join(environment, "bin/python");
	if (!existsSync(python)) return skipped(what, "there is no Python that makes environments (python3 -m venv)");
	const installed = await run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", VALIDATOR]);
	if (installed.code !== 0)
		return skipped(what, `${VALIDATOR} cannot be installed: ${lastLines(installed, 1).join("")}`);
	const said = await run(join(environment, "bin/cffconvert"), ["--validate", "-i", join(root, "CITATION.cff")]);
	return said.code === 0 ? ok(what, VALIDATOR) : failed(what, lastLines(said));
}
