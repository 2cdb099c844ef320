import { corruptChunk } from "../codec.ts";

/** How code-blocks are coded (T.800 table A.19), as bits: those that change what packets have. */
export const BLOCK_STYLE = { bypass: 1, terminateAll: 4 } as const;

/** How a component of a tile is coded (COD, COC). Sizes are powers of two. */
export type CodingStyle = {
	/** Decompositions: there is one resolution more. */
	levels: number;
	blockWidth: number;
	blockHeight: number;
	blockStyle: number;
	isReversible: boolean;
	/** For each resolution. */
	precincts: { width: number; height: number }[];
};

/** How the coefficients of a component are quantized (QCD, QCC). */
export type Quantization = {
	guardBits: number;
	/** For each sub-band; or for the first alone, and the others follow from it. */
	steps: { exponent: number; mantissa: number }[];
	isDerived: boolean;
};

/** What holds for all components of a tile (COD). */
export type TileStyle = {
	progression: number;
	layers: number;
	hasComponentTransform: boolean;
	hasPacketStarts: boolean;
	hasPacketEnds: boolean;
};

/** The packets that come next, where their order changes (POC). */
export type ProgressionChange = {
	firstResolution: number;
	firstComponent: number;
	endLayer: number;
	endResolution: number;
	endComponent: number;
	progression: number;
};

/** What the headers say about a tile. Those of the tile stand above those of the image, the particular above the general. */
export class TileParameters {
	readonly #image: TileParameters | undefined;
	readonly #coding = new Map<number | undefined, CodingStyle>();
	readonly #quantization = new Map<number | undefined, Quantization>();
	#style: TileStyle | undefined;
	#changes: ProgressionChange[] = [];

	constructor(image: TileParameters | undefined) {
		this.#image = image;
	}

	set style(style: TileStyle) {
		this.#style = style;
	}

	get style(): TileStyle {
		const style = this.#style ?? this.#image?.style;
		if (style === undefined) throw corruptChunk("jpeg2k", "the coding style is missing");
		return style;
	}

	/** The changes of a tile replace those of the image. */
	get changes(): ProgressionChange[] {
		return this.#image === undefined || this.#changes.length > 0 ? this.#changes : this.#image.changes;
	}

	addChanges(changes: readonly ProgressionChange[]): void {
		for (const change of changes) this.#changes.push(change);
	}

	setCoding(component: number | undefined, coding: CodingStyle): void {
		this.#coding.set(component, coding);
	}

	setQuantization(component: number | undefined, quantization: Quantization): void {
		this.#quantization.set(component, quantization);
	}

	coding(component: number): CodingStyle {
		const coding = this.#coding.get(component) ?? this.#coding.get(undefined) ?? this.#image?.coding(component);
		if (coding === undefined) throw corruptChunk("jpeg2k", "the coding style is missing");
		return coding;
	}

	quantization(component: number): Quantization {
		const own = this.#quantization.get(component) ?? this.#quantization.get(undefined);
		const quantization = own ?? this.#image?.quantization(component);
		if (quantization === undefined) throw corruptChunk("jpeg2k", "the quantization is missing");
		return quantization;
	}
}
