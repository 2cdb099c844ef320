import { usesRegistered } from "../../codecs/uses-registered.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { Origin } from "../../manifest/origin.ts";
import { isFixed } from "../../zarr/data-type.ts";
import { workerPlatform } from "./platform.ts";

/** What is worth to start workers for, where the user asked for them; and what is worth a message to one. */
const LEAST_BYTES = 2 ** 18;
const LEAST_MESSAGE_BYTES = 2 ** 14;

/** Codecs that only move bytes: sending them away takes as long. */
const MOVES: ReadonlySet<string> = new Set(["bytes", "endian", "transpose", "reshape"]);

/** How many workers are to decode chunks of so many bytes of an array; 0 where the thread that asks does it. */
export function crewSize(
	{ registry: { workers } }: Origin,
	{ codecs, dataType }: ArrayDescription,
	decodedBytes: number,
): number {
	if (workers === false || workers === 0) return 0;
	const platform = workerPlatform();
	if (platform === undefined || decodedBytes < LEAST_MESSAGE_BYTES) return 0;
	if (!isFixed(dataType) || codecs.every(({ name }) => MOVES.has(name)) || usesRegistered(codecs)) return 0;
	if (bytesOfLate(decodedBytes) < (workers === undefined ? platform.leastBytes : LEAST_BYTES)) return 0;
	return workers ?? platform.count;
}

/** Whoever reads chunk by chunk, as zarrita does, asks for little at a time, and yet for much. */
const LATE_MILLISECONDS = 1000;
let late = { since: Number.NEGATIVE_INFINITY, bytes: 0 };

/** What was asked for within about a second, with this. */
function bytesOfLate(decodedBytes: number): number {
	const now = performance.now();
	if (now - late.since > LATE_MILLISECONDS) late = { since: now, bytes: 0 };
	late.bytes += decodedBytes;
	return late.bytes;
}
