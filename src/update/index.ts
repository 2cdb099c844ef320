/** Tomorrow's file: references that exist get files added, files that have changed replaced, and others removed. */
export { Cube, type CubeOptions, openCube } from "./cube.ts";
export type { CubeFiles, Extent } from "./cube-files.ts";
export type { CubeTarget, UpdateWritten } from "./cube-form.ts";
export type { OverlapPolicy } from "./placement.ts";
export { type ApplyOptions, planUpdate, type UpdatePlan, type UpdateResult } from "./plan-update.ts";
export type { UpdateOptions, UpdateRequest, UpdateStep } from "./request.ts";
