/** What is for many files or many machines is loaded by those alone who ask for it. */
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What an entry loads at once: the files of its own, and the packages. */
async function loadedBy(entry: string): Promise<{ inputs: string[]; packages: string[] }> {
	const { metafile } = await build({
		entryPoints: [join(root, entry)],
		bundle: true,
		splitting: true,
		packages: "external",
		format: "esm",
		platform: "node",
		outdir: "out",
		write: false,
		metafile: true,
		logLevel: "silent",
	});
	const loaded = new Set<string>();
	const visit = (output: string): void => {
		if (loaded.has(output)) return;
		loaded.add(output);
		for (const { path, kind } of metafile.outputs[output]?.imports ?? []) if (kind !== "dynamic-import") visit(path);
	};
	visit(
		Object.keys(metafile.outputs).find((output) => metafile.outputs[output]?.entryPoint?.endsWith(entry)) as string,
	);
	const inputs = [...loaded].flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}));
	return { inputs, packages: [...loaded].filter((name) => metafile.outputs[name] === undefined) };
}

it.each(["src/node.ts", "src/index.ts", "src/cli/main.ts"])("%s loads neither threads nor a queue", async (entry) => {
	const { inputs, packages } = await loadedBy(entry);
	expect(inputs.length).toBeGreaterThan(3);
	expect(inputs.filter((input) => /exec\/(threads|partial|open-in-batches|queue)/.test(input))).toEqual([]);
	expect(packages.filter((name) => /bullmq|ioredis/.test(name))).toEqual([]);
});

it.each(["src/exec/index.ts", "src/cli/commands/build.ts", "src/cli/commands/worker.ts"])(
	"%s loads the packages of a queue for those alone who ask for one",
	async (entry) => {
		const { inputs, packages } = await loadedBy(entry);
		expect(inputs.some((input) => input.endsWith("exec/queue/redis.ts"))).toBe(true);
		expect(packages.length).toBeGreaterThan(0);
		expect(packages.filter((name) => /bullmq|ioredis/.test(name))).toEqual([]);
	},
);
