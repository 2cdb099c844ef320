/** The options of `decode`, `explainValue` and `toCsv` that give what is shown. */
export type MaskChoice = { mask?: "netcdf"; maskStorageFill?: true; maskExcept?: string[] };

/** How the texts of rules begin that are off unless they are switched on. */
const BEGINNINGS = {
	validRange: "+outside ",
	defaultFill: "+NetCDF default fill ",
	storageFill: "+fill_value ",
} as const;

/**
 * What counts as missing, from the switches in the address: the text of a rule that is off, with a plus before it that of one
 * that is on. Without any, it is what xarray does.
 */
export function maskChoice(switched: readonly string[]): MaskChoice {
	const isOn = (cause: keyof typeof BEGINNINGS): boolean => switched.some((text) => text.startsWith(BEGINNINGS[cause]));
	const netcdf = (["validRange", "defaultFill"] as const).filter(isOn);
	const except = [
		...switched.filter((text) => !text.startsWith("+")),
		// The rules of NetCDF are asked for together; the one that is off is left out by its cause.
		...(netcdf.length === 1 ? (["validRange", "defaultFill"] as const).filter((cause) => !netcdf.includes(cause)) : []),
	];
	return {
		...(netcdf.length > 0 ? { mask: "netcdf" } : {}),
		...(isOn("storageFill") ? { maskStorageFill: true } : {}),
		...(except.length > 0 ? { maskExcept: except } : {}),
	};
}
