/** CONTRIBUTING.md says where things are: what it says must be so. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FLOORS } from "./floors.ts";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");

it("its tree has every room of src/ and no other, from the ground up", () => {
	const rows = Array.from(page.matchAll(/^\| `src\/([\w.]+)\/?` \|/gm), ([, room]) => room as string);
	expect(rows.toSorted()).toEqual(readdirSync(join(root, "src")).toSorted());
	const built = FLOORS.flat().filter((room) => rows.includes(room));
	expect(rows).toEqual(built);
});

it("every place that it names exists", () => {
	const named = Array.from(
		page.matchAll(/`((?:src|test|docs|bench|api|samples)\/[\w./-]*)`/g),
		([, path]) => path as string,
	);
	expect(named.length).toBeGreaterThan(40);
	expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("its table of state has every variable of a module that begins with a value", () => {
	const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".ts"),
	);
	// One that begins without a value is a cache: it is made when it is first needed, and stays what it is.
	const stateful = files.filter((file) => /^let \w+[^;\n]* = /m.test(readFileSync(join(root, "src", file), "utf8")));
	expect(stateful.length).toBeGreaterThan(2);
	for (const file of stateful) expect(page, file).toContain(`| \`src/${file}\` |`);
});
