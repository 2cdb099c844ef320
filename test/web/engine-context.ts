import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type CallContext, Engine } from "../../web/engine/engine.ts";
import type { NamedPlace } from "../../web/engine/many-files.ts";
import { open } from "../../web/engine/opening.ts";

const SAMPLES = join(import.meta.dirname, "../../samples");

/** A context for methods of the engine, outside of a worker. */
export function engineContext(): CallContext {
	return { engine: new Engine(), signal: new AbortController().signal, transfer: (array) => array };
}

/** A sample as if it had been dropped on the page. */
export function dropped(name: string): NamedPlace {
	const file = new File([readFileSync(join(SAMPLES, name))], basename(name));
	return { store: `file:${name}`, place: { kind: "dropped", root: name, files: [{ path: name, file }] } };
}

/** A context in which some samples are open. */
export async function openedSamples(...names: string[]): Promise<CallContext> {
	const context = engineContext();
	for (const name of names) await open(dropped(name), context);
	return context;
}
