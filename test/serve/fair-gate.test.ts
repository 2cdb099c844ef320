import { describe, expect, it } from "vitest";
import { FairGate, type GateBounds } from "../../src/serve/fair-gate.ts";

const never = new AbortController().signal;

/** A gate that notes who came in, in which order. */
function noting(bounds: Partial<GateBounds>) {
	const gate = new FairGate({ total: 100, client: 100, queue: 1000, clientQueue: 1000, ...bounds });
	const order: string[] = [];
	const enter = async (client: string | undefined, amount: number, name = `${client}`, signal = never) => {
		const leave = await gate.enter(client, amount, signal);
		order.push(name);
		return leave;
	};
	return { gate, order, enter };
}

/** Long enough for all promises that can settle to do so. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("within a client", () => {
	it("lets in what fits, in order, and something too large alone", async () => {
		for (const client of ["a", undefined]) {
			const { order, enter } = noting({});
			const first = await enter(client, 60, "first");
			const large = enter(client, 500, "large");
			const small = enter(client, 10, "small");
			await settle();
			expect(order).toEqual(["first"]);
			first();
			first(); // counts once
			const leaveLarge = await large;
			expect(order).toEqual(["first", "large"]);
			leaveLarge();
			await small;
			expect(order).toEqual(["first", "large", "small"]);
		}
	});

	it("forgets who gave up, and lets in those behind", async () => {
		const { gate, enter } = noting({});
		const leave = await enter("a", 60);
		const impatient = new AbortController();
		const large = enter("a", 90, "large", impatient.signal);
		const small = enter("a", 40, "small");
		impatient.abort(new Error("gave up"));
		await expect(large).rejects.toThrow("gave up");
		(await small)();
		leave();
		expect(gate).toMatchObject({ amount: 0, waiting: 0, clients: 0 });
	});
});

describe("between clients", () => {
	it("one with a thousand requests does not keep another waiting for more than its turn", async () => {
		const { order, enter } = noting({ total: 4, client: 3 });
		const greedy = Array.from({ length: 1000 }, () => enter("greedy", 1));
		await settle();
		expect(order.length).toBe(3);
		const other = enter("other", 1);
		// The greedy one has its share, so there was room for the other.
		const leaveOther = await other;
		expect(order).toEqual(["greedy", "greedy", "greedy", "other"]);
		const more = enter("other", 1);
		const third = enter("third", 1);
		await settle();
		expect(order.length).toBe(4);
		(await (greedy[0] as Promise<() => void>))();
		(await (greedy[1] as Promise<() => void>))();
		(await (greedy[2] as Promise<() => void>))();
		await settle();
		// Everybody got a turn before anybody got a second one.
		expect(order.slice(4).sort()).toEqual(["greedy", "other", "third"]);
		leaveOther();
		(await more)();
		(await third)();
		for (const entered of greedy.slice(3)) (await entered)();
		expect(order.length).toBe(1003);
	});

	it("none takes more than its share", async () => {
		const { gate, enter } = noting({ total: 100, client: 40 });
		const mine = [await enter("a", 30), await enter("a", 10)];
		const waiting = enter("a", 1);
		await enter("b", 40);
		await settle();
		expect(gate).toMatchObject({ amount: 80, waiting: 1, clients: 2 });
		mine[1]?.();
		(await waiting)();
	});

	it("one that is larger than a share takes that share, and waits for no other client", async () => {
		const { gate, order, enter } = noting({ total: 100, client: 25 });
		await enter("a", 25);
		await enter("b", 25);
		const huge = await enter("c", 900, "huge");
		const second = enter("d", 900, "second");
		await enter("e", 20);
		await settle();
		expect(order).toEqual(["a", "b", "huge", "e"]);
		huge();
		await second;
		expect(gate.amount).toBe(95);
	});

	it("one that waits for much room does not keep others out of what there is", async () => {
		const { order, enter } = noting({ total: 100, client: 60 });
		const first = await enter("a", 60, "first");
		const large = enter("b", 50, "large");
		await enter("c", 40, "small");
		expect(order).toEqual(["first", "small"]);
		first();
		await large;
	});
});

describe("the queue", () => {
	it("of a client has an end: 429", async () => {
		const { enter } = noting({ total: 1, client: 1, clientQueue: 2 });
		await enter("a", 1);
		void enter("a", 1);
		void enter("a", 1);
		await expect(enter("a", 1)).rejects.toMatchObject({ status: 429, headers: { "Retry-After": "2" } });
		// Another client has a queue of its own.
		void enter("b", 1);
	});

	it("of all has an end, and the one who has most of it gives way: 503", async () => {
		const { gate, enter } = noting({ total: 1, client: 1, queue: 3 });
		await enter("a", 1);
		const greedy = Array.from({ length: 3 }, () => enter("a", 1));
		const late = greedy[2]?.catch((error) => error.status);
		const modest = enter("b", 1);
		expect(await late).toBe(503);
		await expect(enter("a", 1)).rejects.toMatchObject({ status: 503 });
		expect(gate.waiting).toBe(3);
		void modest;
	});

	it("keeps nothing of those who were refused", async () => {
		const { gate, enter } = noting({ total: 1, client: 1, queue: 0 });
		const leave = await enter("a", 1);
		for (let i = 0; i < 10; i++) await expect(enter(`c${i}`, 1)).rejects.toMatchObject({ status: 503 });
		expect(gate).toMatchObject({ waiting: 0, clients: 1 });
		leave();
		expect(gate.clients).toBe(0);
	});

	it("leaves nothing behind of those who gave up", async () => {
		const { gate, enter } = noting({ total: 1, client: 1 });
		const leave = await enter("a", 1);
		const gone = new AbortController();
		const waiting = Array.from({ length: 100 }, (_, i) => enter(`c${i % 10}`, 1, "gone", gone.signal));
		expect(gate).toMatchObject({ waiting: 100, clients: 11 });
		gone.abort(new Error("gone"));
		for (const one of waiting) await expect(one).rejects.toThrow("gone");
		leave();
		expect(gate).toMatchObject({ amount: 0, waiting: 0, clients: 0 });
	});
});
