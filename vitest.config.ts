import { defineConfig } from "vitest/config";
import { libraryAliases } from "./web/library-names.ts";

export default defineConfig({
	resolve: { alias: libraryAliases() },
	test: {
		include: ["test/**/*.test.ts"],
		testTimeout: 180_000,
	},
});
