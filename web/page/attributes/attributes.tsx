import type { VNode } from "preact";
import type { ViewProps } from "../views.ts";

/** The attributes of an array, with their types. */
export function Attributes({ facts }: ViewProps): VNode {
	return (
		<dl>
			{facts.attributes.map(({ name, text }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
