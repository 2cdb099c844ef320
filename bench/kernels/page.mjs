// The page that Chromium opens: it decodes what the runner serves, and sends back how fast that was.
import { compare } from "./compare.mjs";

const send = (path, value) => fetch(path, { method: "POST", body: JSON.stringify(value) });
const clock = async () => Number(await (await fetch("/clock")).text());
const bytesOf = async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer());

try {
	const contenders = {};
	for (const name of ["JavaScript", "WebAssembly"]) contenders[name] = (await import(`/${name}.mjs`)).makeDecoder;
	contenders.DecompressionStream = async ({ codecs, encoded }) => {
		const format = { zlib: "deflate", gzip: "gzip" }[codecs.at(-1).name];
		// It only inflates: where more is to be done it has no part.
		if (format === undefined || codecs.length > 2) return undefined;
		return async () => {
			const stream = new Blob([encoded]).stream().pipeThrough(new DecompressionStream(format));
			return new Uint8Array(await new Response(stream).arrayBuffer());
		};
	};
	for (const [i, one] of (await (await fetch("/cases.json")).json()).entries()) {
		const [encoded, decoded] = [await bytesOf(`/encoded/${i}`), await bytesOf(`/decoded/${i}`)];
		await compare([{ ...one, encoded, decoded }], contenders, clock, (row) => send("/row", row));
	}
	await send("/end", null);
} catch (error) {
	await send("/end", String(error?.stack ?? error));
}
