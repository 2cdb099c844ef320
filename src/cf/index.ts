/**
 * What the CF conventions say of numbers: times in any calendar, and the bounds of cells. It depends on nothing but
 * `mirazarr/fill`.
 *
 * @module
 */
export { boundsOwners, withOwnersUnits } from "./bounds.ts";
export type { Calendar } from "./calendar.ts";
export { type CfContext, type CfOptions, decodeCf, type TimeOptions } from "./decode.ts";
export { parseTimeUnits, type TimeScale, timesToDatetime64, timesToEpoch, timesToIso } from "./time.ts";
export { commonTimeUnits, convertTimeUnits, type TimeNumbers } from "./time-units.ts";
