import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { OpenedTree } from "../../engine/tree.ts";
import { ICONS } from "../icons.tsx";
import { counted } from "../numbers.ts";
import { showArray, viewState } from "../state/view-state.ts";
import { Diagnostics } from "./diagnostics.tsx";
import { TreeRowView } from "./row.tsx";
import { rowHeight, type TreeRow, treeRows } from "./rows.ts";
import { useVirtualRows } from "./virtual-rows.ts";

type TreeProps = {
	tree: OpenedTree;
	store: string;
	/** Called when an array was chosen: a phone then shows it. */
	onChoose(): void;
};

/** Groups and arrays of the store that is open: a tree for the pointer and for the keyboard. */
export function Tree({ tree, store, onChoose }: TreeProps): VNode {
	const { path } = viewState.value;
	const [search, setSearch] = useState("");
	const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
	const [activeKey, setActiveKey] = useState<string>();
	const box = useRef<HTMLDivElement>(null);
	const [firstPath] = useState(path ?? tree.first);
	const rows = useMemo(() => treeRows(tree.nodes, toggled, search, firstPath), [tree, toggled, search, firstPath]);
	const heights = useMemo(() => rows.map(rowHeight), [rows]);
	const { tops, begin, end, heightPixels } = useVirtualRows(box, heights);
	const active = Math.max(
		0,
		rows.findIndex(({ key }) => key === (activeKey ?? path)),
	);
	const arrays = tree.nodes.filter(({ kind }) => kind !== "group").length;

	const reveal = (index: number): void => {
		const element = box.current;
		if (element === null) return;
		const [top = 0, bottom = 0] = [tops[index], tops[index + 1]];
		if (top < element.scrollTop) element.scrollTop = top;
		else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
	};
	// An array that was chosen elsewhere, by the address for instance, is shown where it stands.
	useEffect(() => {
		const index = rows.findIndex(({ key }) => key === path);
		if (index >= 0) reveal(index);
	}, [path]);

	const toggle = (key: string): void => {
		const next = new Set(toggled);
		if (!next.delete(key)) next.add(key);
		setToggled(next);
	};
	const choose = (row: TreeRow): void => {
		setActiveKey(row.key);
		if (row.kind === "group" || row.kind === "coordinates") toggle(row.key);
		else {
			showArray(row.key);
			onChoose();
		}
	};
	const press = (event: KeyboardEvent): void => {
		const row = rows[active];
		const goal = row === undefined ? undefined : goalOf(event.key, rows, active);
		if (row === undefined || goal === undefined) return;
		event.preventDefault();
		if (goal === "choose") choose(row);
		else if (goal === "toggle") toggle(row.key);
		else {
			setActiveKey(rows[goal]?.key);
			reveal(goal);
		}
	};

	return (
		<>
			<div class="tree-head">
				<label class="search">
					<span class="unseen">Search arrays</span>
					{ICONS.search}
					<input
						class="field"
						type="search"
						placeholder={`Search ${counted(arrays, "array")}`}
						value={search}
						onInput={(event) => setSearch(event.currentTarget.value)}
					/>
				</label>
			</div>
			<div
				ref={box}
				class="tree"
				role="tree"
				aria-label="Groups and arrays"
				tabIndex={0}
				aria-activedescendant={rows.length === 0 ? undefined : rowId(active)}
				onKeyDown={press}
			>
				<div class="tree-rows" style={{ height: `${heightPixels}px` }}>
					{rows.slice(begin, end).map((row, i) => (
						<TreeRowView
							key={row.key}
							id={rowId(begin + i)}
							row={row}
							store={store}
							topPixels={tops[begin + i] as number}
							heightPixels={heights[begin + i] as number}
							isActive={begin + i === active}
							isChosen={row.key === path}
							onChoose={choose}
						/>
					))}
				</div>
				{rows.length === 0 && <p class="small quiet tree-empty">Nothing has this in its name.</p>}
			</div>
			<Diagnostics diagnostics={tree.diagnostics} traits={tree.traits} />
		</>
	);
}

function rowId(index: number): string {
	return `tree-row-${index}`;
}

/** What a key does in a tree (ARIA Authoring Practices, "Tree View"): the row to go to, or something with the one that is active. */
function goalOf(key: string, rows: readonly TreeRow[], active: number): number | "choose" | "toggle" | undefined {
	const row = rows[active] as TreeRow;
	const isFolder = row.kind === "group" || row.kind === "coordinates";
	switch (key) {
		case "ArrowDown":
			return Math.min(active + 1, rows.length - 1);
		case "ArrowUp":
			return Math.max(active - 1, 0);
		case "Home":
			return 0;
		case "End":
			return rows.length - 1;
		case "PageDown":
			return Math.min(active + 10, rows.length - 1);
		case "PageUp":
			return Math.max(active - 10, 0);
		case "ArrowRight":
			if (!isFolder) return undefined;
			return row.isOpen ? Math.min(active + 1, rows.length - 1) : "toggle";
		case "ArrowLeft": {
			if (isFolder && row.isOpen) return "toggle";
			const parent = rows.findLastIndex(({ level }, i) => i < active && level < row.level);
			return parent === -1 ? undefined : parent;
		}
		case "Enter":
		case " ":
			return "choose";
		default:
			return undefined;
	}
}
