import { createHash } from "node:crypto";
import { MiraError } from "../../errors.ts";
import { isJsonObject, type JsonValue } from "../../zarr/json.ts";
import type { LookTask } from "../look-task.ts";
import { isBeyondJson, type OpenTask } from "../open-task.ts";
import type { Task } from "../work.ts";
import { isRecord } from "./read-record.ts";

/** Stands for a number that JSON has not. */
const NUMBER = "mirazarr:number";

/** A task as text, and the name by which jobs refer to it: a job is small, however much a task says. */
export type TaskText = { text: string; hash: string };

/** Writes a task. What cannot be text, a function, does not go to another machine. */
export function writeTask(task: Task): TaskText {
	const text = JSON.stringify(task, (name, value: unknown) => {
		if (typeof value === "function")
			throw new MiraError("bad-argument", `the option ${name} is a function, which cannot go to another machine`);
		if (!isBeyondJson(value)) return value;
		return { [NUMBER]: Object.is(value, -0) ? "-0" : `${value}${typeof value === "bigint" ? "n" : ""}` };
	});
	return { text, hash: hashOf(text) };
}

/** What a machine uses of its own, whatever a task says. */
const OWN = ["registry", "signal", "timeoutMs", "schemes", "session", "trace", "parser"];

/** Reads a task, of a stranger for all we know; undefined for what is none. */
export function readTask({ text, hash }: TaskText): Task | undefined {
	if (hashOf(text) !== hash) return undefined;
	const task: unknown = JSON.parse(text, (_, value: unknown) => {
		const number = isJsonObject(value as JsonValue) ? (value as Record<string, unknown>)[NUMBER] : undefined;
		if (typeof number !== "string") return value;
		return number.endsWith("n") ? BigInt(number.slice(0, -1)) : Number(number);
	});
	if (isLookTask(task)) return task;
	if (!isOpenTask(task)) return undefined;
	const options = Object.fromEntries(Object.entries(task.options).filter(([name]) => !OWN.includes(name)));
	return { ...task, options };
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

function isOpenTask(value: unknown): value is OpenTask {
	if (!isRecord(value)) return false;
	const { kind, options, folders, concurrency, partials, version } = value;
	const isPlace = typeof partials === "string" && typeof version === "string";
	return kind === "open" && isTexts(folders) && isCount(concurrency) && isPlace && isRecord(options);
}

function isLookTask(value: unknown): value is LookTask {
	if (!isRecord(value)) return false;
	const { kind, url, places, limits, arrays, concurrency } = value;
	const arePlaces =
		Array.isArray(places) &&
		places.every(
			(place) =>
				isRecord(place) &&
				typeof place.prefix === "string" &&
				(place.follow === "registered" || place.follow === "anywhere"),
		);
	const areTexts = typeof url === "string" && typeof arrays === "string";
	return kind === "look" && arePlaces && areTexts && isCount(concurrency) && isRecord(limits);
}

function isCount(value: unknown): boolean {
	return Number.isInteger(value) && (value as number) > 0;
}

/** Whether a value is a list of texts. */
export function isTexts(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((member) => typeof member === "string");
}
