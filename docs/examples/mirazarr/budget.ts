/** A parser of one's own charges the budget before it does what a file asks for, so a hostile file ends in an error. */
import { type Budget, isMiraError, ObjectStoreRegistry, type ScopeOptions } from "mirazarr";

function readTable(rows: number, budget: Budget): string {
	budget.work(rows);
	return `${rows} rows`;
}

const scope: ScopeOptions = { limits: { maxWork: 1000 } };
const { budget } = new ObjectStoreRegistry().scope(scope);
console.log(readTable(900, budget)); // 900 rows
try {
	readTable(900, budget);
} catch (error) {
	console.log(isMiraError(error, "limit-exceeded")); // true
}
