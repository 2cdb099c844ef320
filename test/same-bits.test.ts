import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** What ECMAScript leaves to the engine ("implementation-approximated", section 21.3), but for sqrt, which every processor rounds exactly. */
const OF_THE_ENGINE = new Set([
	...["acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "exp", "expm1", "hypot"],
	...["log", "log10", "log1p", "log2", "pow", "random", "sin", "sinh", "tan", "tanh"],
]);

/** Where an engine may reckon as it likes, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
	"io/retry.ts: Math.random": "how long to wait before a request is repeated is to be different everywhere",
};

type Node = { type: string; [key: string]: unknown };

/** What a file has of the engine's own functions. */
function foundIn(file: string): string[] {
	const text = readFileSync(join(SRC, file), "utf8");
	// Most files need not be parsed; parts of strings do no harm here.
	if (!/\bMath\b|\*\*[^/*]/.test(text)) return [];
	const found: string[] = [];
	visit(parseAst(text, { lang: "ts" }) as unknown as Node, (node) => {
		const { type, operator, object, property } = node as Node & { object?: Node; property?: Node };
		if (type === "MemberExpression" && object?.name === "Math") {
			const name = String(node.computed === true ? "[…]" : property?.name);
			if (node.computed === true || OF_THE_ENGINE.has(name)) found.push(`${file}: Math.${name}`);
		} else if (type === "VariableDeclarator" && (node.init as Node | null)?.name === "Math")
			for (const { key } of (node.id as { properties?: { key?: Node }[] }).properties ?? [{}])
				if (key === undefined || OF_THE_ENGINE.has(String(key.name))) found.push(`${file}: { ${key?.name} } = Math`);
		if ((operator === "**" || operator === "**=") && !isExactPower(node)) found.push(`${file}: ${operator}`);
	});
	return found;
}

/** Powers of two written in figures, `2 ** 20`, and those of whole numbers without end, `10n ** 9n`: there is nothing to round. */
function isExactPower({ type, left, right }: Node): boolean {
	if (type !== "BinaryExpression") return false;
	const [base, exponent] = [left as Node, right as Node];
	if (typeof base.value === "bigint") return true;
	const figures =
		exponent.type === "UnaryExpression" && exponent.operator === "-" ? (exponent.argument as Node) : exponent;
	return base.value === 2 && Number.isInteger(figures.value);
}

function visit(node: unknown, look: (node: Node) => void): void {
	if (Array.isArray(node)) for (const one of node) visit(one, look);
	else if (typeof node === "object" && node !== null) {
		if ("type" in node) look(node as Node);
		for (const value of Object.values(node)) visit(value, look);
	}
}

describe("the same bits everywhere", () => {
	it("no function of the engine's own is on the way of a value: see src/zarr/arithmetic/", () => {
		const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
		const found = [...new Set(files.flatMap(foundIn))];
		expect(found.filter((place) => !(place in ALLOWED))).toEqual([]);
		expect(Object.keys(ALLOWED).filter((place) => !found.includes(place))).toEqual([]);
	});
});
