/** Numbers such as `days since 2000-01-01` as times, in any calendar of the CF conventions. */
import {
	type Calendar,
	parseTimeUnits,
	type TimeScale,
	timesToDatetime64,
	timesToEpoch,
	timesToIso,
} from "mirazarr/cf";

const calendar: Calendar = "noleap";
const model: TimeScale = parseTimeUnits("days since 2000-02-28", calendar);
console.log(timesToIso([0, 1, 1.5], model).join()); // 2000-02-28T00:00:00,2000-03-01T00:00:00,2000-03-01T12:00:00

const real = parseTimeUnits("hours since 1970-01-01");
console.log(timesToEpoch([1, Number.NaN], real).join()); // 3600000,NaN
console.log(timesToDatetime64([1], real).join()); // 3600000000000
