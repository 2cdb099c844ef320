/**
 * The public API with its types, one report an entry of package.json, in api/. `npm run api` writes them, `npm run api -- --check`
 * fails where they differ from what is there: a change of the API is then a line of a diff, on purpose.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const isCheck = process.argv.includes("--check");
const reportFolder = join(root, "api");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Declarations go to a folder of their own, so that a stale build cannot be reported. */
const declarations = mkdtempSync(join(tmpdir(), "mirazarr-api-"));
execFileSync(process.execPath, [
	join(root, "node_modules/typescript/bin/tsc"),
	...["-p", join(root, "tsconfig.build.json"), "--emitDeclarationOnly", "--outDir", declarations],
]);

const quiet = { default: { logLevel: "none" } };

function report(name, entry) {
	const mainEntryPointFilePath = join(declarations, entry.replace("./dist/", "").replace(/\.js$/, ".d.ts"));
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
				enabled: true,
				reportFileName: `${name}.api.md`,
				reportFolder,
				reportTempFolder: join(declarations, "reports"),
				includeForgottenExports: false,
			},
			docModel: { enabled: false },
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

const entries = Object.entries(exports).flatMap(([path, entry]) =>
	typeof entry === "string" ? [] : [[path === "." ? "mirazarr" : path.slice(2).replaceAll("/", "-"), entry.default]],
);
const changed = entries.filter(([name, entry]) => report(name, entry)).map(([name]) => name);
const stray = readdirSync(reportFolder).filter((file) => !entries.some(([name]) => file === `${name}.api.md`));
rmSync(declarations, { recursive: true });
for (const file of stray) if (!isCheck) rmSync(join(reportFolder, file));
const words = [...changed, ...stray].join(", ");
console.log(words === "" ? `${entries.length} reports, as before` : `changed: ${words}`);
if (isCheck && words !== "") {
	console.error("The public API is not the one that api/ describes. Run `npm run api` and look at the diff.");
	process.exitCode = 1;
}
