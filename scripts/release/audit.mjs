/** Known holes of dependencies: of those that users install, and of those that only developers do. */
import { run } from "./command.mjs";
import { failed, ok, skipped } from "./outcome.mjs";

export const audit = {
	title: "npm audit",
	async run({ root }) {
		return [await judge(root, "dependencies", ["--omit=dev"]), await judge(root, "with those of developers", [])];
	},
};

async function judge(root, what, options) {
	const { stdout } = await run("npm", ["audit", "--json", ...options], { cwd: root });
	const report = parsed(stdout);
	if (report?.vulnerabilities === undefined)
		return skipped(what, `the registry answers no audits: ${report?.message ?? "no answer"}`);
	const holes = Object.values(report.vulnerabilities).map(
		({ name, severity, range }) => `${name} ${range}: ${severity}`,
	);
	return holes.length === 0 ? ok(what, `${report.metadata.dependencies.total} packages`) : failed(what, holes);
}

function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
