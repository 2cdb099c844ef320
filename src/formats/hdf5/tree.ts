import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { IndexReadAhead } from "./chunk-index/read-ahead.ts";
import type { Hdf5File } from "./file.ts";
import { SPECULATIVE_BYTES } from "./object-header.ts";
import type { Hdf5Node, Hdf5Object, Link } from "./object-model.ts";
import { PathResolver } from "./path-resolver.ts";
import { type OpeningObject, openObject } from "./read-object.ts";
import { type Reading, readEach, resultOf, start, startQuietly } from "./reading.ts";
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

/** What the header of a dataset takes while the file is opened, besides what a node costs. */
const DATASET_BYTES = 1200;
/** Objects of a level that are asked for together. */
const WAVE_OBJECTS = 4096;

/**
 * Walks a file level by level: all headers of a level are asked for at once. An object that several paths lead to is read
 * once; its later paths are aliases and are not walked again, which also ends cycles.
 */
export async function walkTree(file: Hdf5File, rootAddress: number, options: WalkOptions = {}): Promise<Hdf5Tree> {
	const walk = new Walk(file, rootAddress);
	const top = await walk.findGroup(options.group ?? "/");
	const softTargets = await walk.readBelow(top.address);
	const objects = await walk.objects();
	return nameObjects(top, { objects, softTargets, budget: file.budget });
}

/** Where the soft links of a group lead: an address, or why there is none. */
export type SoftTargets = ReadonlyMap<Link, number | { problem: string }>;

/** Reads objects by their addresses, whatever they are called. */
class Walk {
	readonly #file: Hdf5File;
	readonly #rootAddress: number;
	readonly #opening = new Map<number, OpeningObject | Promise<OpeningObject>>();
	readonly #resolver: PathResolver;

	constructor(file: Hdf5File, rootAddress: number) {
		this.#file = file;
		this.#rootAddress = rootAddress;
		this.#resolver = new PathResolver(rootAddress, (address) => this.#linksAt(address), file.budget);
	}

	async findGroup(groupPath: string): Promise<{ path: string; address: number }> {
		const path = `/${groupPath.split("/").filter(Boolean).join("/")}`;
		const { url } = this.#file.source;
		const address = await start(this.#resolver.resolve(this.#rootAddress, path));
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
		for (let depth = 1; level.length > 0; depth++) {
			const next: number[] = [];
			const reach = (address: number) => {
				if (seen.has(address)) return;
				this.#file.budget.node(depth);
				seen.add(address);
				next.push(address);
			};
			for (let first = 0; first < level.length; first += WAVE_OBJECTS) {
				const wave = level.slice(first, first + WAVE_OBJECTS);
				await this.#file.prepare(wave, SPECULATIVE_BYTES);
				const opened = await start(readEach(wave, (address) => this.#open(address)));
				// Now that the headers are there, what their attributes need is under way: indexes come behind it.
				for (const { dataset } of opened)
					if (dataset !== undefined) {
						this.#file.budget.hold(DATASET_BYTES);
						indexes.begin(dataset);
					}
				const softLinks: { link: Link; groupAddress: number; target: string }[] = [];
				for (const [i, { links }] of opened.entries())
					for (const link of links) {
						if (link.kind === "hard") reach(link.address);
						else if (link.kind === "soft")
							softLinks.push({ link, groupAddress: wave[i] as number, target: link.target });
					}
				const targets = await start(
					readEach(softLinks, (soft) => this.#resolver.resolve(soft.groupAddress, soft.target)),
				);
				for (const [i, target] of targets.entries()) {
					softTargets.set(softLinks[i]?.link as Link, target);
					if (typeof target === "number") reach(target);
				}
			}
			level = next;
		}
		return softTargets;
	}

	/** All that was read, by address. */
	async objects(): Promise<ReadonlyMap<number, Hdf5Object>> {
		const objects = new Map<number, Hdf5Object>();
		for (const [address, opening] of this.#opening) {
			const { object } = opening instanceof Promise ? await opening : opening;
			objects.set(address, object instanceof Promise ? await object : object);
		}
		return objects;
	}

	*#linksAt(address: number): Reading<readonly Link[]> {
		return (yield* this.#open(address)).links;
	}

	*#open(address: number): Reading<OpeningObject> {
		let opening = this.#opening.get(address);
		if (opening === undefined) {
			opening = startQuietly(openObject(this.#file, address));
			this.#opening.set(address, opening);
		}
		const opened = yield* resultOf(opening);
		this.#opening.set(address, opened);
		return opened;
	}
}
