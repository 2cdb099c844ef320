/** Every TypeScript block has the types it would have in an application that installed the package: strict, all in one run of tsc. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blocksOf, pages, reasonNotRun, root } from "./blocks.ts";

/** Beside what is installed, so that imports are found. */
const folder = join(root, "node_modules/.cache/mirazarr-docs-types");

const SETTINGS = {
	target: "es2022",
	lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
	module: "nodenext",
	moduleResolution: "nodenext",
	types: ["node"],
	strict: true,
	skipLibCheck: true,
	noEmit: true,
};

it("every ts block type-checks", () => {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(join(folder, "node_modules"), { recursive: true });
	symlinkSync(root, join(folder, "node_modules/mirazarr"));
	writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: SETTINGS, include: ["*.ts"] }));
	const blocks = pages
		.flatMap((page) => blocksOf(page))
		.filter((block) => block.language === "ts" && reasonNotRun(block) === undefined);
	expect(blocks.length).toBeGreaterThan(60);
	for (const { page, line, code } of blocks)
		writeFileSync(join(folder, `${page.replace(/\W+/g, "-")}-line-${line}.ts`), `${code}\nexport {};\n`);
	expect(problems()).toBe("");
});

function problems(): string {
	try {
		execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
		return "";
	} catch (error) {
		return (error as { stdout: string }).stdout;
	}
}
