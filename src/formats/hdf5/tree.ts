import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { IndexReadAhead } from "./chunk-index/read-ahead.ts";
import type { Hdf5File } from "./file.ts";
import type { Hdf5Node, Hdf5Object, Link } from "./object-model.ts";
import { PathResolver } from "./path-resolver.ts";
import { type OpeningObject, openObject } from "./read-object.ts";
import { nameObjects } from "./tree-names.ts";

/** Everything that paths lead to in a file. */
export type Hdf5Tree = {
	/** A group comes before what it holds, in the order of its links. */
	nodes: Hdf5Node[];
	/** The path of the object at an address, by hard links where some lead there; undefined where no path does. */
	pathOf: (address: number) => string | undefined;
	diagnostics: Diagnostic[];
};

/** What to walk. */
export type WalkOptions = {
	/** Path of a group: only what is in it. Paths stay those of the file. */
	group?: string | undefined;
};

/** Objects of a level that are asked for together. */
const WAVE_OBJECTS = 4096;
/** A bound that no sound file comes near; it ends hostile ones. */
const MAX_OBJECTS = 2 ** 22;
/** How many times the size of a file its headers may be read: some share structures, none does so much. */
const MAX_AMPLIFICATION = 64;
const FREE_BYTES = 2 ** 24;

/**
 * Walks a file level by level: all headers of a level are asked for at once. An object that several paths lead to is read
 * once; its later paths are aliases and are not walked again, which also ends cycles.
 */
export async function walkTree(file: Hdf5File, rootAddress: number, options: WalkOptions = {}): Promise<Hdf5Tree> {
	const walk = new Walk(file, rootAddress);
	const top = await walk.findGroup(options.group ?? "/");
	const softTargets = await walk.readBelow(top.address);
	const objects = await walk.objects();
	return nameObjects(top, { objects, softTargets });
}

/** Where the soft links of a group lead: an address, or why there is none. */
export type SoftTargets = ReadonlyMap<Link, number | { problem: string }>;

/** Reads objects by their addresses, whatever they are called. */
class Walk {
	readonly #file: Hdf5File;
	readonly #rootAddress: number;
	readonly #bytesBefore: number;
	readonly #opening = new Map<number, OpeningObject>();
	readonly #resolver: PathResolver;

	constructor(file: Hdf5File, rootAddress: number) {
		this.#file = file;
		this.#rootAddress = rootAddress;
		this.#bytesBefore = file.bytesRead;
		this.#resolver = new PathResolver(rootAddress, (address) => this.#open(address).links);
	}

	async findGroup(groupPath: string): Promise<{ path: string; address: number }> {
		const path = `/${groupPath.split("/").filter(Boolean).join("/")}`;
		const { url } = this.#file.source;
		const address = await this.#resolver.resolve(this.#rootAddress, path);
		if (typeof address !== "number")
			throw new MiraError("not-found", `there is no group ${path}: ${address.problem}`, { url });
		return { path, address };
	}

	/** Reads all that can be reached from a group; gives where soft links lead. */
	async readBelow(groupAddress: number): Promise<SoftTargets> {
		const softTargets = new Map<Link, number | { problem: string }>();
		const seen = new Set<number>([groupAddress]);
		const indexes = new IndexReadAhead(this.#file);
		let level = [groupAddress];
		while (level.length > 0) {
			const next: number[] = [];
			const reach = (address: number) => {
				if (seen.has(address)) return;
				seen.add(address);
				next.push(address);
			};
			for (let first = 0; first < level.length; first += WAVE_OBJECTS) {
				const wave = level.slice(first, first + WAVE_OBJECTS);
				const linksOf = await Promise.all(wave.map((address) => this.#open(address).links));
				// Now that the headers are there, what their attributes need is under way: indexes come behind it.
				for (const address of wave) indexes.begin(this.#open(address).dataset);
				const softLinks: { link: Link; groupAddress: number; target: string }[] = [];
				for (const [i, links] of linksOf.entries())
					for (const link of links) {
						if (link.kind === "hard") reach(link.address);
						else if (link.kind === "soft")
							softLinks.push({ link, groupAddress: wave[i] as number, target: link.target });
					}
				const targets = await Promise.all(
					softLinks.map((soft) => this.#resolver.resolve(soft.groupAddress, soft.target)),
				);
				for (const [i, target] of targets.entries()) {
					softTargets.set(softLinks[i]?.link as Link, target);
					if (typeof target === "number") reach(target);
				}
				this.#checkBudget();
			}
			level = next;
		}
		return softTargets;
	}

	/** All that was read, by address. */
	async objects(): Promise<ReadonlyMap<number, Hdf5Object>> {
		return new Map(
			await Promise.all(
				Array.from(
					this.#opening,
					async ([address, { object }]): Promise<[number, Hdf5Object]> => [address, await object],
				),
			),
		);
	}

	#open(address: number): OpeningObject {
		let opening = this.#opening.get(address);
		if (opening === undefined) {
			opening = openObject(this.#file, address);
			this.#opening.set(address, opening);
		}
		return opening;
	}

	#checkBudget(): void {
		const { fileBytes, bytesRead, source } = this.#file;
		const isTooMuch = bytesRead - this.#bytesBefore > MAX_AMPLIFICATION * fileBytes + FREE_BYTES;
		if (isTooMuch || this.#opening.size > MAX_OBJECTS)
			throw new MiraError("limit-exceeded", "the objects of the file overlap, or there are too many of them", {
				url: source.url,
			});
	}
}
