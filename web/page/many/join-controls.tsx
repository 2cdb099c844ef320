import type { VNode } from "preact";
import { JOIN_NAMES, type JoinChoice, type PolicyName } from "../../engine/join-choice.ts";
import type { Preflight } from "../../engine/preflight.ts";

const POLICIES: readonly { name: PolicyName; label: string; about: string }[] = [
	{ name: "convertTime", label: "Convert times", about: "into the units of the first file" },
	{ name: "derive", label: "Decode each by its own rules", about: "where packing, sentinels or types differ" },
	{ name: "split", label: "A group for each kind", about: "instead of one array; references only" },
];

const JOINS: { readonly [name in JoinChoice["join"]]: string } = {
	exact: "must be the same",
	outer: "all of them; holes are missing",
	inner: "only those in every file",
};

/** How files are joined: in what order, and what is done about what differs. */
export function JoinControls({
	preflight: { dimensions, groups },
	choice,
	change,
}: {
	preflight: Preflight;
	choice: JoinChoice;
	change(changed: Partial<JoinChoice>): void;
}): VNode {
	const toggle = (name: PolicyName): void => {
		const isOn = choice.policies.includes(name);
		change({ policies: isOn ? choice.policies.filter((other) => other !== name) : [...choice.policies, name] });
	};
	const inOrder = choice.along ?? "";
	return (
		<form class="join-controls" onSubmit={(event) => event.preventDefault()}>
			{groups.length > 0 && (
				<label>
					<span>Group</span>
					<select
						class="field"
						value={choice.group ?? ""}
						onChange={({ currentTarget }) => change({ group: currentTarget.value || undefined })}
					>
						<option value="">the root</option>
						{groups.map((path) => (
							<option key={path} value={path}>
								{path}
							</option>
						))}
					</select>
				</label>
			)}
			<label>
				<span>Order</span>
				<select
					class="field"
					value={inOrder}
					onChange={({ currentTarget }) => change({ along: currentTarget.value || undefined })}
				>
					<option value="">by their coordinates</option>
					{dimensions.map((name) => (
						<option key={name} value={name}>
							as given, along {name}
						</option>
					))}
					<option value="file">as given, along a new dimension “file”</option>
				</select>
			</label>
			<label>
				<span>Other coordinates</span>
				<select
					class="field"
					value={choice.join}
					onChange={({ currentTarget }) => change({ join: currentTarget.value as JoinChoice["join"] })}
				>
					{JOIN_NAMES.map((name) => (
						<option key={name} value={name}>
							{JOINS[name]}
						</option>
					))}
				</select>
			</label>
			<fieldset>
				<legend>Where they differ</legend>
				{POLICIES.map(({ name, label, about }) => (
					<label key={name} class="policy">
						<input type="checkbox" checked={choice.policies.includes(name)} onChange={() => toggle(name)} />
						<span>
							{label} <span class="quiet">{about}</span>
						</span>
					</label>
				))}
			</fieldset>
			{choice.drop.length > 0 && (
				<p class="small">
					Left out: {choice.drop.join(", ")}{" "}
					<button type="button" class="button" onClick={() => change({ drop: [] })}>
						Keep them
					</button>
				</p>
			)}
		</form>
	);
}
