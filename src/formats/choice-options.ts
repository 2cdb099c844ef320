import { type OptionValues, TAKES } from "../errors.ts";

/** What of a file is wanted; the same for all formats. */
export type ChoiceOptions = {
	/**
	 * Arrays and groups to leave out: by name (`sst`), wherever they are, or by path from the root of the file (`/sst`,
	 * `model/sst`). A group goes with all that is in it. What the file has not is a diagnostic.
	 */
	drop?: readonly string[] | undefined;
	/**
	 * Path of a group that is to be the root of the store. The store has nothing else; descriptions of its arrays, diagnostics
	 * and `drop` go on to name paths of the file.
	 */
	group?: string | undefined;
};

/** What they take. */
export const CHOICE_OPTIONS: OptionValues<ChoiceOptions> = { drop: TAKES.textList, group: TAKES.text };
