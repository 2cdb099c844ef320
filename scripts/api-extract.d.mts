/** An entry of package.json: `name` is that of its report, `specifier` what users import. */
export type ApiEntry = { name: string; specifier: string; declaration: string };

export declare const ENTRIES: readonly ApiEntry[];
export declare function withDeclarations<T>(use: (folder: string) => T | Promise<T>): Promise<T>;
export declare function extract(
	entry: ApiEntry,
	declarations: string,
	options: { reportFolder?: string; modelFile?: string; isCheck?: boolean },
): boolean;
