/** The texts of all files that name the version, after a release; throws where that cannot be one. */
export function release(options: {
	version: string;
	date: string;
	changes: { name: string; text: string }[];
	files: Record<string, string>;
}): Record<string, string>;
