/** How many values the first rule that is on makes missing, the second, and so on, by how many have which bits. */
export function countsByRule(byBits: readonly number[], enabled: number): number[] {
	const counts = new Array<number>(8).fill(0);
	for (const [bits, count] of byBits.entries()) {
		const held = bits & enabled;
		if (held === 0) continue;
		const rule = 31 - Math.clz32(held & -held);
		counts[rule] = (counts[rule] as number) + count;
	}
	return counts;
}
