import type { Link } from "./object-model.ts";

/** Why a path leads nowhere. */
export type Unresolved = { problem: string };

/** Soft links that are followed for one path; the library stops at 16. */
const MAX_SOFT_LINKS = 64;

/** Follows paths through a file: hard links, and soft links on the way. */
export class PathResolver {
	readonly #rootAddress: number;
	readonly #linksAt: (address: number) => Promise<Link[]>;
	readonly #byName = new WeakMap<Link[], Map<string, Link>>();

	/** `linksAt` gives the links of the object at an address: none unless it is a group. */
	constructor(rootAddress: number, linksAt: (address: number) => Promise<Link[]>) {
		this.#rootAddress = rootAddress;
		this.#linksAt = linksAt;
	}

	/** The address of the object that a path leads to from a group; an absolute path begins at the root. */
	async resolve(groupAddress: number, path: string): Promise<number | Unresolved> {
		return await this.#follow(groupAddress, path, { left: MAX_SOFT_LINKS });
	}

	/** `softLinks` counts for the whole path: links that hold links many times over would never end otherwise. */
	async #follow(groupAddress: number, path: string, softLinks: { left: number }): Promise<number | Unresolved> {
		let at = path.startsWith("/") ? this.#rootAddress : groupAddress;
		for (const name of path.split("/")) {
			if (name === "" || name === ".") continue;
			const link = (await this.#namesAt(at)).get(name);
			if (link === undefined) return { problem: `there is no "${name}"` };
			if (link.kind === "hard") {
				at = link.address;
			} else if (link.kind === "soft") {
				if (softLinks.left === 0) return { problem: "links form a loop" };
				softLinks.left--;
				const target = await this.#follow(at, link.target, softLinks);
				if (typeof target !== "number") return target;
				at = target;
			} else {
				return { problem: `"${name}" leads out of the file` };
			}
		}
		return at;
	}

	async #namesAt(address: number): Promise<Map<string, Link>> {
		const links = await this.#linksAt(address);
		let names = this.#byName.get(links);
		if (names === undefined) {
			names = new Map(links.map((link) => [link.name, link]));
			this.#byName.set(links, names);
		}
		return names;
	}
}
