/** Applications in TypeScript, of every version that is promised: all entries are found, and the declarations of the package are sound. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.mjs";
import { judged } from "./outcome.mjs";

const VERSIONS = ["5.0", "5.4", "5.9", "6.0", "7.0"];

/** Entries whose types are of Node. */
const OF_NODE = /^\.\/(node|exec|serve|serve\/node)$/;

const SETTINGS = [
	{ module: "esnext", moduleResolution: "bundler", types: [] },
	{ module: "node16", moduleResolution: "node16", types: ["node"] },
	{ module: "nodenext", moduleResolution: "nodenext", types: ["node"] },
];

export const typescript = {
	title: "TypeScript",
	async run({ application, tool, manifest }) {
		const folder = await application();
		const find = await tool();
		const outcomes = [];
		for (const version of VERSIONS) {
			const compiler = find(`typescript-${version}/bin/tsc`);
			const problems = [];
			for (const setting of SETTINGS) problems.push(...(await problemsWith(compiler, setting, folder, find, manifest)));
			const ways = SETTINGS.map(({ moduleResolution }) => moduleResolution).join(", ");
			outcomes.push(judged(`TypeScript ${version}`, problems, `${ways}; skipLibCheck: false`));
		}
		return outcomes;
	},
};

async function problemsWith(compiler, { types, ...setting }, folder, find, { exports }) {
	const entries = Object.entries(exports).filter(
		([name, entry]) => typeof entry !== "string" && (types.length > 0 || !OF_NODE.test(name)),
	);
	const imports = entries.map(([name], i) => `import * as entry${i} from "mirazarr${name.slice(1)}";\n`);
	writeFileSync(
		join(folder, "main.ts"),
		`${imports.join("")}${USE}export const all = [${entries.map((_, i) => `entry${i}`)}];\n`,
	);
	const compilerOptions = {
		...setting,
		...{ target: "es2022", lib: ["es2022", "dom"], types, typeRoots: [find("@types")] },
		...{ strict: true, noEmit: true, skipLibCheck: false },
	};
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
	const { code, stdout, stderr } = await run(process.execPath, [compiler, "-p", "tsconfig.json", "--pretty", "false"], {
		cwd: folder,
	});
	const errors = stdout.split("\n").filter((line) => /error TS\d/.test(line));
	if (code !== 0 && errors.length === 0) return [`the compiler failed: ${stderr || stdout}`];
	// Declarations of other packages are theirs to mend.
	return errors
		.filter((line) => !/^node_modules\/(?!mirazarr\/)/.test(line))
		.map((line) => `${setting.moduleResolution}: ${line}`);
}

/** A store is what zarrita takes, and results have the types that they are said to have. */
const USE = `import * as zarr from "zarrita";
import { decode, openStore, type DecodedArray } from "mirazarr";
export async function use(url: string): Promise<DecodedArray> {
	const store = await openStore(url, { tiff: { ifd: 0 } });
	await zarr.open(zarr.root(store).resolve("sst"), { kind: "array" });
	// @ts-expect-error: it is no option
	await openStore(url, { tif: {} });
	return decode(store, "sst");
}
`;
