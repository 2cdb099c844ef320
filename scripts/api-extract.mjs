/** The public API by API Extractor, entry by entry: for the reports of api/ (`npm run api`) and for the reference of the site (`npm run docs`). */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** What package.json exports with types: `name` is that of its report, `specifier` what users import. */
export const ENTRIES = Object.entries(exports).flatMap(([path, entry]) =>
	typeof entry === "string"
		? []
		: [
				{
					name: path === "." ? "mirazarr" : path.slice(2).replaceAll("/", "-"),
					specifier: `mirazarr${path.slice(1)}`,
					declaration: entry.default.replace("./dist/", "").replace(/\.js$/, ".d.ts"),
				},
			],
);

/** Declarations go to a folder of their own while `use` runs, so that a stale build cannot be described. */
export async function withDeclarations(use) {
	const folder = mkdtempSync(join(tmpdir(), "mirazarr-api-"));
	try {
		execFileSync(process.execPath, [
			join(root, "node_modules/typescript/bin/tsc"),
			...["-p", join(root, "tsconfig.build.json"), "--emitDeclarationOnly", "--outDir", folder],
		]);
		return await use(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const quiet = { default: { logLevel: "none" } };

/**
 * Extracts one entry: to a report in `reportFolder`, to a model in the JSON file `modelFile`, or both. Gives whether the report is another
 * than the one that was there; with `isCheck` that one stays.
 */
export function extract(entry, declarations, { reportFolder, modelFile, isCheck = false }) {
	const mainEntryPointFilePath = join(declarations, entry.declaration);
	const config = ExtractorConfig.prepare({
		configObject: {
			projectFolder: root,
			mainEntryPointFilePath,
			compiler: {
				overrideTsconfig: {
					compilerOptions: {
						target: "es2023",
						module: "nodenext",
						moduleResolution: "nodenext",
						lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
						typeRoots: [join(root, "node_modules/@types")],
						types: ["node"],
						skipLibCheck: true,
					},
					files: [mainEntryPointFilePath],
				},
			},
			apiReport: {
				enabled: reportFolder !== undefined,
				reportFileName: `${entry.name}.api.md`,
				reportFolder: reportFolder ?? declarations,
				reportTempFolder: join(declarations, "reports"),
				includeForgottenExports: false,
			},
			docModel: { enabled: modelFile !== undefined, apiJsonFilePath: modelFile ?? "" },
			dtsRollup: { enabled: false },
			tsdocMetadata: { enabled: false },
			messages: { extractorMessageReporting: quiet, compilerMessageReporting: quiet, tsdocMessageReporting: quiet },
		},
		configObjectFullPath: undefined,
		packageJsonFullPath: join(root, "package.json"),
	});
	const { apiReportChanged } = Extractor.invoke(config, {
		localBuild: !isCheck,
		messageCallback: (message) => {
			message.handled = true;
		},
	});
	return apiReportChanged;
}
