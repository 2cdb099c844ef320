import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { hint, located, MiraError, option } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Choice } from "../choice.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { type Netcdf3Options, netcdf3Format } from "./format.ts";
import { type NetcdfHeader, parseHeader } from "./header.ts";
import { type BadVariable, layOut } from "./layout.ts";
import { buildArray, type NetcdfFile } from "./variable.ts";

export type { Netcdf3Options } from "./format.ts";

/** A parser for classic NetCDF: CDF-1, CDF-2 (64-bit offsets) and CDF-5 (64-bit data). */
export function netcdf3(options: Netcdf3Options & ParserOptions = {}): Parser {
	return createParser(netcdf3Format, options, async (url, registry, choice) => {
		const source = registry.source(url);
		const { header, fileBytes } = await readHeader(source, registry);
		const diagnostics: Diagnostic[] = [];
		const group = buildGroup(header, { url, fileBytes, registry, options, diagnostics }, choice);
		return new ManifestStore({ url, group, registry, diagnostics, facts: { version: VERSIONS[header.version] } });
	});
}

/** As `ncdump -k` calls them. */
const VERSIONS: Readonly<Record<NetcdfHeader["version"], string>> = {
	1: "NetCDF-3 classic",
	2: "NetCDF-3 64-bit offset",
	5: "NetCDF-3 64-bit data (CDF-5)",
};

/** One request where the header fits into the first read; a longer one is read on, twice as far each time. */
async function readHeader(source: Source, registry: ObjectStoreRegistry) {
	const { signal, limits, budget } = registry;
	const account = { budget, charged: 0 };
	let head = await source.readUpTo(0, headerBytes, { signal });
	const fileBytes = await source.size({ signal });
	while (true) {
		const header = parseHeader(head, fileBytes, account, source.url);
		if (!("needBytes" in header)) return { header, fileBytes };
		if (header.needBytes > limits.maxMetadataBytes)
			throw new MiraError("limit-exceeded", `the header is larger than ${limits.maxMetadataBytes} bytes`, {
				url: source.url,
				...hint`Raise ${option("limits.maxMetadataBytes")} if the file is sound`,
			});
		const wanted = Math.max(header.needBytes, head.length * 2);
		const rest = await source.readUpTo(head.length, wanted - head.length, { signal });
		const longer = new Uint8Array(head.length + rest.length);
		longer.set(head);
		longer.set(rest, head.length);
		head = longer;
	}
}

function buildGroup(header: NetcdfHeader, file: NetcdfFile, choice: Choice): ManifestGroup {
	const { url, diagnostics } = file;
	const { budget } = file.registry;
	const group = new ManifestGroup(header.attributes);
	const layout = layOut(header, file.fileBytes, budget);
	if (header.recordCount === undefined)
		diagnostics.push({
			severity: "info",
			code: "streamed-records",
			path: "/",
			message: `the header does not say how many records there are; the file holds ${layout.recordCount}`,
		});
	for (const [i, variable] of header.variables.entries()) {
		const { name } = variable;
		const own = layout.variables[i];
		if (own === undefined || choice.skips(`/${name}`)) continue;
		if (name === "" || name.includes("/") || group.has(name)) {
			diagnostics.push({
				severity: "warning",
				code: "unusable-name",
				path: "/",
				message: `a variable named "${name}" is left out: the name is empty, used twice or has a slash`,
			});
			continue;
		}
		budget.node(1);
		const array = "problem" in own ? unusable(name, own, url) : buildArray(variable, own, file);
		group.add(name, array);
		if (array instanceof MiraError) diagnostics.push(diagnosticOf(array, { path: `/${name}` }));
	}
	return group;
}

function unusable(name: string, { problem }: BadVariable, url: string): MiraError {
	const path = `/${name}`;
	if (problem instanceof MiraError) return located(problem, { url, path });
	return new MiraError("corrupt-file", `variable "${name}" is unusable: ${problem}`, { url, path });
}
