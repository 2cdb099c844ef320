/** A step of `.ci/run`, and the lines that it printed. */
export type Step = { title: string; lines: string[] };
export const ALL_PASSED: string;
export function stepsOf(log: string): Step[];
export function corpusOf(steps: readonly Step[]): Record<string, number | string>[];
export function interopOf(steps: readonly Step[]): { what: string; found: string }[];
