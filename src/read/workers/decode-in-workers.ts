import type { Origin } from "../../manifest/origin.ts";
import type { ChunkWaves } from "../fetch-selection.ts";
import type { CrewTask } from "./crew.ts";
import { crewSize } from "./crew-size.ts";
import { workerPlatform } from "./platform.ts";

/** Decodes the chunks of a selection in workers; undefined where they are not worth it, not wanted or not to be had. */
export async function decodeInWorkers(
	origin: Origin,
	{ array, decodedBytes, waves }: ChunkWaves,
	task: CrewTask,
): Promise<Uint8Array | undefined> {
	const count = crewSize(origin, array.description, decodedBytes);
	const platform = workerPlatform();
	if (count === 0 || platform === undefined) return undefined;
	// Loaded here: most programs read little at a time.
	const { startCrew } = await import("./crew.ts");
	const crew = await startCrew(platform.start, count, task);
	if (crew === undefined) return undefined;
	for await (const wave of waves) for (const chunk of wave) await crew.add(chunk);
	return crew.finish();
}
