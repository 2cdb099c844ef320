import { useEffect, useRef, useState } from "preact/hooks";
import type { Size } from "./view-window.ts";

/** The size of an element in pixels of the page, as it changes. */
export function useSize(): [ref: { current: HTMLDivElement | null }, size: Size] {
	const ref = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState<Size>({ width: 0, height: 0 });
	useEffect(() => {
		const element = ref.current as HTMLDivElement;
		const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		measure();
		return () => observer.disconnect();
	}, []);
	return [ref, size];
}
