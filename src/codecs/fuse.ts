import { BytesStage } from "./bytes.ts";
import { ShuffleStage } from "./shuffle.ts";
import type { Step } from "./step.ts";

/** Makes one step of `shuffle` and `bytes`, which stand side by side in most chains; `steps` are in the order of decoding. */
export function fuseSteps(steps: readonly Step[]): Step[] {
	const place = steps.findIndex(({ stage }) => stage instanceof BytesStage);
	const [shuffle, bytes] = [steps[place - 1], steps[place]];
	if (!(shuffle?.stage instanceof ShuffleStage) || !(bytes?.stage instanceof BytesStage)) return [...steps];
	const stage = shuffle.stage.fuse(bytes.stage);
	return stage === undefined ? [...steps] : steps.toSpliced(place - 1, 2, { ...shuffle, stage });
}
