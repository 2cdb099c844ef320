import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { GribSections } from "../../../../src/codecs/grib/message.ts";
import { findParameter, ParameterTable } from "../../../../src/formats/grib/parameters/parameter-table.ts";
import { loadTables } from "../../../../src/formats/grib/parameters/parameter-tables.ts";
import { LOADERS, PARTS } from "../../../../src/formats/grib/parameters/tables/parts.ts";

const parts = new Map(
	await Promise.all(Object.entries(LOADERS).map(async ([name, load]) => [name, (await load()).TABLE] as const)),
);
const rowsOf = (edition: 1 | 2): string[] =>
	[...parts].filter(([name]) => name.startsWith(`grib${edition}`)).flatMap(([, table]) => table.split("\n"));

const PROJECT_STATUS: Record<string, number> = { tigge: 4, s2s: 6, uerra: 8 };

/** A field of a centre or project, as far as tables are chosen by it. */
function fieldOf(edition: 1 | 2, author: string, first: number): GribSections {
	if (edition === 1) {
		const product = new Uint8Array(28);
		product[3] = first;
		product[4] = Number(author);
		return { edition, product } as GribSections;
	}
	const identification = new Uint8Array(21);
	const project = PROJECT_STATUS[author];
	identification[19] = project ?? 0;
	identification[6] = project === undefined ? Number(author) : 7;
	return { edition, identification, discipline: first } as GribSections;
}

describe.each([1, 2] as const)("tables of edition %i", (edition) => {
	it("are together what ecCodes 2.50.0 has", () => {
		// The table in one piece, from which the parts were made: its rows, in the order of their characters.
		const digest = createHash("sha256").update(rowsOf(edition).sort().join("\n")).digest("hex");
		expect([rowsOf(edition).length, digest.slice(0, 16)]).toEqual(
			edition === 1 ? [6159, "bb5908473e3b796d"] : [7465, "2335b97dfd671daf"],
		);
	});

	it("give every name that the table in one piece gives", async () => {
		// Rows of everybody before those of others, as they were made.
		const rows = rowsOf(edition).sort((a, b) => Number(!a.startsWith("|")) - Number(!b.startsWith("|")));
		const whole = [new ParameterTable(rows.join("\n"))];
		let compared = 0;
		for (const row of rows) {
			const [rowAuthor = "", numbersText = "", further = ""] = row.split("|");
			const numbers = numbersText.split(".").map(Number);
			const facts = new Map(further === "" ? [] : further.split(",").map((text) => [text.slice(0, 1), text.slice(1)]));
			for (const author of rowAuthor === "" ? ["7", "98", "200"] : [rowAuthor, "200"]) {
				const centre = author in PROJECT_STATUS ? author : Number(author);
				const tables = await loadTables([fieldOf(edition, author, numbers[0] as number)]);
				const query = { centre, numbers, facts };
				expect(tables.find(edition, query)).toEqual(findParameter(whole, query));
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(2 * rows.length);
	});
});

describe("what is loaded", () => {
	it("every part is somebody's, and everybody has one", () => {
		expect(new Set(Object.values(PARTS))).toEqual(new Set(Object.keys(LOADERS)));
	});

	it("a field of NCEP needs the names of its discipline that all have, and its own", () => {
		const partOf = (key: string) => PARTS[key] ?? PARTS[key.slice(0, key.lastIndexOf("."))];
		expect([partOf("2.all.0"), partOf("2.7.0")]).toEqual(["grib2-all-0", "grib2-7"]);
		expect(partOf("2.98.192")).toBe("grib2-98-192");
		// Centres without names of their own need no other part.
		expect(partOf("2.54.0")).toBeUndefined();
		expect(parts.get("grib2-all-0")).not.toContain("|10.");
	});
});
