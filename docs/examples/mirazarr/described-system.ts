/** A coordinate system by all its parameters, for programs that project by themselves or write it in a form of their own. */
import {
	coordinateSystem,
	type DescribedSystem,
	describeSystem,
	type Ellipsoid,
	type GeographicSystem,
	type MethodName,
	openStore,
	type ProjectionParameter,
	type ProjectionParameters,
	type Unit,
} from "mirazarr";

const store = await openStore("samples/elevation.tif");
const { described, wkt2 } = await describeSystem(coordinateSystem(store, "0")!);
const { geographic, projection }: DescribedSystem = described!;

const figure = ({ semiMajor, inverseFlattening }: Ellipsoid) => `a ${semiMajor}, 1/f ${inverseFlattening}`;
const datum = ({ name, ellipsoid }: GeographicSystem) => `${name}: ${figure(ellipsoid)}`;
console.log(datum(geographic)); // WGS 84: a 6378137, 1/f 298.257223563

const supported: MethodName[] = ["transverseMercator", "mercatorA"];
const shown: ProjectionParameter[] = ["longitude", "scale", "easting"];
const { method, parameters, unit }: { method: MethodName; parameters: ProjectionParameters; unit: Unit } = projection!;
console.log(supported.includes(method), shown.map((name) => parameters[name]).join(" "), unit.name); // true -15 0.9996 500000 metre
console.log(wkt2?.slice(0, 32)); // PROJCRS["WGS 84 / UTM zone 28N",
