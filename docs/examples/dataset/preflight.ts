/** Compares files before they are joined: nothing is read, and the report is plain data for people and programs. */
import { openVirtualDataset } from "mirazarr";
import {
	type DifferenceProperty,
	type FactName,
	PROPERTY_WORDS,
	type PreflightReport,
	preflight,
	type VariableFacts,
} from "mirazarr/dataset";

const years = [2023, 2024, 2025].map((year) => openVirtualDataset(`samples/gauge-${year}.nc`));
const report: PreflightReport = preflight(await Promise.all(years));

const fact: FactName = "scaleFactor";
const text = (facts: VariableFacts | null) => facts?.[fact] ?? "none";
console.log(report.variables.level?.map(text).join(", ")); // 0.01 (float64), 0.001 (float64), 0.001 (float64)
const differing = new Set<DifferenceProperty>(report.differences.map(({ property }) => property));
console.log([...differing].map((property) => PROPERTY_WORDS[property]).join(", ")); // units, chunk shape, fill value, values that mean missing, scale factor
