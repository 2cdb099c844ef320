/** What says the version of the package. */
export type Told = {
	manifest: { version: string };
	lock: { packages: Record<string, { version: string }> };
	changelog: string;
	citation: string;
};

/** Where these differ. */
export function versionProblems(told: Told): string[];

/** Where the addresses of the project differ. */
export function addressProblems(
	manifest: { homepage: string; bugs: string; repository: { url: string } },
	citation: string,
): string[];
