/** Something lossy, odd or repaired that a user should know. Collected on the result, never printed by the library. */
export type Diagnostic = {
	severity: "info" | "warning" | "error";
	/** A kebab-case noun, such as `fill-conflict` or `truncated-file`. */
	code: string;
	/** The array or group it is about, `/` for the whole store. */
	path: string;
	message: string;
	/** What the user can do about it. */
	hint?: string | undefined;
};

/** The text of a diagnostic on one line, as the command line shows it. */
export function formatDiagnostic({ severity, code, path, message, hint }: Diagnostic): string {
	return `${severity} ${code} ${path}: ${message}${hint === undefined ? "" : ` (${hint})`}`;
}
