import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "../scripts/bundle.mjs";

const root = join(import.meta.dirname, "..");

/** The program as it is published, built from what is there now, to be run as a process; each test names a place of its own. */
export async function builtProgram(name: string): Promise<string> {
	// Inside the project, so that its dependencies are found, and with its manifest, which the program asks for its version.
	const built = join(root, "node_modules/.cache", name);
	await mkdir(built, { recursive: true });
	await cp(join(root, "package.json"), join(built, "package.json"));
	await bundle(join(built, "dist"));
	return join(built, "dist/cli/main.js");
}
