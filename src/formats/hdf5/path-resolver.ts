import type { Budget } from "../../zarr/budget.ts";
import type { Link } from "./object-model.ts";
import type { Reading } from "./reading.ts";

/** Why a path leads nowhere. */
export type Unresolved = { problem: string };

/** Soft links that are followed for one path; the library stops at 16. */
const MAX_SOFT_LINKS = 64;
/** A path may have a name in every other character. */
const STEPS_A_CHARACTER = 16;
const PATH_STEPS = 300;

/** Follows paths through a file: hard links, and soft links on the way. */
export class PathResolver {
	readonly #rootAddress: number;
	readonly #linksAt: (address: number) => Reading<readonly Link[]>;
	readonly #budget: Budget;
	readonly #namesAt = new Map<number, ReadonlyMap<string, Link>>();

	/** `linksAt` gives the links of the object at an address: none unless it is a group. */
	constructor(rootAddress: number, linksAt: (address: number) => Reading<readonly Link[]>, budget: Budget) {
		this.#rootAddress = rootAddress;
		this.#budget = budget;
		this.#linksAt = linksAt;
	}

	/** The address of the object that a path leads to from a group; an absolute path begins at the root. */
	*resolve(groupAddress: number, path: string): Reading<number | Unresolved> {
		/** Names that are still to be followed, the next one last. */
		const ahead: string[] = [];
		let at = this.#begin(groupAddress, path, ahead);
		let softLinksLeft = MAX_SOFT_LINKS;
		for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
			if (name === "" || name === ".") continue;
			const link = (this.#namesAt.get(at) ?? (yield* this.#readNames(at))).get(name);
			if (link === undefined) return { problem: `there is no "${name}"` };
			if (link.kind === "hard") {
				at = link.address;
			} else if (link.kind === "soft") {
				// Counted for the whole path: links that hold links many times over would never end otherwise.
				if (softLinksLeft-- === 0) return { problem: "links form a loop" };
				at = this.#begin(at, link.target, ahead);
			} else {
				return { problem: `"${name}" leads out of the file` };
			}
		}
		return at;
	}

	/** Puts the names of a path before those that are ahead; gives where it begins. */
	#begin(groupAddress: number, path: string, ahead: string[]): number {
		// Links share paths, and one leads through others.
		this.#budget.work(PATH_STEPS + path.length * STEPS_A_CHARACTER);
		const names = path.split("/");
		for (let i = names.length - 1; i >= 0; i--) ahead.push(names[i] as string);
		return path.startsWith("/") ? this.#rootAddress : groupAddress;
	}

	*#readNames(address: number): Reading<ReadonlyMap<string, Link>> {
		const links = yield* this.#linksAt(address);
		// Others may have waited for the same links.
		const names = this.#namesAt.get(address) ?? new Map(links.map((link) => [link.name, link]));
		this.#namesAt.set(address, names);
		return names;
	}
}
