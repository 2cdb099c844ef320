import { isMiraError, MiraError } from "../errors.ts";
import { isForbidden } from "../io/http-response.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { childUrl } from "../io/url.ts";
import { isJsonObject, parseJson } from "../zarr/json.ts";
import { sameBytes } from "../zarr/scalar.ts";
import { type ContainerNames, containerNames, containerNamesOfYaml } from "./containers.ts";
import { type FileType, unwrapFile } from "./file.ts";
import { readFlatBuffer } from "./flatbuffer.ts";
import type { Reference } from "./flatbuffer-record.ts";
import { readFlexBuffer } from "./flexbuffer.ts";
import { idText, parseId } from "./object-id.ts";
import { REPO, type Ref, type Repo, SNAPSHOT, type Snapshot } from "./schemas.ts";

/** Which state of a repository is read. */
export type Version = { kind: "branch" | "tag"; name: string } | { kind: "snapshot"; id: string };

/** What a file holds. Where it has fields that are not known here, to write it again would lose them. */
export type Read<T> = { value: T; hasUnknownFields: boolean };

/** Folders of a repository whose objects are named by ids. */
export type Folder = "snapshots" | "manifests" | "chunks" | "transactions";

/** Reads the files of a repository below a url. */
export class Repository {
	readonly url: string;
	readonly #registry: ObjectStoreRegistry;
	#repo: Promise<Read<Repo> | undefined> | undefined;
	#containers: Promise<ContainerNames> | undefined;

	constructor(url: string, registry: ObjectStoreRegistry) {
		this.url = url;
		this.#registry = registry;
	}

	/** The file that repositories of version 2 have. */
	repo(): Promise<Read<Repo> | undefined> {
		this.#repo ??= this.#read("repo").then(
			(file) => file && readRecord(file, childUrl(this.url, "repo"), "repository", REPO, this.#maxBytes),
		);
		return this.#repo;
	}

	/** The id of the snapshot of a version. */
	async resolve(version: Version): Promise<Uint8Array> {
		if (version.kind === "snapshot") {
			const id = parseId(version.id);
			if (id !== undefined) return id;
			throw new MiraError(
				"bad-argument",
				`"${version.id}" is not the id of a snapshot: those have 20 letters and digits`,
			);
		}
		const repo = (await this.repo())?.value;
		if (repo === undefined) return this.#resolveV1(version.kind, version.name);
		const refs = version.kind === "branch" ? repo.branches : repo.tags;
		const ref = refs.find(({ name }) => name === version.name);
		if (ref === undefined) throw this.#unknown(version.kind, version.name, refs);
		const id = repo.snapshots[ref.snapshotIndex]?.id;
		if (id !== undefined) return id;
		throw new MiraError("corrupt-file", `the ${version.kind} "${version.name}" leads to no snapshot`, {
			url: childUrl(this.url, "repo"),
		});
	}

	/** The snapshot of an id. */
	async snapshot(id: Uint8Array): Promise<Read<Snapshot>> {
		const url = this.urlOf("snapshots", id);
		const file = await this.#file(url).catch((cause: unknown) => {
			if (!isMiraError(cause, "not-found")) throw cause;
			throw new MiraError("corrupt-file", "the repository has lost this snapshot", { url, cause });
		});
		const read = await readRecord(file, url, "snapshot", SNAPSHOT, this.#maxBytes);
		if (sameBytes(read.value.id, id)) return read;
		throw new MiraError("corrupt-file", "the snapshot does not have the id that its name says", { url });
	}

	/** The FlatBuffer of a manifest. */
	async manifest(id: Uint8Array): Promise<Uint8Array> {
		const url = this.urlOf("manifests", id);
		return unwrapFile(await this.#file(url), "manifest", url, this.#maxBytes);
	}

	/** The url of an object of the repository. */
	urlOf(folder: Folder, id: Uint8Array): string {
		return childUrl(this.url, `${folder}/${idText(id)}`);
	}

	/** The containers that have names. */
	containers(): Promise<ContainerNames> {
		this.#containers ??= this.#readContainers();
		return this.#containers;
	}

	async #readContainers(): Promise<ContainerNames> {
		const repo = await this.repo();
		if (repo === undefined)
			return containerNamesOfYaml(new TextDecoder().decode((await this.#read("config.yaml")) ?? new Uint8Array(0)));
		const { config } = repo.value;
		if (config === undefined) return new Map();
		return readFlatBuffer(config, childUrl(this.url, "repo"), () => containerNames(readFlexBuffer(config)));
	}

	/** In version 1 every branch and tag is a file. */
	async #resolveV1(kind: "branch" | "tag", name: string): Promise<Uint8Array> {
		const path = `refs/${kind}.${name}/ref.json`;
		const [ref, deleted] = await Promise.all([
			this.#read(path),
			kind === "tag" ? this.#read(`${path}.deleted`) : undefined,
		]);
		if (ref === undefined || deleted !== undefined) throw this.#unknown(kind, name, []);
		const url = childUrl(this.url, path);
		const document = parseJson(ref, { url });
		const text = isJsonObject(document) ? document.snapshot : undefined;
		const id = typeof text === "string" ? parseId(text) : undefined;
		if (id === undefined) throw new MiraError("corrupt-file", "the file names no snapshot", { url });
		return id;
	}

	get #maxBytes(): number {
		return this.#registry.limits.maxMetadataBytes;
	}

	/** A file that is read once, so the cache has no use for it. */
	#file(url: string): Promise<Uint8Array> {
		return this.#registry.source(url).readAll({ use: "chunk" });
	}

	/** An object; undefined where there is none. */
	async #read(name: string): Promise<Uint8Array | undefined> {
		try {
			return await this.#registry.source(childUrl(this.url, name)).readAll();
		} catch (error) {
			// A bucket that may not be listed answers "forbidden" for what is not there.
			if (isMiraError(error, "not-found") || isForbidden(error)) return undefined;
			throw error;
		}
	}

	#unknown(kind: "branch" | "tag", name: string, refs: readonly Ref[]): MiraError {
		return new MiraError("bad-argument", `the repository has no ${kind} "${name}"`, {
			url: this.url,
			hint: refs.length === 0 ? undefined : `There are ${refs.map((ref) => ref.name).join(", ")}`,
		});
	}
}

/** The record that a file holds. */
export async function readRecord<T>(
	file: Uint8Array,
	url: string,
	type: FileType,
	schema: Reference<T>,
	maxBytes: number,
): Promise<Read<T>> {
	return readFlatBuffer(await unwrapFile(file, type, url, maxBytes), url, (buffer) => {
		const value = schema.read(buffer, buffer.root);
		return { value, hasUnknownFields: buffer.hasUnknownFields };
	});
}
