import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ThumbnailPixels } from "../../engine/thumbnail.ts";
import { call } from "../engine-client.ts";
import { useInView } from "./in-view.ts";
import type { ArrayNode } from "./rows.ts";
import { inTurn } from "./thumbnail-turns.ts";

/** A small picture of an array, made once it is in view. */
export function Thumbnail({ store, node }: { store: string; node: ArrayNode }): VNode {
	const place = useRef<HTMLSpanElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const isInView = useInView(place);
	const [picture, setPicture] = useState<ThumbnailPixels>();
	const isPlane = node.shape.filter((length) => length > 1).length >= 2;
	useEffect(() => {
		setPicture(undefined);
	}, [store, node.path]);
	useEffect(() => {
		if (!isInView || !isPlane || picture !== undefined) return;
		const controller = new AbortController();
		const { signal } = controller;
		inTurn(() => call("thumbnail", { store, path: node.path }, { signal }), signal).then(setPicture, () => {
			// An array that cannot be drawn says so when it is chosen.
		});
		return () => controller.abort();
	}, [isInView, isPlane, store, node.path]);
	useEffect(() => {
		const context = canvas.current?.getContext("2d");
		if (context && picture !== undefined)
			context.putImageData(new ImageData(picture.pixels, picture.width, picture.height), 0, 0);
	}, [picture]);
	return (
		<span class="thumbnail" data-dimensions={node.shape.length} ref={place} aria-hidden="true">
			{picture !== undefined && <canvas ref={canvas} width={picture.width} height={picture.height} />}
		</span>
	);
}
