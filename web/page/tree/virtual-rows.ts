import type { RefObject } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

/** Rows beyond the edges that are drawn too, in pixels: they are there before they are scrolled to. */
const MARGIN_PIXELS = 300;

/** The part of a long list that is in view. */
export type VirtualRows = {
	/** The top of every row, and the height of all behind the last. */
	tops: Float64Array;
	begin: number;
	end: number;
	heightPixels: number;
};

/** Which rows of a list are in view, so that only those are drawn: a file may have ten thousand arrays. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, heights: readonly number[]): VirtualRows {
	const [seen, setSeen] = useState({ top: 0, height: 800 });
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		const look = (): void => setSeen({ top: element.scrollTop, height: element.clientHeight });
		const observer = new ResizeObserver(look);
		observer.observe(element);
		element.addEventListener("scroll", look, { passive: true });
		look();
		return () => {
			observer.disconnect();
			element.removeEventListener("scroll", look);
		};
	}, [box]);
	const tops = useMemo(() => {
		const sums = new Float64Array(heights.length + 1);
		for (const [i, height] of heights.entries()) sums[i + 1] = (sums[i] as number) + height;
		return sums;
	}, [heights]);
	const begin = Math.max(0, firstBeyond(tops, seen.top - MARGIN_PIXELS) - 1);
	const end = Math.min(heights.length, firstBeyond(tops, seen.top + seen.height + MARGIN_PIXELS));
	return { tops, begin, end, heightPixels: tops[heights.length] as number };
}

/** The first row whose top lies beyond a place. */
export function firstBeyond(tops: Float64Array, place: number): number {
	let [low, high] = [0, tops.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((tops[middle] as number) <= place) low = middle + 1;
		else high = middle;
	}
	return low;
}
