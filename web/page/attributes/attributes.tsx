import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { AttributeFacts } from "../../engine/describe.ts";
import { byteText, counted, shapeText } from "../numbers.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";

/** The facts of an array, and its attributes with their types. */
export function Attributes({ store, facts }: ViewProps): VNode {
	const { path, title, units, attributes, groupAttributes } = facts;
	return (
		<div class="attributes">
			<header>
				<h2>{path}</h2>
				{title !== undefined && (
					<p class="quiet">
						{title}
						{units !== undefined && ` (${units})`}
					</p>
				)}
			</header>
			<Storage store={store} facts={facts} />
			<AttributeList title="Attributes" attributes={attributes} />
			{groupAttributes.map(({ path: group, attributes: own }) => (
				<AttributeList key={group} title={group === "/" ? "Of the whole file" : `Of ${group}`} attributes={own} />
			))}
		</div>
	);
}

function Storage({ store, facts }: ViewProps): VNode {
	const { path, dimensions, shape, dataType, decodedBytes, chunkShape, hasUnevenChunks, codecs, fillValue, crs } =
		facts;
	const { value: stored } = useCall("storedSize", { store, path });
	return (
		<dl class="facts">
			<dt>Dimensions</dt>
			<dd>
				{dimensions.length === 0
					? "none: one value"
					: dimensions.map((name, d) => (
							<span class="attribute-dimension" key={name}>
								{name} <b>{shape[d]?.toLocaleString("en")}</b>
							</span>
						))}
			</dd>
			<dt>Type</dt>
			<dd>
				<code>{dataType}</code>
			</dd>
			<dt>Chunks</dt>
			<dd>
				{hasUnevenChunks && "up to "}
				{shapeText(chunkShape)}
				{stored !== undefined && (
					<span class="quiet">
						{" "}
						({counted(stored.chunks, "chunk")}
						{stored.missing > 0 && `, ${stored.missing.toLocaleString("en")} never written`})
					</span>
				)}
			</dd>
			<dt>Codecs</dt>
			<dd>
				{codecs.map(({ name, configuration }, i) => (
					<span key={name}>
						{i > 0 && " → "}
						<code title={configuration}>{name}</code>
					</span>
				))}
			</dd>
			<dt>Size</dt>
			<dd>
				{decodedBytes === undefined ? "varies" : byteText(decodedBytes)}
				{stored?.bytes !== undefined && `, ${byteText(stored.bytes)} on disk`}
			</dd>
			<dt>Unwritten</dt>
			<dd>
				reads as <code>{fillValue}</code>
			</dd>
			{crs !== undefined && (
				<>
					<dt>System</dt>
					<dd>{crs}</dd>
				</>
			)}
		</dl>
	);
}

/** Longer texts are folded. */
const LONG_CHARACTERS = 240;

function AttributeList({ title, attributes }: { title: string; attributes: readonly AttributeFacts[] }): VNode {
	return (
		<section>
			<h3>{title}</h3>
			{attributes.length === 0 ? (
				<p class="small quiet">none</p>
			) : (
				<dl class="attribute-list">
					{attributes.map((attribute) => (
						<Attribute key={attribute.name} {...attribute} />
					))}
				</dl>
			)}
		</section>
	);
}

function Attribute({ name, dataType, shape, text }: AttributeFacts): VNode {
	const [isWhole, setIsWhole] = useState(false);
	const isLong = text.length > LONG_CHARACTERS;
	const type = shape.length === 0 || dataType === "string" ? dataType : `${dataType}[${shape.join(", ")}]`;
	return (
		<div>
			<dt>
				<span>{name}</span>
				<span class="row-type">{type}</span>
			</dt>
			<dd class={dataType === "string" ? undefined : "numbers"}>
				{isLong && !isWhole ? `${text.slice(0, LONG_CHARACTERS)}…` : text}
				{isLong && (
					<button type="button" class="more" onClick={() => setIsWhole(!isWhole)}>
						{isWhole ? "less" : "more"}
					</button>
				)}
			</dd>
		</div>
	);
}
