/** Names that are shown as near at most: more are no help. */
const MOST_NEAR = 3;

/**
 * Those of `names` that somebody may have meant who wrote `wanted`, the nearest first: with few letters more, less, other or
 * exchanged, or in another case, or with another ending.
 */
export function nearNames(wanted: string, names: Iterable<string>): string[] {
	const sought = wanted.toLowerCase();
	const most = Math.max(1, Math.floor(wanted.length / 3));
	const near: { name: string; distance: number }[] = [];
	for (const name of names) {
		if (name === wanted) continue;
		const candidate = name.toLowerCase();
		const distance = stemOf(candidate) === stemOf(sought) ? 0 : editDistance(sought, candidate);
		if (distance <= most) near.push({ name, distance });
	}
	near.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
	return near.slice(0, MOST_NEAR).map(({ name }) => name);
}

/** A name without its ending: of `cube.nc` and `cube.nc4` one may stand for the other. */
function stemOf(name: string): string {
	return name.replace(/(?<=.)\.[^.]*$/, "");
}

/** How many letters have to be added, left out, replaced or exchanged with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
	let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			let best = Math.min(
				(last[j] as number) + 1,
				(row[j - 1] as number) + 1,
				(last[j - 1] as number) + (isSame ? 0 : 1),
			);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				best = Math.min(best, (beforeLast[j - 2] as number) + 1);
			row.push(best);
		}
		[beforeLast, last] = [last, row];
	}
	return last[b.length] as number;
}
