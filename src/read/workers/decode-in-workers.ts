import type { Origin } from "../../manifest/origin.ts";
import type { ChunkWaves } from "../fetch-selection.ts";
import type { CrewTask } from "./crew.ts";
import { crewSize } from "./crew-size.ts";
import { workerPlatform } from "./platform.ts";

/** Decodes the chunks of a selection in workers; undefined where they are not worth it, not wanted or not to be had. */
export async function decodeInWorkers(
	origin: Origin,
	chunks: ChunkWaves,
	task: CrewTask,
): Promise<Uint8Array | undefined> {
	const { array, decodedBytes } = chunks;
	const count = crewSize(origin, array.description, decodedBytes);
	const platform = workerPlatform();
	if (count === 0 || platform === undefined) return undefined;
	// Loaded here: most programs read little at a time.
	const { decodeWithCrew } = await import("./crew.ts");
	return decodeWithCrew({ start: platform.start, count }, origin, chunks, task);
}
