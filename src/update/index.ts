/** Tomorrow's file: references that exist get files added, files that have changed replaced, and others removed. */
export { Cube, type CubeOptions, openCube } from "./cube.ts";
export type { CubeTarget, UpdateWritten } from "./cube-form.ts";
export type { OverlapPolicy } from "./placement.ts";
export {
	type ApplyOptions,
	planUpdate,
	type UpdateOptions,
	type UpdatePlan,
	type UpdateRequest,
	type UpdateResult,
	type UpdateStep,
} from "./plan-update.ts";
export type { Extent } from "./source-extents.ts";
