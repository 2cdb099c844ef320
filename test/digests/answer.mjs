/**
 * What is done with a file, the same in every way: it is opened, every array is read and decoded, and the bytes of all that become
 * digests. Runs in Node, in pages and in workers; `mirazarr` is the built package as it is imported there.
 */

/** Of larger arrays a corner is read. */
const MOST_ELEMENTS = 2 ** 17;
/** Arrays of a file, and those of them of which the place on the map is asked for too. */
const MOST_ARRAYS = 48;
const MOST_PLACED = 4;

/** Answers a question about a job: all its `digests`, or the `elements` of one array. */
export async function answer(mirazarr, { asks, job, path, what }) {
	if (asks === "digests") return digestsOf(mirazarr, job);
	const store = await open(mirazarr, job);
	const { dataType, shape, bytes } = await WAYS_TO_LOOK[what](mirazarr, store, path);
	return { dataType, shape, hex: hexOf(bytes) };
}

/** Digests, or the code of an error, by the path of an array and what was done with it: `/t decode`. */
async function digestsOf(mirazarr, job) {
	const found = {};
	const store = await note(found, "open", () => open(mirazarr, job));
	if (store === undefined) return found;
	const arrays = store.contents().filter(({ kind }) => kind === "array");
	found.contents = await digest(new TextEncoder().encode(arrays.map(({ path }) => path).join("\n")));
	for (const [i, { path }] of arrays.slice(0, MOST_ARRAYS).entries())
		for (const [what, look] of Object.entries(WAYS_TO_LOOK)) {
			if (what === "place" && i >= MOST_PLACED) continue;
			const seen = await note(found, `${path} ${what}`, () => look(mirazarr, store, path));
			if (seen !== undefined) found[`${path} ${what}`] = await digestOfSeen(seen);
		}
	found.diagnostics = store.diagnostics.map(({ code }) => code).join(" ");
	return found;
}

async function open(mirazarr, { urls, options }) {
	if (urls.length === 1) return mirazarr.openStore(urls[0], options);
	return (await mirazarr.openVirtualDatasets(urls, { combine: "by-coords" })).toStore();
}

const WAYS_TO_LOOK = {
	async read(mirazarr, store, path) {
		const { dataType, shape, bytes, data } = await mirazarr.read(store, path, { selection: cornerOf(store, path) });
		return { dataType, shape, bytes: bytes.length === 0 ? bytesOf(data) : bytes };
	},
	async decode(mirazarr, store, path) {
		const options = { selection: cornerOf(store, path) };
		const { dataType, shape, data, validity } = await mirazarr.decode(store, path, options);
		return { dataType, shape, bytes: bytesOf(data), more: validity };
	},
	/** Where the corners and the middle are on the earth. */
	async place(mirazarr, store, path) {
		const system = mirazarr.coordinateSystem(store, path);
		if (system === undefined) return { dataType: "none", shape: [], bytes: new Uint8Array(0) };
		const [transform, grid] = [await mirazarr.transformOf(system), await mirazarr.pixelGrid(store, path)];
		const numbers = [];
		if (grid !== undefined) {
			const { width, height, transform: affine } = grid;
			const [a, b, c, d, e, f] = affine ?? [1, 0, 0, 0, 1, 0];
			for (const y of [0, height / 2, height])
				for (const x of [0, width / 2, width]) {
					const point = transform.toLonLat(a * x + b * y + c, d * x + e * y + f);
					numbers.push(...point, ...transform.fromLonLat(point[0], point[1]));
				}
		}
		return { dataType: "float64", shape: [numbers.length], bytes: bytesOf(Float64Array.from(numbers)) };
	},
};

/** The first positions along every dimension, so many that the array is small enough. */
function cornerOf(store, path) {
	const lengths = [...store.array(path).metadata.shape];
	for (let d = 0; d < lengths.length; d++) {
		const rest = lengths.slice(d + 1).reduce((product, length) => product * length, 1);
		const before = lengths.slice(0, d).reduce((product, length) => product * length, 1);
		lengths[d] = Math.min(lengths[d], Math.max(1, Math.floor(MOST_ELEMENTS / Math.max(before * rest, 1))));
	}
	return lengths.map((stop) => ({ start: 0, stop }));
}

/** What a step gives; where it fails the code of the error is noted. */
async function note(found, key, step) {
	try {
		return await step();
	} catch (error) {
		found[key] = error?.name === "MiraError" ? `error ${error.code}` : `untyped ${error?.stack ?? error}`;
		return undefined;
	}
}

/** Typed arrays as their bytes, other lists as the bytes of a text. */
function bytesOf(data) {
	if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
	return new TextEncoder().encode(JSON.stringify(data, plain));
}

function plain(_, value) {
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "number" && !Number.isFinite(value)) return String(value);
	return ArrayBuffer.isView(value) ? [...value].map(String) : value;
}

async function digestOfSeen({ dataType, shape, bytes, more }) {
	const [own, other] = [await digest(bytes), more === undefined ? "" : await digest(more)];
	return `${dataType} [${shape}] ${own}${other}`;
}

async function digest(bytes) {
	// A copy: what belongs to WebAssembly or is shared cannot be given away.
	return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()))).slice(0, 24);
}

function hexOf(bytes) {
	let text = "";
	for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
	return text;
}
