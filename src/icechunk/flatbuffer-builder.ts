/** The value of a field of a table; undefined where it has its default and is left out. */
export type Cell = { sizeBytes: number; alignBytes: number; write(view: DataView, at: number): void } | undefined;

/** What offsets count from: the end of the buffer, because it grows towards its beginning. */
export type Place = number;

/** Builds a FlatBuffer, as always from its end to its beginning: children come before the tables that refer to them. */
export class FlatBufferBuilder {
	#bytes = new Uint8Array(4096);
	#view = new DataView(this.#bytes.buffer);
	/** Bytes in use, at the end of the buffer. */
	#length = 0;
	#alignBytes = 1;
	readonly #vtables = new Map<string, Place>();

	/** A list of bytes, or of structs: `elementBytes` long, aligned to `alignBytes`. */
	vector(bytes: Uint8Array, elementBytes = 1, alignBytes = 1): Place {
		this.#prepare(bytes.length, Math.max(4, alignBytes));
		this.#put(bytes);
		return this.#uint32(bytes.length / elementBytes);
	}

	/** Text, with the NUL behind it that readers in C want. */
	text(text: string): Place {
		const bytes = new TextEncoder().encode(text);
		this.#prepare(bytes.length + 1, 4);
		this.#put(new Uint8Array(1));
		this.#put(bytes);
		return this.#uint32(bytes.length);
	}

	/** A list of tables or texts. */
	offsets(places: readonly Place[]): Place {
		this.#prepare(4 * places.length, 4);
		for (const place of places.toReversed()) this.#uint32(this.#length + 4 - place);
		return this.#uint32(places.length);
	}

	/** A table with these fields, by their slots. */
	table(cells: readonly Cell[]): Place {
		const slots = new Map<number, Place>();
		// The largest first, from the end: no gaps between them.
		const present = [...cells.entries()].flatMap(([slot, cell]) => (cell === undefined ? [] : [{ slot, cell }]));
		present.sort((a, b) => b.cell.alignBytes - a.cell.alignBytes || b.cell.sizeBytes - a.cell.sizeBytes);
		const end = this.#length;
		for (const { slot, cell } of present) {
			this.#prepare(cell.sizeBytes, cell.alignBytes);
			this.#grow(cell.sizeBytes);
			cell.write(this.#view, this.#bytes.length - this.#length);
			slots.set(slot, this.#length);
		}
		this.#prepare(4, 4);
		const table = this.#uint32(0);
		const count = present.reduce((most, { slot }) => Math.max(most, slot + 1), 0);
		const vtable = [
			4 + 2 * count,
			table - end,
			...Array.from({ length: count }, (_, slot) => table - (slots.get(slot) ?? table)),
		];
		const place = this.#vtable(vtable);
		this.#view.setInt32(this.#bytes.length - table, place - table, true);
		return table;
	}

	/** A field that leads to another place. */
	offsetTo(place: Place): Cell {
		return {
			sizeBytes: 4,
			alignBytes: 4,
			write: (view, at) => view.setUint32(at, view.byteLength - at - place, true),
		};
	}

	/** The finished buffer. `identifier` has four letters. */
	finish(root: Place, identifier: string): Uint8Array {
		this.#prepare(8, Math.max(this.#alignBytes, 4));
		this.#put(new TextEncoder().encode(identifier));
		this.#uint32(this.#length + 4 - root);
		return this.#bytes.slice(this.#bytes.length - this.#length);
	}

	#vtable(entries: readonly number[]): Place {
		const key = entries.join();
		const known = this.#vtables.get(key);
		if (known !== undefined) return known;
		this.#prepare(2 * entries.length, 2);
		for (const entry of entries.toReversed()) {
			this.#grow(2);
			this.#view.setUint16(this.#bytes.length - this.#length, entry, true);
		}
		this.#vtables.set(key, this.#length);
		return this.#length;
	}

	#uint32(value: number): Place {
		this.#grow(4);
		this.#view.setUint32(this.#bytes.length - this.#length, value, true);
		return this.#length;
	}

	#put(bytes: Uint8Array): void {
		this.#grow(bytes.length);
		this.#bytes.set(bytes, this.#bytes.length - this.#length);
	}

	/** Pads, so what takes `sizeBytes` next will be aligned. */
	#prepare(sizeBytes: number, alignBytes: number): void {
		this.#alignBytes = Math.max(this.#alignBytes, alignBytes);
		const rest = (this.#length + sizeBytes) % alignBytes;
		if (rest > 0) this.#put(new Uint8Array(alignBytes - rest));
	}

	#grow(byteCount: number): void {
		this.#length += byteCount;
		if (this.#length <= this.#bytes.length) return;
		const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length));
		larger.set(this.#bytes, larger.length - this.#bytes.length);
		this.#bytes = larger;
		this.#view = new DataView(larger.buffer);
	}
}
