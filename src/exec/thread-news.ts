import type { FileNews } from "./thread-message.ts";

/** Waking the other thread for every file would cost more than a file does. */
const NEWS_MILLISECONDS = 50;

/** What is told of files, some at a time. */
export class ThreadNews {
	readonly #post: (files: readonly FileNews[]) => void;
	#files: FileNews[] = [];
	#timer: NodeJS.Timeout | undefined;

	constructor(post: (files: readonly FileNews[]) => void) {
		this.#post = post;
	}

	tell(file: FileNews): void {
		this.#files.push(file);
		this.#timer ??= setTimeout(() => this.flush(), NEWS_MILLISECONDS);
	}

	/** Tells what was not told yet. */
	flush(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#post(this.#files);
		this.#files = [];
	}
}
