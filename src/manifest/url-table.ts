/** Gives every distinct url a number, so a reference holds four bytes instead of a text. */
export class UrlTable {
	readonly #urls: string[] = [];
	/** Made when it is first asked which number a url has. */
	#numbers: Map<string, number> | undefined;

	/** The number of a url. */
	intern(url: string): number {
		this.#numbers ??= new Map(this.#urls.map((known, number) => [known, number]));
		const known = this.#numbers.get(url);
		if (known !== undefined) return known;
		const number = this.#urls.push(url) - 1;
		this.#numbers.set(url, number);
		return number;
	}

	/** The number of a url of which is known that it is not in the table yet: for those who tell urls apart themselves. */
	append(url: string): number {
		const number = this.#urls.push(url) - 1;
		this.#numbers?.set(url, number);
		return number;
	}

	/** The url of a number. */
	at(number: number): string {
		return this.#urls[number] as string;
	}

	/** How many there are: their numbers are below. */
	get count(): number {
		return this.#urls.length;
	}

	/** The urls in the order of their numbers. */
	get urls(): string[] {
		return [...this.#urls];
	}
}
