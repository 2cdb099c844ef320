import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { MiraError } from "../../errors.ts";
import { type Answer, answerText, answerWith, type Question } from "../answer.ts";
import { parseByteRange } from "../byte-range.ts";
import { escapeHtml } from "../page.ts";
import { notFound } from "../refusal.ts";

/** A file that the page offers to open. */
export type OfferedFile = { url: string; name: string; format?: string | undefined; sizeBytes?: number | undefined };

/** What the page is told of the server that it came from. */
export type PageGreeting = {
	/** What can be opened, to choose from. */
	files: readonly OfferedFile[];
	/** URLs below these are read through the server. */
	prefixes: readonly string[];
};

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
};

const INDEX = "index.html";
const POLICY = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/;

/** Where the built page is, and the sample files, which it has below `samples/`: the package holds them once. */
export type PageFolders = { page: string; samples: string };

/** The files of the built page. They are listed once: no path leads out of its folders. */
export class PageFiles {
	/** Where each is, by its path. */
	readonly #files: ReadonlyMap<string, string>;
	readonly #index: string;
	readonly #policy: string;

	private constructor(files: ReadonlyMap<string, string>, index: string) {
		this.#files = files;
		this.#index = index;
		// One policy: that of the page itself, and what a page cannot say of itself.
		this.#policy = `${POLICY.exec(index)?.[1] ?? "default-src 'none'"}; frame-ancestors 'none'`;
	}

	/** The page, told what it needs to know of the server. */
	static async open({ page, samples }: PageFolders, greeting: PageGreeting): Promise<PageFiles> {
		const files = new Map([...(await filesIn(page)), ...(await filesIn(samples, "samples/"))]);
		if (!files.has(INDEX))
			throw new MiraError("not-found", `the explorer's page is not in ${page}`, {
				hint: "In a clone of the repository, npm run build:web makes it",
			});
		const text = await readFile(join(page, INDEX), "utf8");
		const meta = `<meta name="mirazarr-explore" content="${escapeHtml(JSON.stringify(greeting))}" />`;
		const index = text.replace("</title>", () => `</title>\n\t\t${meta}`);
		return new PageFiles(files, index);
	}

	/** A file of the page by its path; the empty one is the page itself. */
	async answer(path: string, { header }: Question): Promise<Answer> {
		if (path === "" || path === INDEX)
			return answerText(this.#index, "text/html", {
				"Cache-Control": "no-store",
				"Content-Security-Policy": this.#policy,
			});
		const type = TYPES[extname(path)] ?? "application/octet-stream";
		const file = this.#files.get(path);
		const bytes = file === undefined ? undefined : await readFile(file).catch(() => undefined);
		if (bytes === undefined) throw notFound("there is no such file of the page");
		// Workers have the policy that they came with, not that of their page.
		const headers = { "Content-Type": type, "Cache-Control": "no-cache", "Content-Security-Policy": this.#policy };
		const span = parseByteRange(header("range"), bytes.length);
		if (span === undefined) return answerWith(200, { ...headers, "Accept-Ranges": "bytes" }, bytes);
		const contentRange = `bytes ${span.begin}-${span.end - 1}/${bytes.length}`;
		return answerWith(206, { ...headers, "Content-Range": contentRange }, bytes.subarray(span.begin, span.end));
	}
}

/** What is below a folder, by the paths that a page has for it; nothing where there is no such folder. */
async function filesIn(folder: string, prefix = ""): Promise<[path: string, file: string][]> {
	const names: string[] = await readdir(folder, { recursive: true }).catch(() => []);
	return names.map((name) => [prefix + name.split(sep).join("/"), join(folder, name)]);
}
