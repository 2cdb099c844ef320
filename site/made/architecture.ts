import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { projectText, ROOT } from "../project.ts";

const SRC = join(ROOT, "src");

/** A room of src/: a folder, or a file of its own. */
export type Room = { name: string; words: string; files: number };

/** Imports between two rooms, and how many. */
export type Corridor = { from: string; to: string; count: number };

/** The rooms from the ground up, as CONTRIBUTING.md describes them; a test holds that table to the folders. */
export function readRooms(): Room[] {
	const rows = projectText("CONTRIBUTING.md").matchAll(/^\| `src\/([\w.]+)\/?` \| (.*) \|$/gm);
	const files = sourceFiles();
	return Array.from(rows, ([, name = "", words = ""]) => ({
		name,
		words,
		files: files.filter((file) => roomOf(file) === name).length,
	}));
}

/** The table of CONTRIBUTING.md, as it stands there. */
export function roomsTable(): string {
	const table = /^\| room \|.*?\n(?=\n)/ms.exec(projectText("CONTRIBUTING.md"))?.[0];
	if (table === undefined) throw new Error("CONTRIBUTING.md has no table of rooms");
	return table;
}

/** Every import between rooms, types included. */
export function readCorridors(): Corridor[] {
	const counts = new Map<string, Corridor>();
	for (const file of sourceFiles())
		for (const [, now, later] of readFileSync(join(SRC, file), "utf8").matchAll(
			/^(?:import|export)\s[^;]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm,
		)) {
			const from = roomOf(file);
			const to = roomOf(relative(SRC, resolve(dirname(join(SRC, file)), (now ?? later) as string)));
			if (from === to) continue;
			const known = counts.get(`${from} ${to}`) ?? { from, to, count: 0 };
			counts.set(`${from} ${to}`, { ...known, count: known.count + 1 });
		}
	return [...counts.values()];
}

function sourceFiles(): string[] {
	return readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
}

function roomOf(file: string): string {
	return file.split("/")[0] as string;
}

/** Without the corridors that follow from others: who imports the reader need not say that it imports what the reader is made of. */
export function reduced(corridors: readonly Corridor[], order: readonly string[]): Corridor[] {
	const down = corridors.filter(({ from, to }) => order.indexOf(from) > order.indexOf(to));
	const reach = (from: string, to: string, without: Corridor): boolean =>
		down.some(
			(one) => one !== without && one.from === from && (one.to === to || (one.to !== to && reach(one.to, to, without))),
		);
	return down.filter((one) => !reach(one.from, one.to, one));
}

/** How far above the ground each room is: one more than the highest that it imports. */
export function heights(corridors: readonly Corridor[], order: readonly string[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const room of order) {
		const below = corridors.filter(({ from, to }) => from === room && order.indexOf(to) < order.indexOf(room));
		found.set(room, Math.max(-1, ...below.map(({ to }) => found.get(to) ?? 0)) + 1);
	}
	return found;
}
