/** Keeps of the declarations in a folder those that the entries lead to. Gives their number. */
export function keepNeededDeclarations(folder: string, entries: string[]): number;
