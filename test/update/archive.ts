import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TIME = 123456;
const WIND = 1234.5;
const TEMPLATES = join(import.meta.dirname, "../fixtures/update");

/** A file of an archive: when it begins, how many times it has, which of two layouts, and what its winds are. */
export type Made = { name: string; time: number; count: 1 | 2; layout: "a" | "b"; wind: number };

/** A folder of files that come, change and go. */
export class Archive {
	readonly folder: string;
	/** Files are made a second apart: some forms note whole seconds. */
	#second = 1_700_000_000;

	constructor(folder: string) {
		this.folder = folder;
	}

	path(name: string): string {
		return join(this.folder, name);
	}

	write({ name, time, count, layout, wind }: Made): void {
		const bytes = Buffer.from(readFileSync(join(TEMPLATES, `${count}${layout}.nc`)));
		for (let i = 0; i < count; i++) {
			const marker = Buffer.alloc(8);
			marker.writeDoubleLE(TIME + i);
			const at = bytes.indexOf(marker);
			if (at < 0) throw new Error("the template has no time");
			bytes.writeDoubleLE(time + i, at);
		}
		const marker = Buffer.alloc(4);
		marker.writeFloatLE(WIND);
		let step = 0;
		for (let at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + 4))
			bytes.writeFloatLE(wind + step++ / 8, at);
		writeFileSync(this.path(name), bytes);
		this.#second += 2;
		utimesSync(this.path(name), this.#second, this.#second);
	}

	remove(name: string): void {
		rmSync(this.path(name));
	}
}
