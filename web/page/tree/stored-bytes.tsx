import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { byteText } from "../numbers.ts";
import { useCall } from "../use-call.ts";
import { useInView } from "./in-view.ts";

/** What an array takes on disk, asked for once it is in view. */
export function StoredBytes({ store, path }: { store: string; path: string }): VNode {
	const element = useRef<HTMLSpanElement>(null);
	const isInView = useInView(element);
	const { value } = useCall("storedSize", isInView ? { store, path } : undefined);
	return <span ref={element}>{value?.bytes === undefined ? "" : <span>, {byteText(value.bytes)} on disk</span>}</span>;
}
