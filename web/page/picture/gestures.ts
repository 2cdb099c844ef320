/** Pointers, wheels and pinches on a picture, as what they mean. Places and distances are shares of its width and height. */

/** What gestures mean. */
export type GestureActions = {
	pan(across: number, down: number): void;
	/** Around a place that stays. */
	zoom(factor: number, across: number, down: number): void;
	/** The pointer is there, and no button is pressed. */
	point(across: number, down: number): void;
	leave(): void;
	/** A click or a tap that was no drag. */
	press(across: number, down: number, event: PointerEvent): void;
};

/** A pointer that moves less is pressed, not dragged. */
const DRAG_PIXELS = 4;

/** How far a wheel turns until what is shown is twice as large. */
const WHEEL_PIXELS = 240;

/** Listens to an element until the function that it gives is called. */
export function followGestures(element: HTMLElement, actions: () => GestureActions): () => void {
	const pointers = new Map<number, { x: number; y: number }>();
	let start: { x: number; y: number } | undefined;
	let isDragged = false;
	const ends = new AbortController();
	const { signal } = ends;
	const place = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return { x: (clientX - left) / width, y: (clientY - top) / height };
	};

	element.addEventListener(
		"pointerdown",
		(event) => {
			if (event.button !== 0) return;
			pointers.set(event.pointerId, place(event));
			element.setPointerCapture(event.pointerId);
			start = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : start;
			isDragged = pointers.size > 1;
		},
		{ signal },
	);
	element.addEventListener(
		"pointermove",
		(event) => {
			const now = place(event);
			const before = pointers.get(event.pointerId);
			if (before === undefined) {
				actions().point(now.x, now.y);
				return;
			}
			if (!isDragged && start !== undefined)
				isDragged = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= DRAG_PIXELS;
			if (!isDragged) return;
			const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
			pointers.set(event.pointerId, now);
			if (other === undefined) {
				actions().pan(before.x - now.x, before.y - now.y);
				return;
			}
			const { width, height } = element.getBoundingClientRect();
			const apart = (one: { x: number; y: number }): number =>
				Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
			actions().pan((before.x - now.x) / 2, (before.y - now.y) / 2);
			actions().zoom(apart(now) / Math.max(apart(before), 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
		},
		{ signal },
	);
	const end = (event: PointerEvent): void => {
		if (!pointers.delete(event.pointerId)) return;
		const { x, y } = place(event);
		if (event.type === "pointerup" && !isDragged) actions().press(x, y, event);
		if (pointers.size === 0) isDragged = false;
	};
	element.addEventListener("pointerup", end, { signal });
	element.addEventListener("pointercancel", end, { signal });
	element.addEventListener("pointerleave", () => actions().leave(), { signal });
	element.addEventListener(
		"wheel",
		(event) => {
			event.preventDefault();
			const { x, y } = place(event);
			const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
			// A pinch on a trackpad is a wheel with the control key, and much finer.
			const pixels = event.deltaY * lines * (event.ctrlKey ? 6 : 1);
			actions().zoom(2 ** (-pixels / WHEEL_PIXELS), x, y);
		},
		{ signal, passive: false },
	);
	element.addEventListener(
		"dblclick",
		(event) => {
			const { x, y } = place(event);
			actions().zoom(event.shiftKey ? 0.5 : 2, x, y);
		},
		{ signal },
	);
	return () => ends.abort();
}
