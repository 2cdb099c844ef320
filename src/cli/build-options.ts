import type { Policy } from "../dataset/policy.ts";
import type { Join } from "../dataset/reindex.ts";
import type { InputOptions } from "./inputs/input-options.ts";
import type { QueueOptions } from "./queue-options.ts";
import type { OpeningOptions } from "./reading-options.ts";
import type { WritingOptions } from "./writing-options.ts";

/** What `mirazarr build` takes besides files. */
export type BuildOptions = OpeningOptions &
	WritingOptions &
	InputOptions &
	QueueOptions & {
		output?: string;
		concat?: string;
		expandDims: string[];
		load: string[];
		combine?: "by-coords";
		policy: Policy[];
		join?: Join;
		concurrency: number;
		threads?: number;
		partials?: string;
		indexOnly?: true;
		resume?: true | undefined;
		skipFailed?: true;
		report?: string;
		retryFailed?: string;
	};
