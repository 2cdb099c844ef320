/** A kind of surface, as ecCodes calls it. */
export type SurfaceKind = {
	name: string;
	/** Undefined for surfaces of which there is one. */
	units?: string | undefined;
	/** By how many decimal digits a value is smaller in these units than in those of the message. */
	digits?: number | undefined;
	/** Whether the kind is the same where it has no value. */
	isOptional?: boolean | undefined;
};

/** Code table 4.5. */
const SURFACES: ReadonlyMap<number, SurfaceKind> = new Map<number, SurfaceKind>([
	[1, { name: "surface" }],
	[2, { name: "cloudBase" }],
	[3, { name: "cloudTop" }],
	[4, { name: "isothermZero" }],
	[5, { name: "adiabaticCondensation" }],
	[6, { name: "maxWind" }],
	[7, { name: "tropopause" }],
	[8, { name: "nominalTop" }],
	[9, { name: "seaBottom" }],
	[10, { name: "atmosphere" }],
	[11, { name: "cumulonimbusBase", units: "m", isOptional: true }],
	[12, { name: "cumulonimbusTop", units: "m", isOptional: true }],
	[14, { name: "freeConvection" }],
	[15, { name: "convectiveCondensation" }],
	[16, { name: "neutralBuoyancy" }],
	[17, { name: "mostUnstableParcel" }],
	[18, { name: "mixedLayerParcel", units: "hPa", digits: 2, isOptional: true }],
	[19, { name: "lowestLevelOfCloudCoverExceedance", units: "%", isOptional: true }],
	[20, { name: "isothermal", units: "K" }],
	[28, { name: "EffectiveInflowLayerBase" }],
	[29, { name: "EffectiveInflowLayerTop" }],
	[36, { name: "stratopause" }],
	[37, { name: "hygropause" }],
	[100, { name: "isobaricInhPa", units: "hPa", digits: 2 }],
	[101, { name: "meanSea" }],
	[102, { name: "heightAboveSea", units: "m" }],
	[103, { name: "heightAboveGround", units: "m" }],
	[104, { name: "sigma", units: "1" }],
	[105, { name: "hybrid", units: "1" }],
	[106, { name: "depthBelowLand", units: "m" }],
	[107, { name: "theta", units: "K" }],
	[108, { name: "pressureFromGround", units: "hPa", digits: 2 }],
	[109, { name: "potentialVorticity", units: "K m2 kg-1 s-1" }],
	[111, { name: "eta", units: "1" }],
	[114, { name: "snow", units: "1" }],
	[117, { name: "mixedLayerDepthGeneric", units: "m", isOptional: true }],
	[118, { name: "hybridHeight", units: "1" }],
	[119, { name: "hybridPressure", units: "1" }],
	[150, { name: "generalVertical", units: "1" }],
	[151, { name: "soil", units: "1" }],
	[152, { name: "seaIce", units: "1" }],
	[160, { name: "depthBelowSea", units: "m" }],
	[162, { name: "lakeBottom" }],
	[166, { name: "mixingLayer" }],
	[167, { name: "rootZoneBottom" }],
	[168, { name: "oceanModel", units: "1" }],
	[169, { name: "mixedLayerDepthByDensity", units: "kg m-3", isOptional: true }],
	[170, { name: "mixedLayerDepthByTemperature", units: "K", isOptional: true }],
	[171, { name: "mixedLayerDepthByDiffusivity", units: "m2 s-1", isOptional: true }],
	[173, { name: "snowTopOverIceOnWater" }],
	[174, { name: "iceTopOnWater" }],
	[175, { name: "iceTopUnderSnowOnWater" }],
	[176, { name: "iceBottomOnWater" }],
	[177, { name: "indefiniteSoilDepth" }],
	[185, { name: "roof", units: "1", isOptional: true }],
	[186, { name: "wall", units: "1", isOptional: true }],
	[187, { name: "road", units: "1", isOptional: true }],
	[188, { name: "meltPondTop" }],
	[189, { name: "meltPondBottom" }],
]);

/** Layers between surfaces of two kinds that have a name of their own. */
const PAIR_NAMES: ReadonlyMap<string, string> = new Map([
	["1 7", "troposphere"],
	["1 8", "entireAtmosphere"],
	["1 9", "entireOcean"],
	["1 151", "totalSoilLayer"],
	["1 162", "entireLake"],
	["1 167", "rootZone"],
	["7 36", "stratosphere"],
	["28 29", "EffectiveInflowLayer"],
	["100 100", "isobaricLayer"],
	["160 9", "oceanSurfaceToBottom"],
	["173 175", "snowLayerOverIceOnWater"],
	["174 176", "iceLayerOnWater"],
	["175 176", "iceLayerUnderSnowOnWater"],
	["187 185", "urbanCanyon"],
	["188 189", "entireMeltPond"],
]);

const plain = (name: string): SurfaceKind => ({ name });

/** The local part of code table 4.5 of NCEP, which has the same numbers in edition 1 (ON388, table 3a). */
const NCEP_SURFACES: ReadonlyMap<number, SurfaceKind> = new Map<number, SurfaceKind>([
	[200, plain("atmosphereSingleLayer")],
	[201, plain("oceanSingleLayer")],
	[204, plain("highestTroposphericFreezing")],
	[206, plain("gridScaleCloudBottom")],
	[207, plain("gridScaleCloudTop")],
	[209, plain("boundaryLayerCloudBottom")],
	[210, plain("boundaryLayerCloudTop")],
	[211, plain("boundaryLayerCloudLayer")],
	[212, plain("lowCloudBottom")],
	[213, plain("lowCloudTop")],
	[214, plain("lowCloudLayer")],
	[215, plain("cloudCeiling")],
	[220, plain("planetaryBoundaryLayer")],
	[221, { name: "layerBetween2Hybrids", units: "1", isOptional: true }],
	[222, plain("middleCloudBottom")],
	[223, plain("middleCloudTop")],
	[224, plain("middleCloudLayer")],
	[232, plain("highCloudBottom")],
	[233, plain("highCloudTop")],
	[234, plain("highCloudLayer")],
	[235, { name: "oceanIsotherm", units: "0.1 degC" }],
	[240, plain("oceanMixedLayer")],
	[241, { name: "orderedSequenceData", units: "1" }],
	[242, plain("convectiveCloudBottom")],
	[243, plain("convectiveCloudTop")],
	[244, plain("convectiveCloudLayer")],
	[245, plain("lowestLevelWetBulb0")],
	[247, plain("equilibrium")],
	[248, plain("shallowConvectiveCloudBottom")],
	[249, plain("shallowConvectiveCloudTop")],
	[251, plain("deepConvectiveCloudBottom")],
	[252, plain("deepConvectiveCloudTop")],
]);

/** Numbers from 192 on mean what their centre says (common code table C-11). */
const LOCAL_SURFACES: ReadonlyMap<number, ReadonlyMap<number, SurfaceKind>> = new Map([
	[7, NCEP_SURFACES],
	[
		98,
		new Map<number, SurfaceKind>([
			[193, { name: "flightLevel", units: "100 feet" }],
			[254, plain("abstractLevel")],
		]),
	],
]);

/** The kind of a surface by its number; undefined where nobody has given it a name. */
export function surfaceKind(type: number, centre: number): SurfaceKind | undefined {
	return SURFACES.get(type) ?? localSurfaceKind(type, centre);
}

/** The kind of a surface that a centre has given a number. */
export function localSurfaceKind(type: number, centre: number): SurfaceKind | undefined {
	return LOCAL_SURFACES.get(centre)?.get(type);
}

/** The name of a layer between two kinds, by their numbers. */
export function layerName(types: readonly [number, number], names: readonly [string, string]): string {
	const own = PAIR_NAMES.get(types.join(" "));
	if (own !== undefined) return own;
	const [upper, lower] = names;
	return types[0] === types[1] ? `${upper}Layer` : `${upper}To${lower.slice(0, 1).toUpperCase()}${lower.slice(1)}`;
}
