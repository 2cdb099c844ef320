import { MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { refuseUnsound } from "../read/soundness.ts";
import { answerZarrita } from "../read/zarrita-extension.ts";
import type { Parser } from "./parser.ts";
import { requireStore } from "./parser-result.ts";

/** Runs a parser and checks what it gives: parsers also come from applications, where no compiler looked. */
export async function runParser(parser: Parser, url: string, registry: ObjectStoreRegistry): Promise<ManifestStore> {
	if (typeof parser !== "function")
		throw new MiraError("bad-argument", "a parser must be a function (url, registry) => Promise<ManifestStore>");
	const store: unknown = await parser(url, registry);
	requireStore(store, parser, url);
	refuseUnsound(store);
	return answerZarrita(store);
}
