import { MiraError } from "../errors.ts";
import type { FillOptions } from "../fill/fill-options.ts";
import { Choice } from "../formats/choice.ts";
import type { TextSpan } from "../formats/kerchunk/byte-scanner.ts";
import { inlineBytes } from "../formats/kerchunk/inline-bytes.ts";
import { readReferenceFile } from "../formats/kerchunk/read-reference-file.ts";
import { splitKey } from "../formats/kerchunk/reference-set.ts";
import { referenceUrl } from "../formats/kerchunk/reference-url.ts";
import { ReferencedArray } from "../formats/kerchunk/referenced-array.ts";
import { compressionOf } from "../formats/kerchunk/signature.ts";
import { v2ChunkLayout } from "../formats/zarr/v2-array.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { directoryUrl, isUrl, parseUrl } from "../io/url.ts";
import { chunkIndex } from "../manifest/chunk-manifest.ts";
import { v3ChunkLayout } from "../manifest/described-document.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { UrlTable } from "../manifest/url-table.ts";
import { followingMembers } from "../write/kerchunk/json-text.ts";
import { OutputStore } from "../write/plan/output-store.ts";
import type { PlannedNode } from "../write/plan/plan.ts";
import { fsspecUrl, relativePath } from "../write/plan/url.ts";
import { joinBytes } from "../zarr/join-bytes.ts";
import { isJsonObject, type JsonObject, parseJson, writeJson } from "../zarr/json.ts";
import { sameBytes } from "../zarr/scalar.ts";
import type {
	ArrayEdit,
	CubeEdit,
	CubeForm,
	CubeTarget,
	NotedVersion,
	UpdateWritten,
	WriteOptions,
} from "./cube-form.ts";
import { JsonMembers } from "./json-members.ts";
import { SourceNotes } from "./source-notes.ts";
import { moveNumber } from "./stretches.ts";

const UTF8 = new TextEncoder();
const COMMA = 0x2c;
const QUOTE = 0x22;

/** Kerchunk references in one JSON document. What is in it stays as bytes: an edit copies them, and splices. */
export class JsonForm implements CubeForm {
	readonly name = "Kerchunk JSON";
	readonly store: ManifestStore;
	readonly zarrFormat: 2 | 3;
	readonly #bytes: Uint8Array;
	readonly #etag: string | undefined;
	readonly #output: OutputStore;
	readonly #fileName: string;
	readonly #notes: SourceNotes;
	readonly #urlText: (url: string) => string;
	readonly #members: JsonMembers;

	static async open(target: CubeTarget, registry: ObjectStoreRegistry, fill: FillOptions = {}): Promise<JsonForm> {
		const source = registry.source(target.url);
		const bytes = await source.readAll({ use: "chunk", maxBytes: registry.limits.maxMetadataBytes });
		if (compressionOf(bytes) !== undefined)
			throw new MiraError("unsupported-feature", "a compressed reference file cannot be updated", {
				url: target.url,
				hint: "Decompress it, or build the cube as Parquet",
			});
		const members = new JsonMembers(bytes, target.url);
		const store = await readReferenceFile(bytes, target.url, registry, fill, new Choice({}), members);
		return new JsonForm(target, { bytes, members, etag: source.etag }, store, registry.signal);
	}

	private constructor(
		{ url, store: objects }: CubeTarget,
		{ bytes, members, etag }: { bytes: Uint8Array; members: JsonMembers; etag: string | undefined },
		store: ManifestStore,
		signal: AbortSignal | undefined,
	) {
		this.store = store;
		this.#bytes = bytes;
		this.#etag = etag;
		this.#output = new OutputStore(objects, signal);
		this.#fileName = decodeURIComponent(parseUrl(url).segments.at(-1) ?? "");
		this.#members = members;
		const { documents, firstUrl } = members;
		this.zarrFormat = [...documents.keys()].some((key) => splitKey(key).name === "zarr.json") ? 3 : 2;
		// Relative ones are for those who move the folder: what is added goes with it.
		const folder = directoryUrl(url);
		// What a template stands for is not looked at: a full path is right beside any.
		const isRelative = firstUrl !== undefined && !isUrl(firstUrl) && !/^\/|\{\{/.test(firstUrl);
		this.#urlText = (own) => (isRelative ? relativePath(own, folder) : undefined) ?? fsspecUrl(own);
		this.#notes = new SourceNotes(
			this.#output,
			this.#fileName.replace(/\.json$/i, ".sources.json"),
			(name) => (isUrl(name) ? name : referenceUrl(name, url)),
			(own) => (isRelative ? relativePath(own, folder) : undefined) ?? own,
		);
	}

	document(path: string, key: string): JsonObject | undefined {
		const value = this.#members.documents.get(path === "" ? key : `${path}/${key}`);
		return value === undefined ? undefined : parseDocument(value);
	}

	noted(): Promise<ReadonlyMap<string, NotedVersion>> {
		return this.#notes.read();
	}

	async write(edit: CubeEdit, _: WriteOptions): Promise<UpdateWritten> {
		const bytes = this.#edited(edit);
		const only = this.#etag === undefined ? undefined : { ifEtag: this.#etag };
		await this.#output.put(this.#fileName, bytes, only);
		// Behind the references: notes about files that they do not have yet would vouch for the old ones.
		await this.#notes.change(edit.noted, [...edit.forgotten, ...edit.outdated]);
		return { bytes: this.#output.writtenBytes, objects: this.#output.writtenObjects };
	}

	#edited({ arrays, root }: CubeEdit): Uint8Array {
		const bytes = this.#bytes;
		const nodes: PlannedNode[] = [
			...(root === undefined ? [] : [{ path: "", documents: root }]),
			...arrays.map(({ path, documents, added }) => ({ path, documents, chunks: { manifest: added } })),
		];
		const replaced = new Map(
			nodes.flatMap(({ path, documents }) =>
				documents.map(([key, document]): [string, JsonObject] => [path === "" ? key : `${path}/${key}`, document]),
			),
		);
		const consolidated = this.#consolidated(replaced);
		const edited = arrays.map((array) => new EditedKeys(array, this.#layoutOf(array.path)));
		const out = new Splice(bytes, this.#members.first);
		let current: EditedKeys | undefined;
		for (const run of this.#members.runs) {
			const owner = edited.find(({ prefix }) => run.prefix.length > 0 && sameBytes(prefix, run.prefix));
			if (owner?.keepsAll === true) {
				out.keep(run.begin, run.end);
				continue;
			}
			this.#members.visit(run, (scanner, key, valueAt) => {
				let action = current?.actionOf(bytes, key);
				if (action === undefined) {
					const name = scanner.text(key);
					if (replaced.has(name) || (name === ".zmetadata" && consolidated !== undefined)) action = -1;
					else {
						current = edited.find(({ folder }) => name.startsWith(folder)) ?? current;
						action = current?.actionOf(bytes, key) ?? STAYS;
					}
				}
				if (action === STAYS) out.keep(key.start - 1, scanner.at);
				else out.cut();
				if (action >= 0 && current !== undefined)
					out.add(
						UTF8.encode(`${writeJson(current.keyOf(action, this.zarrFormat))}:`),
						bytes.subarray(valueAt, scanner.at),
					);
			});
		}
		if (consolidated !== undefined)
			out.add(UTF8.encode(`".zmetadata":${writeJson(writeJson(consolidated, { nonFinite: "bare" }))}`));
		return out.finish(followingMembers(nodes, this.zarrFormat, this.#urlText), this.#members.last);
	}

	/** Some writers repeat all documents in one more, which must not become older than they are. */
	#consolidated(replaced: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
		const value = this.#members.documents.get(".zmetadata");
		const document = value === undefined ? undefined : parseDocument(value);
		if (!isJsonObject(document?.metadata)) return undefined;
		return { ...document, metadata: { ...document.metadata, ...Object.fromEntries(replaced) } };
	}

	#layoutOf(path: string): ReferencedArray {
		const document = this.document(path, this.zarrFormat === 2 ? ".zarray" : "zarr.json") ?? null;
		const layout = this.zarrFormat === 2 ? v2ChunkLayout(document) : v3ChunkLayout(document);
		const usual = this.zarrFormat === 2 ? "." : "/";
		if (layout?.chunkKeys.separator !== usual)
			throw new MiraError("unsupported-feature", `the keys of its chunks are not separated by "${usual}"`, {
				path: `/${path}`,
				hint: "Build the cube again, or convert it",
			});
		return new ReferencedArray(path, layout, new UrlTable());
	}
}

/** What {@link EditedKeys.actionOf} says of a chunk that stays as it is. */
const STAYS = -2;

/** The keys of an array that gets other chunks. */
class EditedKeys {
	/** What they begin with: as text, and in UTF-8. */
	readonly folder: string;
	readonly prefix: Uint8Array;
	/** Whether all chunks that are there stay as they are: files are put behind them. */
	readonly keepsAll: boolean;
	readonly #edit: ArrayEdit;
	readonly #layout: ReferencedArray;

	constructor(edit: ArrayEdit, layout: ReferencedArray) {
		const { path, moves, oldGrid, axis } = edit;
		this.folder = `${path}/`;
		this.prefix = UTF8.encode(this.folder);
		this.keepsAll = moves !== undefined && moves.firstChanged >= (oldGrid[axis] as number);
		this.#edit = edit;
		this.#layout = layout;
	}

	/** The new number of a chunk, -1 where it goes, {@link STAYS}; undefined for what is not a chunk of the array. */
	actionOf(bytes: Uint8Array, { start, end, hasEscapes }: TextSpan): number | undefined {
		const { prefix } = this;
		// Python escapes all letters but those of ASCII.
		const text = hasEscapes ? UTF8.encode(parseJson(bytes.subarray(start - 1, end + 1)) as string) : bytes;
		const [from, to] = hasEscapes ? [0, text.length] : [start, end];
		for (let i = 0; i < prefix.length; i++) if (text[from + i] !== prefix[i]) return undefined;
		const number = this.#layout.chunkNumber(text, from + prefix.length, to);
		if (number < 0) return undefined;
		const { moves, oldGrid, added, axis } = this.#edit;
		if (moves === undefined) return -1;
		const index = chunkIndex(oldGrid, number)[axis] as number;
		if (moves.kept(index) === index) return STAYS;
		return moveNumber(number, [oldGrid, added.gridShape], axis, moves.kept);
	}

	keyOf(number: number, zarrFormat: 2 | 3): string {
		const index = chunkIndex(this.#edit.added.gridShape, number);
		return this.folder + (zarrFormat === 2 ? index.join(".") || "0" : ["c", ...index].join("/"));
	}
}

/** Puts a document together of pieces of another. */
class Splice {
	readonly #bytes: Uint8Array;
	readonly #parts: Uint8Array[];
	#run: { from: number; to: number } | undefined;
	#isEmpty = true;

	constructor(bytes: Uint8Array, begin: number) {
		this.#bytes = bytes;
		this.#parts = [bytes.subarray(0, begin)];
	}

	/** A member that stays; what stands between it and the one before stays too. */
	keep(from: number, to: number): void {
		if (this.#run === undefined) this.#run = { from, to };
		else this.#run.to = to;
	}

	add(...member: Uint8Array[]): void {
		this.#flush();
		this.#member(...member);
	}

	/** Ends a run of members that stay. */
	cut(): void {
		this.#flush();
	}

	/** The document; `following` have a comma before each. */
	finish(following: Iterable<Uint8Array>, end: number): Uint8Array {
		this.#flush();
		for (const piece of following) {
			if (piece.length === 0) continue;
			this.#parts.push(this.#isEmpty ? piece.subarray(1) : piece);
			this.#isEmpty = false;
		}
		return joinBytes([...this.#parts, this.#bytes.subarray(end)]);
	}

	#flush(): void {
		if (this.#run === undefined) return;
		const { from, to } = this.#run;
		this.#run = undefined;
		this.#member(this.#bytes.subarray(from, to));
	}

	#member(...parts: Uint8Array[]): void {
		if (!this.#isEmpty) this.#parts.push(Uint8Array.of(COMMA));
		for (const part of parts) this.#parts.push(part);
		this.#isEmpty = false;
	}
}

function parseDocument(value: Uint8Array): JsonObject | undefined {
	const text = value[0] === QUOTE ? inlineBytes(parseJson(value) as string) : value;
	const document = parseJson(text, { floats: "tagged" });
	return isJsonObject(document) ? document : undefined;
}
