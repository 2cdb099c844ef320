import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { libraryAliases } from "./web/library-names.ts";

export default defineConfig({
	resolve: { alias: libraryAliases() },
	test: {
		include: ["test/**/*.test.ts"],
		testTimeout: 180_000,
		// The default leaves one core to nobody.
		maxWorkers: availableParallelism(),
		// A test that asserts nothing has shown nothing.
		expect: { requireAssertions: true },
	},
});
