import type { VNode } from "preact";
import { ICONS } from "../icons.tsx";
import { byteText } from "../numbers.ts";
import type { ArrayNode, TreeRow } from "./rows.ts";
import { StoredBytes } from "./stored-bytes.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type RowProps = {
	id: string;
	row: TreeRow;
	store: string;
	topPixels: number;
	heightPixels: number;
	isActive: boolean;
	isChosen: boolean;
	onChoose(row: TreeRow): void;
};

/** A row of the tree. The tree itself has the keys; rows have the pointer. */
export function TreeRowView({
	id,
	row,
	store,
	topPixels,
	heightPixels,
	isActive,
	isChosen,
	onChoose,
}: RowProps): VNode {
	const isFolder = row.kind === "group" || row.kind === "coordinates";
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the focus, and takes the keys.
		<div
			id={id}
			data-path={row.key}
			class={`tree-row ${row.kind}${isActive ? " active" : ""}`}
			role="treeitem"
			tabIndex={-1}
			aria-level={row.level + 1}
			aria-posinset={row.position}
			aria-setsize={row.count}
			aria-expanded={isFolder ? row.isOpen : undefined}
			aria-selected={isChosen}
			style={{
				transform: `translateY(${topPixels}px)`,
				height: `${heightPixels}px`,
				paddingLeft: `${0.75 + row.level * 0.85}rem`,
			}}
			onClick={() => onChoose(row)}
		>
			{isFolder ? (
				<>
					<span class="chevron">{ICONS.chevron}</span>
					<span class="row-name">{row.kind === "group" ? row.name : "Coordinates"}</span>
					<span class="small quiet numbers">{row.arrays}</span>
				</>
			) : row.kind === "refused" ? (
				<span class="row-text" title={row.reason}>
					<span class="row-name">{row.name}</span>
					<span class="row-facts bad">{row.reason}</span>
				</span>
			) : row.node.role === "data" ? (
				<DataRow node={row.node} store={store} />
			) : (
				<>
					<span class="row-name" title={row.node.title}>
						{row.node.name}
					</span>
					<span class="row-facts numbers">{row.node.shape.join(" × ")}</span>
					<span class="row-type">{row.node.dataType}</span>
				</>
			)}
		</div>
	);
}

function DataRow({ node, store }: { node: ArrayNode; store: string }): VNode {
	const { name, title, units, dataType, shape, dimensions, decodedBytes, path } = node;
	const facts = dimensions.map((dimension, d) => `${dimension} ${shape[d]?.toLocaleString("en")}`).join(" · ");
	return (
		<>
			<Thumbnail store={store} node={node} />
			<span class="row-text" title={[title, units, facts].filter((text) => text !== undefined).join("\n")}>
				<span class="row-line">
					<span class="row-name">{name}</span>
					<span class="row-type">{dataType}</span>
				</span>
				<span class="row-facts numbers">{facts === "" ? "scalar" : facts}</span>
				<span class="row-facts numbers">
					{decodedBytes !== undefined && byteText(decodedBytes)}
					<StoredBytes store={store} path={path} />
				</span>
			</span>
		</>
	);
}
