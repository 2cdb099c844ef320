import type { FillOptions } from "../../fill/fill-options.ts";
import type { CodecBitmapRule, FillModel } from "../../fill/model.ts";
import { resolveFill } from "../../fill/resolve.ts";
import { type Attributes, type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { dataType } from "../../zarr/data-type.ts";

/**
 * What the arrays of a file say alike, made once: a file may have a hundred thousand of them, each with a dozen attributes that
 * hold the same few texts and numbers.
 */
export class SharedFacts {
	readonly #options: FillOptions;
	readonly #texts = new Map<string, AttributeValue>();
	readonly #integers = new Map<number, AttributeValue>();
	readonly #attributes = new Map<string, Attributes>();
	readonly #fills = new Map<string, FillModel>();

	constructor(options: FillOptions) {
		this.#options = options;
	}

	/** A text attribute. */
	text(value: string): AttributeValue {
		return known(this.#texts, value, textAttribute);
	}

	/** An attribute that is one int32. */
	integer(value: number): AttributeValue {
		return known(this.#integers, value, () => numericAttribute(Int32Array.of(value), []));
	}

	/** Attributes that are one int32 each, without the undefined ones. Fields of the same keys have the same map. */
	integers(values: Readonly<Record<string, number | boolean | undefined>>): Attributes {
		return known(this.#attributes, Object.values(values).map(Number).join(), () => {
			const attributes: Attributes = new Map();
			for (const [name, value] of Object.entries(values))
				if (value !== undefined) attributes.set(name, this.integer(Number(value)));
			return attributes;
		});
	}

	/** The fill model of fields: their rules alone tell it, for no attribute of GRIB is about missing data. */
	fill(rules: readonly CodecBitmapRule[]): FillModel {
		return known(this.#fills, rules.map(({ source }) => source.place).join(), () => {
			const type = dataType("float64");
			const input = { path: "/", dataType: type, attributes: new Map(), validity: [...rules], options: this.#options };
			return resolveFill({ policy: "grib", ...input }).fill;
		});
	}
}

function known<K, V>(values: Map<K, V>, key: K, make: (key: K) => V): V {
	const value = values.get(key) ?? make(key);
	values.set(key, value);
	return value;
}
