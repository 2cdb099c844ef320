import { describe, expect, it } from "vitest";
import { isMiraError } from "../../src/errors.ts";
import { Budget, DEFAULT_LIMITS, type Limits } from "../../src/zarr/budget.ts";

const budgetOf = (limits: Partial<Limits>): Budget => new Budget({ ...DEFAULT_LIMITS, ...limits });

function refusal(act: () => void): { message: string; remedy: unknown } {
	try {
		act();
	} catch (error) {
		if (isMiraError(error, "limit-exceeded")) return { message: error.message, remedy: error.remedy };
		throw error;
	}
	throw new Error("nothing was refused");
}

describe("a budget", () => {
	it("allows what is within a limit, and says which one is exceeded, its value and how to raise it", () => {
		const budget = budgetOf({ maxNodes: 2 });
		budget.node(1);
		budget.node(1);
		const { message, remedy } = refusal(() => budget.node(1));
		expect(message).toBe("it has more than 2 arrays and groups. Raise limits.maxNodes if the file is sound");
		expect(remedy).toContainEqual({ option: "limits.maxNodes" });
	});

	it("refuses everything once a total is exceeded, with the same error, also where that was taken for one array's", () => {
		const budget = budgetOf({ maxWork: 10 });
		const first = refusal(() => budget.work(11));
		expect(refusal(() => budget.hold(0))).toEqual(first);
		expect(refusal(() => budget.requireUnspent())).toEqual(first);
	});

	it("goes on after an array that is refused for itself", () => {
		const budget = budgetOf({ maxDimensions: 3, maxNesting: 2 });
		refusal(() => budget.dimensions(4));
		refusal(() => budget.nest(3));
		budget.dimensions(3);
		budget.nest(2);
		expect(() => budget.requireUnspent()).not.toThrow();
	});

	it("counts an attribute without values, too", () => {
		const budget = budgetOf({ maxAttributeValues: 2 });
		budget.attribute(0);
		budget.attribute(0);
		expect(refusal(() => budget.attribute(0)).message).toContain("maxAttributeValues");
	});

	it("grows with the bytes that were read, but never with more than an object has", () => {
		const budget = budgetOf({ maxWork: 0, maxHeldBytes: 0 });
		budget.receive("memory://a", 10, 20);
		budget.work(160);
		for (let i = 0; i < 100; i++) budget.receive("memory://a", 10, 20);
		budget.work(160);
		budget.hold(160);
		expect(budget.heldBytesLeft).toBe(0);
		refusal(() => budget.work(1));
	});

	it("takes what is read of an object of unknown size as it comes, until the size is known", () => {
		const budget = budgetOf({ maxWork: 0 });
		budget.receive("memory://a", 100, undefined);
		budget.receive("memory://a", 0, 50);
		budget.work(16 * 50);
		expect(refusal(() => budget.work(1)).message).toContain("maxWork");
	});
});
