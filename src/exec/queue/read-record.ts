/**
 * An object that somebody wrote into Redis as JSON; undefined for anything else. Others may write there too, and nothing they say may
 * end a build or a worker.
 */
export function readRecord(text: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a value is an object with members. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
