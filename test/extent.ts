/** Whether everything is tried: `npm run test:all`, as before a change lands. `npm test` has every test too, with fewer random cases. */
export const EVERYTHING: boolean = process.env.MODE === "all";

/** How many cases of many that are alike: all of them, or as many as find in most runs what all of them find. */
export function tries(all: number, few: number): number {
	return EVERYTHING ? all : few;
}
