/** A document that is older than its data file: a diagnostic when it is opened, an error when it is verified. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { collectSources, verify } from "../../../src/verify/index.ts";
import { runCli } from "../../cli/run-cli.ts";

const CHUNKS = [Int32Array.of(1, 2, 3, 4), Int32Array.of(5, 6, 7, 8)].map((values) => deflateSync(values));
const OFFSETS = [16, 80];

/** The data file, its chunks moved by some bytes. */
function dataFile(movedBytes = 0): Uint8Array {
	const bytes = new Uint8Array(200);
	for (const [i, chunk] of CHUNKS.entries()) bytes.set(chunk, (OFFSETS[i] as number) + movedBytes);
	return bytes;
}

/** Chunk 1 skipped no filter, or deflate: then no single chain of codecs reads both. */
function documentText(mask = ""): string {
	const chunks = CHUNKS.map(
		({ length }, i) =>
			`<dmrpp:chunk offset="${OFFSETS[i]}" nBytes="${length}" chunkPositionInArray="[${4 * i}]"${i === 1 ? mask : ""}/>`,
	);
	return `<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" name="a.h5" dmrpp:href="a.h5">
		<Int32 name="v"><Dim size="8"/><dmrpp:chunks compressionType="deflate" byteOrder="LE">
		<dmrpp:chunkDimensionSizes>4</dmrpp:chunkDimensionSizes>${chunks.join("")}</dmrpp:chunks></Int32></Dataset>`;
}

let folder = "";
let document = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-stale-"));
	document = join(folder, "a.h5.dmrpp");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(data: Uint8Array, text = documentText()): Promise<void> {
	await writeFile(document, text);
	await writeFile(join(folder, "a.h5"), data);
}

it("of its own file is true, and the command ends with 0", async () => {
	await write(dataFile());
	const store = await openStore(document);
	expect(store.diagnostics).toEqual([]);
	expect(await verify(store)).toMatchObject({ ok: true, sources: [{ status: "unrecorded" }] });
	expect(await runCli(["verify", document])).toMatchObject({ code: 0 });
});

describe.each([
	["a shorter one", dataFile().subarray(0, 70), documentText()],
	["one whose chunks are elsewhere", dataFile(8), documentText()],
	["a shorter one, of chunks with different filters", dataFile().subarray(0, 70), documentText(' fm="1"')],
])("of another file, %s", (_, data, text) => {
	it("is a diagnostic of openStore", async () => {
		await write(data, text);
		const { diagnostics } = await openStore(document);
		expect(diagnostics).toMatchObject([{ severity: "warning", code: "stale-sidecar", path: "/v" }]);
	});

	it("is an error of verify, and the command ends with 1", async () => {
		await write(data, text);
		const report = await verify(await openStore(document));
		expect(report.ok).toBe(false);
		expect(report.arrays).toMatchObject([{ path: "/v", problems: expect.arrayContaining([expect.any(String)]) }]);
		expect(await runCli(["verify", document])).toMatchObject({
			code: 1,
			stdout: expect.stringContaining("the DMR++ belongs to another file"),
		});
	});
});

it("an object whose size is not the recorded one is an error of verify", async () => {
	await write(dataFile());
	const sources = await collectSources(await openStore(document));
	await write(Uint8Array.of(...dataFile(), 0));
	const report = await verify(await openStore(document), { sources });
	expect(report).toMatchObject({ ok: false, sources: [{ status: "changed" }] });
});

it("a data file that is not there is an error of verify", async () => {
	await write(dataFile());
	await rm(join(folder, "a.h5"));
	expect(await verify(await openStore(document))).toMatchObject({ ok: false, sources: [{ status: "unreachable" }] });
	expect(await runCli(["verify", document])).toMatchObject({ code: 1 });
});
