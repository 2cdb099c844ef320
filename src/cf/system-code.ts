import { MiraError } from "../errors.ts";
import type { DescribedSystem } from "./described-system.ts";
import type { ProjectionParameter } from "./projection-methods.ts";

type Projection = NonNullable<DescribedSystem["projection"]>;

/** The last digits of a parameter that texts and floats lose: a tenth of a millimetre on the earth, in degrees, and so on. */
const TOLERANCES: Readonly<Partial<Record<ProjectionParameter, number>>> = {
	scale: 1e-10,
	easting: 1e-6,
	northing: 1e-6,
	height: 1e-6,
};
const ANGLE_TOLERANCE = 1e-9;

/** Systems that the register has again with other orders of the axes. */
const AXIS_VARIANT = / \((N-E|E-N|N-zE|zE-N|Y-X|X-Y)\)$/;

/**
 * The code of the register for a system that is described by its parameters: one whose geographic system has a code, and whose method,
 * parameters and unit are all those of a registered one. Undefined where there is none, or several that only their names tell apart
 * and none of them has the name of the system. The register is loaded when it is first asked for.
 */
export async function codeOfSystem({ name, geographic, projection }: DescribedSystem): Promise<string | undefined> {
	if (geographic.code === undefined || geographic.toWgs84 !== undefined) return undefined;
	if (projection === undefined) return geographic.code;
	const { registeredProjections } = await import("./register/register.ts");
	const found: DescribedSystem[] = [];
	for (const { system } of registeredProjections(geographic.code))
		if (!(system instanceof MiraError) && system.projection !== undefined && isSame(projection, system.projection))
			found.push(system);
	const named = found.find((one) => one.name === name);
	if (named !== undefined) return named.code;
	const usual = found.filter((one) => !AXIS_VARIANT.test(one.name));
	return usual.length === 1 ? usual[0]?.code : undefined;
}

function isSame(one: Projection, other: Projection): boolean {
	if (one.method !== other.method || Math.abs(one.unit.size / other.unit.size - 1) > 1e-9) return false;
	const names = Object.keys(other.parameters) as ProjectionParameter[];
	return names.every((name) => {
		const [own, registered] = [one.parameters[name], other.parameters[name]];
		if (own === undefined || registered === undefined) return false;
		const isTurn = name === "longitude" && Math.abs(Math.abs(own - registered) - 360) <= ANGLE_TOLERANCE;
		return isTurn || Math.abs(own - registered) <= (TOLERANCES[name] ?? ANGLE_TOLERANCE);
	});
}
