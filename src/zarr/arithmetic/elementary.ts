/**
 * Elementary functions that give the same bits everywhere. ECMAScript leaves those of `Math` and `**` to the engine, and engines
 * differ in the last bit, even versions of one. These are made of what IEEE 754 rounds exactly: + - * / and the square root.
 * Their errors are below one unit in the last place, see `test/zarr/arithmetic.test.ts`.
 */
export { acos, asin, atan, atan2 } from "./arcs.ts";
export { cosh, exp, sinh, tanh } from "./exponential.ts";
export { power } from "./general-power.ts";
export { hypot } from "./hypotenuse.ts";
export { asinh, atanh, log } from "./logarithm.ts";
export { powerOfTwo, square, wholePower } from "./powers.ts";
export { cos, sin, tan } from "./trigonometry.ts";
