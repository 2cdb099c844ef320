import { JSON_WORDS } from "./dictionary.ts";
import type { Random } from "./random.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** A place in a document: the value is `holder[key]`. */
type Place = { holder: Json[] | { [name: string]: Json }; key: string | number };

const MOST_PLACES = 3000;
const DEEP = 3000;

const NUMBERS: readonly number[] = [
	0,
	-0,
	1,
	-1,
	2,
	3,
	4,
	7,
	8,
	16,
	100,
	255,
	256,
	65_535,
	65_536,
	1e6,
	2 ** 31 - 1,
	2 ** 31,
	2 ** 32,
	2 ** 53,
	1e19,
	1e308,
	0.5,
	-1.5,
	1e-320,
];

/** Changes a document at one place, and keeps it a document. What is no JSON, or too deep for us, stays as it is. */
export function changeJson(bytes: Uint8Array, random: Random): Uint8Array {
	try {
		const top: Json[] = [JSON.parse(new TextDecoder().decode(bytes)) as Json];
		changePlace(top, random);
		return new TextEncoder().encode(random.oneIn(40) ? badText(top[0] as Json, random) : JSON.stringify(top[0]));
	} catch {
		return bytes;
	}
}

function changePlace(top: Json[], random: Random): void {
	const places = placesIn(top);
	const { holder, key } = random.pick(places);
	const value = valueAt({ holder, key });
	if (typeof value === "string" && /^\s*[{[]/.test(value) && random.below(3) > 0) {
		// Kerchunk keeps documents as text in its documents.
		set({ holder, key }, new TextDecoder().decode(changeJson(new TextEncoder().encode(value), random)));
		return;
	}
	switch (random.below(9)) {
		case 0:
			remove({ holder, key }, random);
			return;
		case 1:
			set({ holder, key }, structuredClone(valueAt(random.pick(places))));
			return;
		case 2: {
			const name = random.pick(JSON_WORDS);
			if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(value));
			else if (name !== "__proto__") holder[name] = structuredClone(value);
			return;
		}
		case 3:
			set({ holder, key }, random.pick(JSON_WORDS));
			return;
		case 4:
			set({ holder, key }, random.pick<Json>([null, true, false, [], {}, [[]], [null], "", "\u0000", "\ud800"]));
			return;
		case 5:
			set({ holder, key }, changedText(value, random));
			return;
		default:
			set({ holder, key }, changedNumber(value, random));
			return;
	}
}

function changedNumber(value: Json, random: Random): Json {
	if (typeof value !== "number" || random.below(3) > 0) return random.pick(NUMBERS);
	return random.pick([value + 1, value - 1, value * 2, -value, value / 2, value + 0.5, value * 2 ** 20]);
}

function changedText(value: Json, random: Random): Json {
	if (typeof value !== "string" || value === "") return random.pick(JSON_WORDS);
	const at = random.below(value.length);
	const inserted = random.pick(["", "9", "-", ".", "/", "{{", " ", "é", random.pick(JSON_WORDS)]);
	return value.slice(0, at) + inserted + value.slice(at + random.below(2));
}

function remove({ holder, key }: Place, random: Random): void {
	if (Array.isArray(holder)) {
		if (holder.length > 1 || random.oneIn(2)) holder.splice(Number(key), 1);
	} else delete holder[key];
}

/** Text that JSON.stringify does not write: what Python writes, numbers too long for a double, nesting, a name twice. */
function badText(root: Json, random: Random): string {
	const text = JSON.stringify(root) ?? "null";
	return random.pick([
		() => text.replace(/\d+/, "NaN"),
		() => text.replace(/\d+/, "9".repeat(400)),
		() => text.replace(/\d+/, "[".repeat(DEEP) + "]".repeat(DEEP)),
		() => text.replace(/\{/, '{"shape":[1],"shape":[2],'),
		() => text.slice(0, -1),
		() => `\ufeff${text}`,
	])();
}

function placesIn(top: Json[]): Place[] {
	const places: Place[] = [{ holder: top, key: 0 }];
	for (let i = 0; i < places.length && places.length < MOST_PLACES; i++) {
		const value = valueAt(places[i] as Place);
		if (typeof value !== "object" || value === null) continue;
		if (Array.isArray(value)) for (let key = 0; key < value.length; key++) places.push({ holder: value, key });
		else for (const key of Object.keys(value)) places.push({ holder: value, key });
	}
	return places.length > 1 ? places.slice(1) : places;
}

function valueAt({ holder, key }: Place): Json {
	return (Array.isArray(holder) ? holder[Number(key)] : holder[String(key)]) as Json;
}

function set({ holder, key }: Place, value: Json): void {
	if (Array.isArray(holder)) holder[Number(key)] = value;
	else holder[String(key)] = value;
}
