import { MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ManifestGroup } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { refuseUnsound } from "../read/soundness.ts";
import { answerZarrita } from "../read/zarrita-extension.ts";
import { parseChosen } from "./choice.ts";
import type { ChoiceOptions } from "./choice-options.ts";
import type { Parser } from "./parser.ts";

/** Runs a parser and checks what it gives: parsers also come from applications, where no compiler looked. */
export async function runParser(parser: Parser, url: string, registry: ObjectStoreRegistry): Promise<ManifestStore> {
	if (typeof parser !== "function")
		throw new MiraError("bad-argument", "a parser must be a function (url, registry) => Promise<ManifestStore>");
	const store: unknown = await parser(url, registry);
	registry.budget.requireUnspent();
	requireStore(store, parser, url);
	refuseUnsound(store);
	return answerZarrita(store);
}

/** A parser of an application that shows what is chosen of what it finds. */
export function withChoice(parser: Parser, options: ChoiceOptions): Parser {
	return (url, registry) => parseChosen(options, () => runParser(parser, url, registry));
}

/** Throws unless what a parser gave is a store. Parsers also come from applications, where no compiler looked. */
export function requireStore(
	result: unknown,
	{ name }: { readonly name: string },
	url: string,
): asserts result is ManifestStore {
	if (result instanceof ManifestStore && result.group instanceof ManifestGroup) return;
	if (typeof result === "function")
		throw new MiraError("bad-argument", "the parser gave a function: it makes parsers, and is not one itself", {
			url,
			hint: `Call it, with its options if need be: parser: ${name === "" ? "factory" : name}()`,
		});
	throw new MiraError("bad-argument", `the parser did not give a ManifestStore but ${kindOf(result)}`, {
		url,
		hint: "A parser is a function (url, registry) => Promise<ManifestStore>",
	});
}

function kindOf(result: unknown): string {
	if (result instanceof ManifestStore) return "one without a ManifestGroup";
	if (typeof result !== "object" || result === null) return String(result);
	const name: unknown = result.constructor?.name;
	// The class has the same name there, and is another one.
	if (name === ManifestStore.name) return "that of another copy of this package";
	return typeof name === "string" && name !== "Object" ? `a ${name}` : "a plain object";
}
