import { emptyLayout, type Field, type Layout, readNumber } from "../layout.ts";

const TYPES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const TAGS: readonly number[] = [0, 10, 11, 12];
const TYPE_BYTES: readonly number[] = [0, 1, 1, 2, 4, 4, 8, 1, 2, 4, 8, 8];

/** The header of a NetCDF-3 file, by the grammar of its specification. */
export function netcdf3Layout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	new HeaderWalk(bytes, layout).header();
	return layout;
}

class HeaderWalk {
	#at = 4;
	readonly #bytes: Uint8Array;
	readonly #layout: Layout;
	readonly #countBytes: number;
	readonly #offsetBytes: number;

	constructor(bytes: Uint8Array, layout: Layout) {
		this.#bytes = bytes;
		this.#layout = layout;
		this.#countBytes = bytes[3] === 5 ? 8 : 4;
		this.#offsetBytes = bytes[3] === 1 ? 4 : 8;
	}

	header(): void {
		this.#layout.fields.push({ at: 3, width: 1, isBig: true, values: [1, 2, 5] });
		this.#field(this.#countBytes);
		this.#list(() => {
			this.#name();
			this.#field(this.#countBytes);
		});
		this.#attributes();
		this.#list(() => {
			this.#name();
			const rank = this.#field(this.#countBytes);
			for (let i = 0; i < rank && this.#isInside(); i++) this.#field(this.#countBytes);
			this.#attributes();
			this.#field(4, TYPES);
			this.#field(this.#countBytes);
			this.#field(this.#offsetBytes);
		});
	}

	#list(item: () => void): void {
		this.#field(4, TAGS);
		const count = this.#field(this.#countBytes);
		for (let i = 0; i < count && this.#isInside(); i++) item();
	}

	#attributes(): void {
		this.#list(() => {
			this.#name();
			const type = this.#field(4, TYPES);
			const count = this.#field(this.#countBytes);
			this.#skip(count * (TYPE_BYTES[type] ?? 1));
		});
	}

	#name(): void {
		this.#skip(this.#field(this.#countBytes));
	}

	#skip(length: number): void {
		const end = Math.min(this.#at + length, this.#bytes.length);
		if (end > this.#at) this.#layout.regions.push({ start: this.#at, end, isBig: true });
		this.#at += Math.ceil(length / 4) * 4;
	}

	#field(width: number, values?: readonly number[]): number {
		const field: Field = { at: this.#at, width, isBig: true, values };
		this.#at += width;
		if (this.#at > this.#bytes.length) return 0;
		this.#layout.fields.push(field);
		return Number(readNumber(this.#bytes, field));
	}

	#isInside(): boolean {
		return this.#at < this.#bytes.length;
	}
}
