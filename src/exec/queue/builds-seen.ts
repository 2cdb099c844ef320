import type { Participant } from "./names.ts";

/** Knows which builds a worker can work for, and says where one waits for workers of another version. */
export class BuildsSeen {
	readonly #own: Participant;
	readonly #onNote: ((note: string) => void) | undefined;
	readonly #said = new Set<string>();
	/** Builds of the same version. */
	count = 0;

	constructor(own: Participant, onNote: ((note: string) => void) | undefined) {
		this.#own = own;
		this.#onNote = onNote;
	}

	/** Notes who is there. */
	note(builds: readonly Participant[]): void {
		const { queue, version, node } = this.#own;
		this.count = builds.filter((build) => build.queue === queue).length;
		for (const build of builds) {
			if (build.queue === queue || this.#said.has(build.id)) continue;
			this.#said.add(build.id);
			this.#onNote?.(
				`the build ${build.host} is of mirazarr ${build.version} with Node ${build.node}: this worker cannot work for it, ` +
					`it has ${version} with Node ${node}`,
			);
		}
	}
}
