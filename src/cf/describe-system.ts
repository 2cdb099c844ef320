import { MiraError } from "../errors.ts";
import { unitOfAxes } from "./axis-units.ts";
import { type CoordinateSystem, describedSystem } from "./coordinate-system.ts";
import type { DescribedSystem } from "./described-system.ts";
import type { MethodName } from "./projection-methods.ts";
import { type CoordinateTransform, type DatumStep, systemTransform } from "./transform-of.ts";

/**
 * The same system with all that the register of EPSG knows of its code: its parameters, WKT and PROJJSON. The register is part of the
 * package and loaded when it is first asked for. Throws for a code that is not in it, and for what cannot be described.
 */
export async function describeSystem(system: CoordinateSystem): Promise<CoordinateSystem> {
	if (system.problem !== undefined) throw system.problem;
	if (system.described !== undefined) return system;
	const { registeredSystem } = await import("./register/register.ts");
	const { code = "" } = system;
	const found = registeredSystem(code);
	if (found === undefined)
		throw new MiraError("unsupported-feature", `the coordinate system ${code} is not in the register of EPSG`, {
			hint: "Only codes of EPSG, and CRS84, are known",
		});
	if (found.system instanceof MiraError) throw found.system;
	const described = describedSystem(found.system, system.axisUnits);
	return { ...described, name: found.name, code, diagnostics: system.diagnostics };
}

/** The name of a code in the register of EPSG; undefined if it has none such. */
export async function registeredName(code: string): Promise<string | undefined> {
	const { registeredSystem } = await import("./register/register.ts");
	return registeredSystem(code)?.name;
}

/**
 * From the coordinates of a system, in the units of its file, to degrees of WGS 84 and back. Where the datum is another one, it is
 * moved as PROJ does it without grids; `datum` says how, and how well. Throws for systems that are not known.
 */
export async function transformOf(system: CoordinateSystem): Promise<CoordinateTransform> {
	const { described, axisUnits, code } = await describeSystem(system);
	if (described === undefined) throw new MiraError("unsupported-feature", `${system.name} is not described`);
	await checkSphere(described, code);
	const { toWgs84, datum } = await shiftOf(described, code);
	const { geographic } = described;
	return systemTransform(
		{ ...described, geographic: { ...geographic, toWgs84 } },
		unitOfAxes(axisUnits, described),
		datum,
	);
}

/** WKT 1 has one name for some methods and their forms for spheres, which the register tells apart. */
async function checkSphere({ projection, geographic }: DescribedSystem, code: string | undefined): Promise<void> {
	const isDouble = projection !== undefined && SPHERICAL_TOO.has(projection.method);
	if (code === undefined || !isDouble || geographic.ellipsoid.inverseFlattening === 0) return;
	const { registeredSystem } = await import("./register/register.ts");
	const system = registeredSystem(code)?.system;
	if (system instanceof MiraError) throw system;
}

const SPHERICAL_TOO: ReadonlySet<MethodName> = new Set(["lambertAzimuthal", "equirectangular", "cylindricalEqualArea"]);

/** What a file says itself comes first; then what the register has for the code, its base, or the name of the datum. */
async function shiftOf(
	{ geographic }: DescribedSystem,
	code: string | undefined,
): Promise<{ toWgs84: readonly number[] | undefined; datum: DatumStep }> {
	const own = geographic.toWgs84;
	// Three zeros say that the datums are the same, whatever the last digits of their ellipsoids.
	if (own !== undefined)
		return { toWgs84: own.some((number) => number !== 0) ? own : undefined, datum: { kind: "shifted" } };
	const { name } = geographic.datum;
	if (
		/^(world geodetic system 1984|(d )?wgs (19)?84)$/i.test(name.replaceAll("_", " ")) ||
		geographic.code === "EPSG:4326"
	)
		return { toWgs84: undefined, datum: { kind: "same" } };
	const isNamed = !/^(unknown|unnamed|undefined|not[ _]specified)/i.test(name);
	if (code === undefined && geographic.code === undefined && !isNamed)
		return { toWgs84: undefined, datum: { kind: "not-shifted" } };
	const { registeredSystem, registeredShift } = await import("./register/register.ts");
	const registered = registeredSystem(code ?? "") ?? registeredSystem(geographic.code ?? "");
	const shift = registered === undefined && isNamed ? registeredShift(name) : registered?.shift;
	if (shift === undefined) return { toWgs84: undefined, datum: { kind: "not-shifted" } };
	return { toWgs84: shift.toWgs84.length === 0 ? undefined : shift.toWgs84, datum: shift.step };
}
