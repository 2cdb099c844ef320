import { unsigned } from "../../codecs/grib/octets.ts";

/** What the templates of section 4 are made of. */
export type ProductPart =
	/** Type of generating process, of the background and of the model; two octets alone where something was observed. */
	| "process"
	| "observation"
	/** Cut-off, unit and forecast time; one octet pair of time less in the first form of template 4.44. */
	| "time"
	| "shortTime"
	| "surfaces"
	| "member"
	| "largeMember"
	| "derived"
	| "rectangularCluster"
	| "circularCluster"
	| "clusterMembers"
	| "probability"
	| "largeProbability"
	| "percentile"
	| "quantile"
	| "modelVersion"
	| "interval"
	| "referencePeriod"
	| "area"
	| "categories"
	| "constituent"
	| "source"
	| "aerosol"
	| "size"
	| "wavelength"
	| "wavePeriod"
	| "postProcess"
	| "quality"
	| "bands"
	| "oldBands";

/** A part of a section 4: all its octets. */
export type PlacedPart = { part: ProductPart; octets: Uint8Array };

/** Octets of each part; of lists they depend on a number in it. */
const PART_BYTES: Record<ProductPart, number | ((octets: Uint8Array) => number)> = {
	process: 3,
	observation: 2,
	time: 8,
	shortTime: 6,
	surfaces: 12,
	member: 3,
	largeMember: 9,
	derived: 2,
	rectangularCluster: 32,
	circularCluster: 28,
	// As many as the cluster has; they are the rest of the template.
	clusterMembers: (octets) => octets.length,
	probability: 13,
	largeProbability: 18,
	percentile: 1,
	quantile: 4,
	modelVersion: 7,
	interval: (octets) => 12 + 12 * (octets[7] ?? 0),
	referencePeriod: (octets) => {
		const ranges = 14 + 5 * (octets[2] ?? 0);
		return ranges + 1 + 6 * (octets[ranges] ?? 0);
	},
	area: 3,
	categories: (octets) => 1 + 12 * (octets[0] ?? 0),
	constituent: 2,
	source: 1,
	aerosol: 2,
	size: 11,
	wavelength: 11,
	wavePeriod: 11,
	postProcess: 5,
	quality: 1,
	bands: (octets) => 1 + 11 * (octets[0] ?? 0),
	oldBands: (octets) => 1 + 10 * (octets[0] ?? 0),
};

/** What nearly all templates have. */
const LEVEL: readonly ProductPart[] = ["process", "time", "surfaces"];

/** The parts of each template (code table 4.0), in their order behind category and number. */
const TEMPLATES: ReadonlyMap<number, readonly ProductPart[]> = new Map<number, readonly ProductPart[]>([
	[0, LEVEL],
	[1, [...LEVEL, "member"]],
	[2, [...LEVEL, "derived"]],
	[3, [...LEVEL, "derived", "rectangularCluster", "clusterMembers"]],
	[4, [...LEVEL, "derived", "circularCluster", "clusterMembers"]],
	[5, [...LEVEL, "probability"]],
	[6, [...LEVEL, "percentile"]],
	[7, LEVEL],
	[8, [...LEVEL, "interval"]],
	[9, [...LEVEL, "probability", "interval"]],
	[10, [...LEVEL, "percentile", "interval"]],
	[11, [...LEVEL, "member", "interval"]],
	[12, [...LEVEL, "derived", "interval"]],
	[13, [...LEVEL, "derived", "rectangularCluster", "interval", "clusterMembers"]],
	[14, [...LEVEL, "derived", "circularCluster", "interval", "clusterMembers"]],
	[15, [...LEVEL, "area"]],
	[30, ["observation", "oldBands"]],
	[31, ["observation", "bands"]],
	[32, ["process", "time", "bands"]],
	[33, ["process", "time", "bands", "member"]],
	[34, ["process", "time", "bands", "member", "interval"]],
	[35, ["observation", "quality", "bands"]],
	[40, ["constituent", ...LEVEL]],
	[41, ["constituent", ...LEVEL, "member"]],
	[42, ["constituent", ...LEVEL, "interval"]],
	[43, ["constituent", ...LEVEL, "member", "interval"]],
	[44, ["aerosol", "size", ...LEVEL]],
	[45, ["aerosol", "size", ...LEVEL, "member"]],
	[46, ["aerosol", "size", ...LEVEL, "interval"]],
	[47, ["aerosol", "size", ...LEVEL, "member", "interval"]],
	[48, ["aerosol", "size", "wavelength", ...LEVEL]],
	[49, ["aerosol", "size", "wavelength", ...LEVEL, "member"]],
	[50, ["aerosol", "size", ...LEVEL]],
	[51, [...LEVEL, "categories"]],
	[60, [...LEVEL, "member", "modelVersion"]],
	[61, [...LEVEL, "member", "modelVersion", "interval"]],
	[70, ["postProcess", ...LEVEL]],
	[71, ["postProcess", ...LEVEL, "member"]],
	[72, ["postProcess", ...LEVEL, "interval"]],
	[73, ["postProcess", ...LEVEL, "member", "interval"]],
	[76, ["constituent", "source", ...LEVEL]],
	[77, ["constituent", "source", ...LEVEL, "member"]],
	[78, ["constituent", "source", ...LEVEL, "interval"]],
	[79, ["constituent", "source", ...LEVEL, "member", "interval"]],
	[80, ["aerosol", "source", "size", "wavelength", ...LEVEL]],
	[81, ["aerosol", "source", "size", "wavelength", ...LEVEL, "member"]],
	[82, ["aerosol", "source", "size", ...LEVEL, "interval"]],
	[83, ["aerosol", "source", "size", ...LEVEL, "member", "interval"]],
	[84, ["aerosol", "source", "size", ...LEVEL, "member", "interval"]],
	[85, ["aerosol", "size", ...LEVEL, "member", "interval"]],
	[86, [...LEVEL, "quantile"]],
	[87, [...LEVEL, "quantile", "interval"]],
	[89, ["postProcess", ...LEVEL, "quantile"]],
	[90, ["postProcess", ...LEVEL, "quantile", "interval"]],
	[91, [...LEVEL, "categories", "interval"]],
	[103, ["wavePeriod", ...LEVEL]],
	[104, ["wavePeriod", ...LEVEL, "member"]],
	[105, [...LEVEL, "interval", "referencePeriod"]],
	[106, [...LEVEL, "interval", "member", "referencePeriod"]],
	[107, [...LEVEL, "interval", "derived", "referencePeriod"]],
	[108, ["wavelength", ...LEVEL]],
	[109, ["wavelength", ...LEVEL, "member"]],
	[110, ["wavelength", ...LEVEL, "interval"]],
	[111, ["wavelength", ...LEVEL, "member", "interval"]],
	[112, [...LEVEL, "interval", "probability", "referencePeriod"]],
	[117, [...LEVEL, "largeMember"]],
	[118, [...LEVEL, "largeMember", "interval"]],
	[119, [...LEVEL, "largeProbability"]],
	[120, [...LEVEL, "largeProbability", "interval"]],
]);

/** Octets before the parts: length, number, coordinates, template, category and number of the parameter. */
const HEAD_BYTES = 11;

/** The parts of a section 4, and what follows them; undefined where the template is not known, or the section is too short for it. */
export function productParts(product: Uint8Array): { parts: readonly PlacedPart[]; rest: Uint8Array } | undefined {
	const template = unsigned(product, 7, 2);
	// Values of the vertical coordinate are at the end.
	const end = product.length - 4 * unsigned(product, 5, 2);
	const names = TEMPLATES.get(template)?.map((part) =>
		part === "time" && isShort44(template, end) ? "shortTime" : part,
	);
	if (names === undefined) return undefined;
	const parts: PlacedPart[] = [];
	let at = HEAD_BYTES;
	for (const part of names) {
		const rest = product.subarray(at, Math.max(at, end));
		const bytes = PART_BYTES[part];
		const length = typeof bytes === "number" ? bytes : bytes(rest);
		if (length > rest.length) return undefined;
		parts.push({ part, octets: rest.subarray(0, length) });
		at += length;
	}
	return { parts, rest: product.subarray(at, Math.max(at, end)) };
}

/** The first form of template 4.44 had two octets for the forecast time; only the length of the section tells. */
function isShort44(template: number, end: number): boolean {
	return template === 44 && end === 45;
}
