/** What is in the tarball: files of these kinds and no others, each kind within its budget. */
import { run } from "./command.mjs";
import { failed, ok } from "./outcome.mjs";

const WEB_PAGE = /^dist\/web\/(index\.html|icon\.svg|assets\/[\w.-]+\.(js|css|svg|wasm))$/;

/** A file is of the first kind that has it. Budgets are somewhat above what there is, in thousands of bytes. */
const KINDS = [
	{ kind: "documents", has: /^(package\.json|(README|CHANGELOG|THIRD-PARTY-NOTICES)\.md|LICENSE)$/, budget: 150 },
	{ kind: "samples", has: /^samples\/[\w-]+\.(nc|tif|grib2|fits)$/, budget: 350 },
	{ kind: "the explorer's page", has: WEB_PAGE, budget: 5600 },
	{ kind: "the service worker", has: /^dist\/service-worker\.js$/, budget: 4600 },
	{ kind: "the file for a script tag", has: /^dist\/mirazarr\.min\.js$/, budget: 3900 },
	{ kind: "the library and its command", has: /^dist\/(?!web\/)[\w/-]+\.js$/, budget: 6000 },
	{ kind: "declarations", has: /^dist\/(?!web\/)[\w/-]+\.d\.ts$/, budget: 600 },
];

/** The whole, as it is downloaded. */
const TARBALL_BUDGET = 6500;

/** Packs what was built, or with `--dry-run` only says what would be packed. */
export async function packedFiles(root, options) {
	const { code, stdout, stderr } = await run("npm", ["pack", "--json", "--ignore-scripts", ...options], { cwd: root });
	if (code !== 0) throw new Error(`npm pack failed: ${stderr}`);
	const [packed] = JSON.parse(stdout);
	return packed;
}

/** How much there is of each kind, and what is wrong with that. */
export function judgeContents(files, tarballBytes) {
	const kinds = KINDS.map(({ kind, budget }) => ({ kind, budget, count: 0, kilobytes: 0 }));
	const problems = [];
	for (const { path, size } of files) {
		const at = KINDS.findIndex(({ has }) => has.test(path));
		if (at < 0) problems.push(`${path} is of no kind that the package should have`);
		else {
			kinds[at].count++;
			kinds[at].kilobytes += size / 1000;
		}
	}
	const tarball = { kind: "the tarball", budget: TARBALL_BUDGET, count: 1, kilobytes: tarballBytes / 1000 };
	for (const { kind, budget, count, kilobytes } of [...kinds, tarball]) {
		if (count === 0) problems.push(`${kind}: there is none`);
		if (kilobytes > budget) problems.push(`${kind}: ${Math.round(kilobytes)} kB, and the budget is ${budget} kB`);
	}
	return { kinds, problems };
}

export const contents = {
	title: "contents",
	async run({ tarball }) {
		const { files, bytes } = await tarball();
		const { kinds, problems } = judgeContents(files, bytes);
		if (problems.length > 0) return [failed("the tarball", problems)];
		const said = kinds.map(({ kind, count, kilobytes }) => ok(kind, `${Math.round(kilobytes)} kB, ${count} files`));
		return [ok("the tarball", `${Math.round(bytes / 1000)} kB, ${files.length} files`), ...said];
	},
};
