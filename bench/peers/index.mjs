// 2 Every chunk's place, local file.
import { join } from "node:path";
import { openStore } from "mirazarr";
import { args, peakMb, report, timed } from "./case.mjs";

await report(`2 index ${args.target}`, {
	async mirazarr() {
		const { ms, value } = await timed(async () => {
			const store = await openStore(join(args.data, args.target));
			const paths = store.contents().flatMap(({ path, kind }) => (kind === "array" ? [path] : []));
			return Promise.all(paths.map((path) => store.array(path).manifest()));
		});
		const references = value.reduce((sum, { referenceCount }) => sum + referenceCount, 0);
		return { time: [ms, "ms"], references: [references, "references"], peak: [peakMb(), "MB peak RSS"] };
	},
});
