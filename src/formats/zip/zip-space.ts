import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { createPipeline, encodeChunk } from "../../codecs/index.ts";
import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { type ChunkManifest, chunkNumber } from "../../manifest/chunk-manifest.ts";
import { DerivedArray, derivedChunks } from "../../manifest/derived-array.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { transcode } from "../../read/transform.ts";
import type { Budget } from "../../zarr/budget.ts";
import { chunkShapeAt, gridShape } from "../../zarr/chunk-grid.ts";
import { type ChunkKeyEncoding, decodeChunkKey, encodeChunkKey } from "../../zarr/chunk-key.ts";
import { joinKey, type KeySpace } from "../zarr/key-space.ts";
import { STORED, type ZipArchive } from "./archive.ts";
import type { ZipMember } from "./central-directory.ts";

/** The codec of deflated members, by the name that imagecodecs has for it. */
const RAW_DEFLATE: EmittedCodec = { name: "imagecodecs_deflate", configuration: { raw: true } };

/** A chunk of an array: its number in the grid, and its member. */
type MemberChunk = { number: number; member: ZipMember };

/** The keys of a Zarr store as members of a zip. */
export class ZipSpace implements KeySpace {
	readonly url: string;
	readonly v2Policy = "zarr-v2";
	readonly #archive: ZipArchive;
	readonly #registry: ObjectStoreRegistry;
	/** In order, so everything below a path stands together. */
	readonly #names: readonly string[];

	constructor(archive: ZipArchive, registry: ObjectStoreRegistry) {
		this.url = archive.url;
		this.#archive = archive;
		this.#registry = registry;
		this.#names = [...archive.members.keys()].sort();
	}

	get budget(): Budget {
		return this.#registry.budget;
	}

	async document(key: string): Promise<Uint8Array | undefined> {
		const member = this.#archive.members.get(key);
		return member === undefined ? undefined : await this.#archive.read(member);
	}

	async children(path: string): Promise<string[]> {
		const names = new Set<string>();
		for (const name of this.#below(path)) {
			const slash = name.indexOf("/");
			if (slash > 0) names.add(name.slice(0, slash));
		}
		return [...names];
	}

	array(description: ArrayDescription, chunkKeys: ChunkKeyEncoding, keyPath: string): StoreArray {
		const chunks = this.#chunks(description, chunkKeys, keyPath);
		for (const { member } of chunks) this.#archive.check(member);
		const storedCount = chunks.filter(({ member }) => member.method === STORED).length;
		if (storedCount === chunks.length) return this.#referencing(description, chunks);
		if (storedCount === 0)
			return this.#referencing({ ...description, codecs: [...description.codecs, RAW_DEFLATE] }, chunks);
		return this.#deriving(description, chunkKeys, keyPath);
	}

	#referencing(description: ArrayDescription, chunks: readonly MemberChunk[]): ManifestArray {
		return new ManifestArray(description, () => this.#manifest(description, chunks));
	}

	async #manifest(
		{ path, chunkGrid, shape }: ArrayDescription,
		chunks: readonly MemberChunk[],
	): Promise<ChunkManifest> {
		const builder = new ManifestBuilder(gridShape(chunkGrid, shape), { path, expected: chunks.length });
		const offsets = await this.#archive.dataOffsets(chunks.map(({ member }) => member));
		for (const [i, { number, member }] of chunks.entries()) {
			// An empty member is not a chunk, which reading it will tell.
			if (member.compressedBytes === 0) builder.inlinedAt(number, new Uint8Array(0));
			else builder.virtualAt(number, this.url, offsets[i] as number, member.compressedBytes);
		}
		return builder.build();
	}

	/** Programs store what deflates badly as it is: then one chain does not decode all chunks. */
	#deriving(description: ArrayDescription, chunkKeys: ChunkKeyEncoding, keyPath: string): DerivedArray {
		const { codecs, ...described } = description;
		const { dataType, chunkGrid, shape, fill } = described;
		const derived: DerivedArray = new DerivedArray(described, async (index, { signal }) => {
			const member = this.#archive.members.get(joinKey(keyPath, encodeChunkKey(chunkKeys, index)));
			if (member === undefined) return undefined;
			const { maxArrayBytes } = this.#registry.limits;
			if (member.sizeBytes > maxArrayBytes)
				throw new MiraError("limit-exceeded", `member "${member.name}" has more than ${maxArrayBytes} bytes`, {
					url: this.url,
				});
			const [offset = 0] = await this.#archive.dataOffsets([member]);
			const source = this.#registry.source(this.url);
			const stored = await source.read(offset, member.compressedBytes, { signal, use: "chunk" });
			const spec = { dataType, shape: chunkShapeAt(chunkGrid, shape, index), fillValue: fill.storage.value };
			const pipeline = await createPipeline(codecs, spec);
			const elements = await pipeline.decode(await this.#archive.decompress(member, stored), { signal });
			return await encodeChunk(elements, derived.description.codecs, spec);
		});
		if (chunkGrid.kind === "regular") return derived;
		// What is computed has regular chunks to everybody.
		const regular = { kind: "regular" as const, chunkShape: derivedChunks(description) };
		return transcode({ registry: this.#registry, url: this.url }, derived, { ...described, chunkGrid: regular });
	}

	#chunks({ chunkGrid, shape }: ArrayDescription, chunkKeys: ChunkKeyEncoding, keyPath: string): MemberChunk[] {
		const grid = gridShape(chunkGrid, shape);
		const chunks: MemberChunk[] = [];
		for (const name of this.#below(keyPath)) {
			const index = decodeChunkKey(chunkKeys, name, shape.length);
			const number = index && chunkNumber(grid, index);
			const member = this.#archive.members.get(joinKey(keyPath, name));
			if (number !== undefined && member !== undefined) chunks.push({ number, member });
		}
		return chunks;
	}

	/** Names of the members below a path, relative to it. */
	*#below(path: string): IterableIterator<string> {
		const prefix = path === "" ? "" : `${path}/`;
		let low = 0;
		for (let high = this.#names.length; low < high; ) {
			const middle = (low + high) >>> 1;
			if ((this.#names[middle] as string) < prefix) low = middle + 1;
			else high = middle;
		}
		for (let i = low; i < this.#names.length; i++) {
			const name = this.#names[i] as string;
			if (!name.startsWith(prefix)) return;
			yield name.slice(prefix.length);
		}
	}
}
