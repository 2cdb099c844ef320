// A page that shows the first value of a file, and says when it did.

/** `first` is that of a reader; what to read stands in the address of the page. */
export async function show(first) {
	const asked = new URL(location.href).searchParams;
	const url = new URL(asked.get("url"), location.href).href;
	const value = await first({ url, path: asked.get("path"), rank: Number(asked.get("rank")) });
	document.body.textContent = String(value);
	globalThis.shown = { value, ms: performance.now() };
}
