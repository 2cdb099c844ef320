/** An archive behind HTTP: what is read through a cube that was updated is what is read through one that was built of the same files. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileUrl } from "../../src/io/file.ts";
import { openStore, read } from "../../src/node.ts";
import type { UpdateOptions, UpdateRequest } from "../../src/update/index.ts";
import { FaultServer } from "../io/fault-server.ts";
import { Archive, type Made } from "./archive.ts";
import { buildCube, contentOf, FORMS, type Form, updateCube } from "./cubes.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-update-http-"));
let server: FaultServer;
beforeAll(async () => {
	server = await FaultServer.start();
});
afterAll(async () => {
	await server.stop();
	rmSync(root, { recursive: true });
});

/** Files that a server has, by the folder of their urls, and a cube of some of them. */
class ServedArchive {
	readonly cube: string;
	readonly #scratch: string;
	readonly #form: Form;
	readonly #archive: Archive;
	readonly #tellsDates: boolean;
	#versions = 0;

	constructor(form: Form, tellsDates: boolean) {
		this.#tellsDates = tellsDates;
		const folder = mkdtempSync(join(root, `${form}-`));
		mkdirSync(join(folder, "files"));
		this.#form = form;
		this.#archive = new Archive(join(folder, "files"));
		this.cube = join(folder, `cube.${form}`);
		this.#scratch = join(folder, `scratch.${form}`);
	}

	/** Serves a file, with a tag that no version before had, and such a date; its url. */
	put(made: Made): string {
		this.#archive.write(made);
		const bytes = new Uint8Array(readFileSync(this.#archive.path(made.name)));
		const version = this.#versions++;
		// Some forms note whole seconds.
		const modified = this.#tellsDates ? new Date(1.7e12 + version * 2000) : undefined;
		return server.serve(`/${this.#form}/${made.name}`, bytes, `"version-${version}"`, modified);
	}

	/** All values of a cube, read anew. */
	async #valuesOf(cube: string): Promise<unknown> {
		const store = await openStore(fileUrl(cube), { allow: [server.origin] });
		const names = [...store.group.arrays.keys()].sort();
		return Promise.all(names.map(async (name) => [name, await read(store, `/${name}`)]));
	}

	/** Updates the cube, and compares it with one that is built of these files. */
	async update(
		request: UpdateRequest,
		files: readonly string[],
		options: Partial<UpdateOptions> = {},
	): Promise<string[]> {
		const { steps } = await updateCube(this.cube, request, { gap: "allow", ...options });
		await buildCube(this.#scratch, files);
		expect(await this.#valuesOf(this.cube)).toEqual(await this.#valuesOf(this.#scratch));
		expect(await contentOf(this.cube)).toBe(await contentOf(this.#scratch));
		return steps.map(({ action }) => action);
	}

	/** Of one array, read through the cube as it is. */
	async winds(): Promise<unknown> {
		const store = await openStore(fileUrl(this.cube), { allow: [server.origin] });
		return Array.from((await read(store, "/wind")).data as Float32Array);
	}
}

describe.each(FORMS)("a cube in %s of files of a server", (form) => {
	it.each([
		["and their dates", true],
		["alone", false],
	])("that tells tags %s has the values of all files after some came, changed and went", async (_, tellsDates) => {
		const archive = new ServedArchive(form, tellsDates);
		const made = (number: number, time: number, wind: number): Made => ({
			name: `f${number}.nc`,
			...({ count: 1, layout: number % 2 === 0 ? "a" : "b" } as const),
			...{ time, wind },
		});
		const put = (number: number, wind = 10 * number): string => archive.put(made(number, 10 * number, wind));
		const [zero, one, two, three, four] = [0, 1, 2, 3, 4].map((number) => put(number)) as [
			string,
			string,
			string,
			string,
			string,
		];
		await buildCube(archive.cube, [one, two]);
		expect(await archive.update({ files: [four] }, [one, two, four])).toEqual(["append"]);
		expect(await archive.update({ files: [three, zero] }, [zero, one, two, three, four])).toEqual(["insert", "insert"]);
		const before = await archive.winds();
		put(2, 77);
		// Each reference of Icechunk says of when its file is, if that is told: nobody gets what is there now in its place.
		if (form === "icechunk" && tellsDates)
			await expect(archive.winds()).rejects.toMatchObject({ code: "source-changed" });
		const all = [zero, one, two, three, four];
		expect(await archive.update({ refresh: true }, all)).toContain("replace");
		expect(await archive.winds()).not.toEqual(before);
		const rest = [one, two, four];
		expect(await archive.update({ remove: [zero, three] }, rest)).toContain("remove");
		const winds = [10, 77, 40].flatMap((wind) => Array.from({ length: 6 }, (_, i) => wind + i / 8));
		expect(await archive.winds()).toEqual(winds);
	});
});
