import { MiraError } from "../../errors.ts";
import type { DescribedSystem, Ellipsoid, GeographicSystem, Unit } from "../described-system.ts";
import { METHODS, type MethodName, type ProjectionParameters } from "../projection-methods.ts";
import type { DatumStep } from "../transform-of.ts";
import { CONVERSIONS, ELLIPSOIDS, GEOGRAPHIC, PROJECTED, SHIFTS, UNITS } from "./epsg-table.ts";

/** How PROJ moves the datum of a system to WGS 84 within its area if it has no grids; `toWgs84` is empty where both are the same. */
export type RegisteredShift = { toWgs84: readonly number[]; step: DatumStep };

/** A system of the register: its parameters, or why they are not known. */
export type RegisteredSystem = {
	name: string;
	system: DescribedSystem | MiraError;
	shift: RegisteredShift | undefined;
};

/** The names of datums in WKT 1, where they are others than those of the register. By their letters and digits. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
	["wgs1984", "worldgeodeticsystem1984"],
	["wgs84", "worldgeodeticsystem1984"],
	["nad83", "northamericandatum1983"],
	["nad27", "northamericandatum1927"],
	["etrs1989", "europeanterrestrialreferencesystem1989"],
	["etrs89", "europeanterrestrialreferencesystem1989"],
	["europeanterrestrialreferencesystem89", "europeanterrestrialreferencesystem1989"],
	["european1950", "europeandatum1950"],
	["osgb1936", "ordnancesurveyofgreatbritain1936"],
	["gda1994", "geocentricdatumofaustralia1994"],
]);

type Line = readonly string[];

const rows = (table: string): Line[] => table.split("\n").map((line) => line.split("|"));

/** The register, parsed; load this file only when it is asked for. */
class Register {
	readonly #units: Unit[] = rows(UNITS).map(([name = "", size]) => ({ name, size: Number(size) }));
	readonly #ellipsoids: Ellipsoid[] = rows(ELLIPSOIDS).map(([name = "", semiMajor, inverse]) => ({
		name,
		semiMajor: Number(semiMajor),
		inverseFlattening: Number(inverse),
	}));
	readonly #conversions = CONVERSIONS.split("\n");
	readonly #shifts = rows(SHIFTS);
	readonly #geographic = new Map<number, Line>(rows(GEOGRAPHIC).map((line) => [Number(line[0]), line]));
	readonly #projected = new Map<number, Line>();

	constructor() {
		let code = 0;
		for (const line of rows(PROJECTED)) {
			code += Number(line[0]);
			this.#projected.set(code, line);
		}
	}

	/** A system by its code, such as `EPSG:32633` or `OGC:CRS84`; undefined for one that is not in the register. */
	find(code: string): RegisteredSystem | undefined {
		const number = codeNumber(code);
		if (number === undefined) return undefined;
		const projected = this.#projected.get(number);
		if (projected !== undefined) return this.#projectedSystem(number, projected);
		const geographic = this.#geographicSystem(number);
		if (geographic === undefined) return undefined;
		const { name } = geographic;
		return { name, system: { name, geographic, projection: undefined }, shift: this.#shiftOf(number) };
	}

	/** The shift of a datum by its name, from the first system of the register that has it. */
	shiftOfDatum(name: string): RegisteredShift | undefined {
		const own = letters(name.replace(/^D_/, ""));
		const wanted = OTHER_NAMES.get(own) ?? own;
		for (const [code, [, , datum = "", , meridian = ""]] of this.#geographic)
			if (meridian === "" && datum.split("=").some((one) => letters(one) === wanted)) return this.#shiftOf(code);
		return undefined;
	}

	#projectedSystem(number: number, [, own = "", base, conversion, unitIndex, shift = ""]: Line): RegisteredSystem {
		const geographic = this.#geographicSystem(Number(base)) as GeographicSystem;
		const name = own.startsWith("/") ? `${geographic.name} ${own}` : own;
		const text = this.#conversions[Number(conversion)] as string;
		const known = shift === "" ? this.#shiftOf(Number(base)) : shift === "-" ? undefined : this.#shift(shift);
		if (text.startsWith("!"))
			return {
				name,
				system: new MiraError("unsupported-feature", `EPSG:${number}, ${name}: ${text.slice(1)} is not known`),
				shift: known,
			};
		const [method, ...values] = text.split(" ");
		const names = Object.keys(METHODS[method as MethodName].parameters);
		const parameters: ProjectionParameters = Object.fromEntries(names.map((one, i) => [one, Number(values[i])]));
		const unit = this.#units[Number(unitIndex)] as Unit;
		return {
			name,
			system: {
				name,
				code: `EPSG:${number}`,
				geographic,
				projection: { method: method as MethodName, parameters, unit },
			},
			shift: known,
		};
	}

	#geographicSystem(code: number): GeographicSystem | undefined {
		const line = this.#geographic.get(code);
		if (line === undefined) return undefined;
		const [, name = "", datum = "", ellipsoid, place = "", unit] = line;
		const [datumName = ""] = datum.split("=");
		const [meridian = "Greenwich", longitude = "0"] = place === "" ? [] : place.split("=");
		return {
			name,
			code: `EPSG:${code}`,
			datum: { name: datumName, isRegistered: true },
			ellipsoid: this.#ellipsoids[Number(ellipsoid)] as Ellipsoid,
			meridian: { name: meridian, longitude: Number(longitude) },
			unit: this.#units[Number(unit)] as Unit,
			toWgs84: undefined,
		};
	}

	#shiftOf(geographic: number): RegisteredShift | undefined {
		if (geographic === 4326 || geographic === 4979) return { toWgs84: [], step: { kind: "same" } };
		const index = this.#geographic.get(geographic)?.[6] ?? "";
		return index === "" ? undefined : this.#shift(index);
	}

	#shift(index: string): RegisteredShift {
		const [values = "", accuracy = "", grid = ""] = this.#shifts[Number(index)] as Line;
		return {
			toWgs84: values === "" ? [] : values.split(" ").map(Number),
			step: {
				kind: "shifted",
				...(accuracy === "" ? {} : { accuracy: Number(accuracy) }),
				...(grid === "" ? {} : { hasBetterGrid: true }),
			},
		};
	}
}

function codeNumber(code: string): number | undefined {
	const [, authority, number = ""] = /^(EPSG|OGC):(\w+)$/i.exec(code) ?? [];
	if (authority?.toUpperCase() !== "OGC") return authority === undefined ? undefined : Number(number);
	return new Map([
		["CRS84", 4326],
		["CRS83", 4269],
		["CRS27", 4267],
	]).get(number.toUpperCase());
}

function letters(name: string): string {
	return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

let register: Register | undefined;

/** A system of the register by its code; undefined if it has none such. */
export function registeredSystem(code: string): RegisteredSystem | undefined {
	register ??= new Register();
	return register.find(code);
}

/** The shift to WGS 84 of a datum by its name. */
export function registeredShift(datum: string): RegisteredShift | undefined {
	register ??= new Register();
	return register.shiftOfDatum(datum);
}
