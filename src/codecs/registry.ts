import { code, hint, MiraError } from "../errors.ts";
import { catalogued } from "./catalogue/catalogue.ts";
import type { Awaitable, Codec } from "./codec.ts";

/** A codec, or how to load it: large ones should not be part of a page that never meets them. */
export type CodecSource = Codec | (() => Promise<Codec>);

/** What is said of a codec besides its name. */
export type CodecOptions = {
	/**
	 * Whether other readers know the codec by this name, so references may carry it. Where it is not said, what the
	 * catalogue says of the name holds, and nobody knows a name that is not in it.
	 */
	portable?: boolean | undefined;
};

type Registration = { codec: () => Awaitable<Codec>; portable: boolean | undefined };

/** The codecs of users, which go before those of the catalogue. */
const registered = new Map<string, Registration>();
/** What was loaded, by name. */
const loaded = new Map<string, Codec>();
const listeners = new Set<(name: string) => void>();

/**
 * Makes a codec known by a name. One that had the name before is replaced, also one of ours; arrays that were read before may
 * keep the one they had.
 */
export function registerCodec(name: string, codec: CodecSource, { portable }: CodecOptions = {}): void {
	registered.set(name, { codec: typeof codec === "function" ? codec : () => codec, portable });
	if (typeof codec === "function") loaded.delete(name);
	else loaded.set(name, codec);
	for (const listener of listeners) listener(name);
}

/** Tells of every name that is registered from now on. */
export function onRegistration(listener: (name: string) => void): void {
	listeners.add(listener);
}

/** Whether a user's codec has the name, and what was said about it. */
export function registration(name: string): Pick<Registration, "portable"> | undefined {
	return registered.get(name);
}

/** The names of users' codecs. */
export function registeredNames(): Iterable<string> {
	return registered.keys();
}

/** The codec of that name. */
export async function loadCodec(name: string): Promise<Codec> {
	const known = loaded.get(name);
	if (known !== undefined) return known;
	const source = registered.get(name)?.codec ?? catalogued(name)?.row.codec;
	if (source === undefined)
		throw new MiraError("unknown-codec", `codec "${name}" is not known`, {
			...hint`Provide an implementation with ${code(`registerCodec("${name}", …)`)}`,
		});
	const codec = await source();
	// Another may have been registered while this one was loaded.
	if (source === (registered.get(name)?.codec ?? source)) loaded.set(name, codec);
	return codec;
}

/** Begins to load codecs, while the bytes that they are for are under way. A failure is told when a chain is made of them. */
export function beginToLoad(names: Iterable<string>): void {
	for (const name of names) if (!loaded.has(name)) loadCodec(name).catch(() => {});
}

/** The codec of that name if it is loaded already. */
export function loadedCodec(name: string): Codec | undefined {
	return loaded.get(name);
}
