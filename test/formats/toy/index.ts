import { resolveFill } from "../../../src/fill/resolve.ts";
import { createParser, type Parser } from "../../../src/formats/parser.ts";
import type { ParserOptions } from "../../../src/formats/parser-options.ts";
import { ManifestArray } from "../../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { textAttribute } from "../../../src/zarr/attributes.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { type ToyOptions, toyFormat } from "./format.ts";

/** A parser for the toy format. */
export function toy(options: ToyOptions & ParserOptions = {}): Parser {
	return createParser(toyFormat, options, async (url, registry) => {
		const length = (await registry.source(url).size()) - 4;
		const type = dataType("uint8");
		const attributes = new Map([["units", textAttribute(options.unit ?? "1")]]);
		const candidates = [
			{ role: "_FillValue" as const, value: Uint8Array.of(255), source: { place: "the format", text: "255" } },
		];
		const [policy = "fits"] = toyFormat.fillPolicies;
		const { fill } = resolveFill({ policy, path: "/numbers", dataType: type, attributes, candidates, options });
		const array = new ManifestArray(
			{
				path: "/numbers",
				shape: [length],
				dataType: type,
				chunkGrid: { kind: "regular", chunkShape: [length] },
				codecs: [{ name: "bytes" }],
				attributes,
				fill,
				fillRules: { policy, options },
			},
			() => {
				const builder = new ManifestBuilder([1], { path: "/numbers" });
				builder.virtualAt(0, url, 4, length);
				return builder.build();
			},
		);
		const group = new ManifestGroup();
		group.arrays.set("numbers", array);
		return new ManifestStore({ url, group, registry });
	});
}
