/** Writes numbers and texts one after the other into one buffer that grows, so that making a large file takes little more than it. */
export class ByteWriter {
	#bytes;
	#view;
	#littleEndian;
	length = 0;

	constructor({ littleEndian = false, roomBytes = 2 ** 16 } = {}) {
		this.#littleEndian = littleEndian;
		this.#allocate(roomBytes);
	}

	u8(...values) {
		for (const value of values) {
			const at = this.#take(1);
			this.#view.setUint8(at, value);
		}
		return this;
	}

	u16(...values) {
		for (const value of values) {
			const at = this.#take(2);
			this.#view.setUint16(at, value, this.#littleEndian);
		}
		return this;
	}

	u32(...values) {
		for (const value of values) {
			const at = this.#take(4);
			this.#view.setUint32(at, value, this.#littleEndian);
		}
		return this;
	}

	u64(...values) {
		for (const value of values) {
			const at = this.#take(8);
			this.#view.setBigUint64(at, BigInt(value), this.#littleEndian);
		}
		return this;
	}

	f64(...values) {
		for (const value of values) {
			const at = this.#take(8);
			this.#view.setFloat64(at, value, this.#littleEndian);
		}
		return this;
	}

	/** Latin-1 characters, and `fill` until so many bytes are written. */
	text(characters, bytes = characters.length, fill = 0) {
		const at = this.#take(bytes);
		for (let i = 0; i < bytes; i++) this.#bytes[at + i] = i < characters.length ? characters.charCodeAt(i) : fill;
		return this;
	}

	bytes(values) {
		const at = this.#take(values.length);
		this.#bytes.set(values, at);
		return this;
	}

	/** `fill` up to a multiple. */
	pad(multiple, fill = 0) {
		const count = (multiple - (this.length % multiple)) % multiple;
		const at = this.#take(count);
		this.#bytes.fill(fill, at, at + count);
		return this;
	}

	/** Writes over what was written. */
	putU32(at, value) {
		this.#view.setUint32(at, value, this.#littleEndian);
	}

	/** What was written, without a copy. */
	done() {
		return this.#bytes.subarray(0, this.length);
	}

	#take(count) {
		const at = this.length;
		if (at + count > this.#bytes.length) this.#allocate(Math.max(at + count, this.#bytes.length * 1.5));
		this.length = at + count;
		return at;
	}

	#allocate(room) {
		const before = this.#bytes;
		this.#bytes = new Uint8Array(Math.ceil(room));
		if (before !== undefined) this.#bytes.set(before);
		this.#view = new DataView(this.#bytes.buffer);
	}
}
