import { onAbort } from "../io/abort.ts";
import { Refusal } from "./refusal.ts";

/** What a gate lets in: requests, bytes, or whatever is counted. */
export type GateBounds = {
	/** Inside at a time, in all. */
	total: number;
	/** Inside at a time of one client. */
	client: number;
	/** Those that wait, in all. */
	queue: number;
	/** Those of one client that wait. */
	clientQueue: number;
};

type Client = {
	/** What of it may be inside. */
	limit: number;
	amount: number;
	count: number;
	/** In order of arrival; a set, so one that gave up can leave from the middle. */
	waiting: Set<Waiting>;
};
type Waiting = { amount: number; enter(): void; refuse(refusal: Refusal): void };

/** Seconds after which who was refused may come again; by then the queue has moved. */
const RETRY = { headers: { "Retry-After": "2" } };

/**
 * Bounds what is under way, in all and for each client. Clients take turns: one that asks for a thousand things at once waits
 * for itself, and another one gets the next free place. Those of one client go in the order in which they came.
 *
 * What is larger than the share of its client goes alone: without anything else of this client, and without another such.
 */
export class FairGate {
	readonly #bounds: GateBounds;
	/** Those of which anything is inside or waits, and no others. */
	readonly #clients = new Map<string | undefined, Client>();
	/** Those of which something waits, in the order of their turns. */
	readonly #turns = new Set<Client>();
	#amount = 0;
	#oversized = 0;
	#waiting = 0;

	constructor(bounds: GateBounds) {
		this.#bounds = bounds;
	}

	/** What is inside. */
	get amount(): number {
		return this.#amount;
	}

	/** How many wait. */
	get waiting(): number {
		return this.#waiting;
	}

	/** Clients of which anything is inside or waits. */
	get clients(): number {
		return this.#clients.size;
	}

	/**
	 * Waits for room. Gives the function that leaves, which counts once; aborting takes it out of the queue. Where the queue is
	 * full it is refused. Where nothing tells clients apart, the client is undefined, and has everything.
	 */
	async enter(name: string | undefined, amount: number, signal: AbortSignal): Promise<() => void> {
		signal.throwIfAborted();
		const client = this.#clients.get(name) ?? this.#newClient(name);
		const mayEnter = client.waiting.size === 0 && this.#admits(client, amount);
		if (!mayEnter) this.#makeRoomInQueue(client);
		this.#clients.set(name, client);
		const leave = (): void => {
			if (client.count === 0 && client.waiting.size === 0) this.#clients.delete(name);
			this.#admitNext();
		};
		if (mayEnter) this.#add(client, amount);
		else await this.#wait(client, amount, signal, leave);
		let isInside = true;
		return () => {
			if (!isInside) return;
			isInside = false;
			this.#remove(client, amount);
			leave();
		};
	}

	#newClient(name: string | undefined): Client {
		const limit = name === undefined ? this.#bounds.total : Math.min(this.#bounds.client, this.#bounds.total);
		return { limit, amount: 0, count: 0, waiting: new Set() };
	}

	#wait(client: Client, amount: number, signal: AbortSignal, leave: () => void): Promise<void> {
		return new Promise((resolve, reject) => {
			const end = (): void => {
				takeBack();
				client.waiting.delete(waiting);
				this.#waiting--;
				if (client.waiting.size === 0) this.#turns.delete(client);
			};
			const fail = (reason: unknown): void => {
				end();
				reject(reason);
				// A large one at the head of the queue kept smaller ones back.
				leave();
			};
			const waiting: Waiting = {
				amount,
				enter: () => {
					end();
					resolve();
				},
				refuse: fail,
			};
			const takeBack = onAbort(signal, () => fail(signal.reason));
			client.waiting.add(waiting);
			this.#waiting++;
			this.#turns.add(client);
		});
	}

	/** Where all together are too many, the client that has most of them waiting loses its last. */
	#makeRoomInQueue(client: Client): void {
		const { queue, clientQueue } = this.#bounds;
		if (client.waiting.size >= clientQueue)
			throw new Refusal(429, "too-many-requests", `${clientQueue} requests of yours are waiting already`, RETRY);
		if (this.#waiting < queue) return;
		let longest = client;
		for (const other of this.#turns) if (other.waiting.size > longest.waiting.size) longest = other;
		const refusal = busyRefusal();
		const last = longest === client ? undefined : Array.from(longest.waiting).at(-1);
		if (last === undefined) throw refusal;
		last.refuse(refusal);
	}

	#admitNext(): void {
		// A client that is put behind the others comes again in this very loop, after their turns.
		for (const client of this.#turns) {
			if (this.#amount >= this.#bounds.total) break;
			const [next] = client.waiting;
			if (next === undefined || !this.#admits(client, next.amount)) continue;
			this.#turns.delete(client);
			this.#add(client, next.amount);
			next.enter();
			if (client.waiting.size > 0) this.#turns.add(client);
		}
	}

	#admits(client: Client, amount: number): boolean {
		const charged = Math.min(amount, client.limit);
		if (this.#amount + charged > this.#bounds.total) return false;
		if (amount > client.limit) return client.count === 0 && this.#oversized === 0;
		return client.amount + charged <= client.limit;
	}

	/** One that is larger than the share takes all of the share: it must not wait for the shares of all others. */
	#add(client: Client, amount: number): void {
		const charged = Math.min(amount, client.limit);
		client.count++;
		client.amount += charged;
		this.#amount += charged;
		if (amount > client.limit) this.#oversized++;
	}

	#remove(client: Client, amount: number): void {
		const charged = Math.min(amount, client.limit);
		client.count--;
		client.amount -= charged;
		this.#amount -= charged;
		if (amount > client.limit) this.#oversized--;
	}
}

/** The answer to a request for which there is no place, now. */
export function busyRefusal(): Refusal {
	return new Refusal(503, "busy", "the server has more requests than it can answer", RETRY);
}
