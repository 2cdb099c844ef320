/** What was measured, as `bench/measured/` keeps it. */
export type Records = Record<string, unknown>;
export function measuredPage(records: Records): string;
export function fiveNumbers(records: Records): string;
export function between(text: string, name: string, content: string): string;
