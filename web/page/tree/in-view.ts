import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A row that is scrolled past is not worth a request. */
const SETTLED_MS = 150;

/** Whether an element has been in view for a moment, and still is. */
export function useInView(element: RefObject<Element | null>): boolean {
	const [isInView, setIsInView] = useState(false);
	useEffect(() => {
		if (element.current === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const observer = new IntersectionObserver(([entry]) => {
			clearTimeout(timer);
			if (entry?.isIntersecting) timer = setTimeout(() => setIsInView(true), SETTLED_MS);
			else setIsInView(false);
		});
		observer.observe(element.current);
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [element]);
	return isInView;
}
