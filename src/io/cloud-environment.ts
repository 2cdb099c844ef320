import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { MiraError } from "../errors.ts";
import { AzureStore } from "./azure.ts";
import type { StoreFactory } from "./default-registry.ts";
import { GcsStore } from "./gcs.ts";
import { type S3Options, S3Store } from "./s3.ts";
import type { S3Credentials } from "./s3-signature.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Cloud stores that ask as the command lines of the clouds do: S3 by the variables `AWS_*` and the profile files of its
 * own tools, anonymously if there are no keys; Google by `GOOGLE_OAUTH_ACCESS_TOKEN`; Azure by `AZURE_STORAGE_ACCOUNT`
 * with `AZURE_STORAGE_SAS_TOKEN` or `AZURE_STORAGE_ACCESS_TOKEN`. Looked up when a store is made.
 */
export function cloudStores(env: Environment = process.env): Readonly<Record<"s3" | "gs" | "az", StoreFactory>> {
	return {
		s3: (prefix, { follow }) => new S3Store(prefix, { ...s3Options(env), follow }),
		gs: (prefix, { follow }) => new GcsStore(prefix, { token: env.GOOGLE_OAUTH_ACCESS_TOKEN || undefined, follow }),
		az: (prefix, { follow }) =>
			new AzureStore(prefix, {
				account: env.AZURE_STORAGE_ACCOUNT || undefined,
				endpoint: env.AZURE_STORAGE_ENDPOINT || undefined,
				sas: env.AZURE_STORAGE_SAS_TOKEN,
				token: env.AZURE_STORAGE_ACCESS_TOKEN || undefined,
				follow,
			}),
	};
}

/** The options of S3 that the environment and the profile of the user give; variables win over files. */
export function s3Options(env: Environment = process.env): S3Options {
	const config = readConfig(env);
	return {
		credentials: () => s3Credentials(env),
		region: env.AWS_REGION || env.AWS_DEFAULT_REGION || config.get("region"),
		endpoint: env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || config.get("endpoint_url"),
		requesterPays: env.AWS_REQUEST_PAYER === "requester",
	};
}

/** Read again whenever keys are needed: tools that hand out keys for a time write them into the file. */
function s3Credentials(env: Environment): S3Credentials | undefined {
	// As GDAL and others spell "do not sign", for public buckets of people who have keys of their own.
	if (/^(yes|true|1)$/i.test(env.AWS_NO_SIGN_REQUEST ?? "")) return undefined;
	if (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY)
		return {
			accessKeyId: env.AWS_ACCESS_KEY_ID,
			secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
			sessionToken: env.AWS_SESSION_TOKEN || undefined,
		};
	// Either file may have the keys; those of the file for credentials come first.
	const file = env.AWS_SHARED_CREDENTIALS_FILE || awsFile("credentials");
	const entries = new Map([...readConfig(env), ...readProfile(file, profileOf(env))]);
	const accessKeyId = entries.get("aws_access_key_id");
	const secretAccessKey = entries.get("aws_secret_access_key");
	if (accessKeyId !== undefined && secretAccessKey !== undefined)
		return { accessKeyId, secretAccessKey, sessionToken: entries.get("aws_session_token") };
	if (!env.AWS_PROFILE) return undefined;
	// Who names a profile does not want to read as a stranger.
	throw new MiraError("bad-argument", `The profile "${env.AWS_PROFILE}", named by AWS_PROFILE, has no keys`, {
		hint:
			"Roles and single sign-on need Amazon's own tools: set the variables that " +
			"`aws configure export-credentials --format env` prints, or AWS_NO_SIGN_REQUEST=YES for public buckets",
	});
}

function profileOf(env: Environment): string {
	return env.AWS_PROFILE || "default";
}

/** In the configuration file all profiles but the default one are called "profile NAME". */
function readConfig(env: Environment): Map<string, string> {
	const profile = profileOf(env);
	return readProfile(env.AWS_CONFIG_FILE || awsFile("config"), profile === "default" ? profile : `profile ${profile}`);
}

function awsFile(name: string): string {
	return join(homedir(), ".aws", name);
}

/**
 * One section of a file of `name = value` lines; empty if there is no such file or section. Indented lines belong to
 * settings inside settings, and are none of ours.
 */
function readProfile(file: string, section: string): Map<string, string> {
	let text: string;
	try {
		text = readFileSync(file, "utf8");
	} catch {
		return new Map();
	}
	const entries = new Map<string, string>();
	let isInside = false;
	for (const line of text.split(/\r?\n/)) {
		const heading = /^\s*\[([^\]]*)\]/.exec(line);
		if (heading !== null) isInside = heading[1]?.trim() === section;
		const entry = /^([^#;=\s]+)\s*=\s*(.*?)\s*$/.exec(line);
		if (isInside && entry !== null) entries.set(entry[1] as string, entry[2] as string);
	}
	return entries;
}
