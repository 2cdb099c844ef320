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
	readonly #byName = new WeakMap<readonly Link[], Map<string, Link>>();

	/** `linksAt` gives the links of the object at an address: none unless it is a group. */
	constructor(rootAddress: number, linksAt: (address: number) => Reading<readonly Link[]>, budget: Budget) {
		this.#rootAddress = rootAddress;
		this.#budget = budget;
		this.#linksAt = linksAt;
	}

	/** The address of the object that a path leads to from a group; an absolute path begins at the root. */
	*resolve(groupAddress: number, path: string): Reading<number | Unresolved> {
		return yield* this.#follow(groupAddress, path, { left: MAX_SOFT_LINKS });
	}

	/** `softLinks` counts for the whole path: links that hold links many times over would never end otherwise. */
	*#follow(groupAddress: number, path: string, softLinks: { left: number }): Reading<number | Unresolved> {
		let at = path.startsWith("/") ? this.#rootAddress : groupAddress;
		// Links share paths, and one leads through others.
		this.#budget.work(PATH_STEPS + path.length * STEPS_A_CHARACTER);
		for (const name of path.split("/")) {
			if (name === "" || name === ".") continue;
			const link = (yield* this.#namesAt(at)).get(name);
			if (link === undefined) return { problem: `there is no "${name}"` };
			if (link.kind === "hard") {
				at = link.address;
			} else if (link.kind === "soft") {
				if (softLinks.left === 0) return { problem: "links form a loop" };
				softLinks.left--;
				const target = yield* this.#follow(at, link.target, softLinks);
				if (typeof target !== "number") return target;
				at = target;
			} else {
				return { problem: `"${name}" leads out of the file` };
			}
		}
		return at;
	}

	*#namesAt(address: number): Reading<Map<string, Link>> {
		const links = yield* this.#linksAt(address);
		let names = this.#byName.get(links);
		if (names === undefined) {
			names = new Map(links.map((link) => [link.name, link]));
			this.#byName.set(links, names);
		}
		return names;
	}
}
