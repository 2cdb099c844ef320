/** The variables that decide who asks for what, as `src/io/cloud-environment.ts` and `--netrc` read them. */
const VARIABLES: readonly (readonly [names: readonly string[], meaning: string])[] = [
	[
		["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"],
		"keys for s3:// URLs; without them, requests are anonymous",
	],
	[["AWS_PROFILE"], "take the keys of this profile from the AWS configuration files"],
	[["AWS_SHARED_CREDENTIALS_FILE", "AWS_CONFIG_FILE"], "where those files are, if not in ~/.aws"],
	[["AWS_REGION", "AWS_DEFAULT_REGION"], "the region, to save asking the service"],
	[["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"], "another S3-compatible service"],
	[["AWS_NO_SIGN_REQUEST=YES"], "make anonymous requests even if there are keys"],
	[["AWS_REQUEST_PAYER=requester"], "pay for the requests yourself"],
	[["GOOGLE_OAUTH_ACCESS_TOKEN"], "a token for gs:// URLs"],
	[["AZURE_STORAGE_ACCOUNT"], "the account; URLs are then az://container/key"],
	[["AZURE_STORAGE_SAS_TOKEN", "AZURE_STORAGE_ACCESS_TOKEN"], "a signature or a token for az:// URLs"],
	[["AZURE_STORAGE_ENDPOINT"], "another Azure-compatible service"],
	[["NETRC"], "the file for --netrc, if not ~/.netrc"],
	[["NO_COLOR", "FORCE_COLOR"], "never colour output, or always"],
];

/** The variables at the end of the help of commands that open files; those that log in with `--netrc` have one more. */
export function environmentHelp({ hasLogins = true }: { hasLogins?: boolean } = {}): string {
	const known = VARIABLES.filter(([[name]]) => hasLogins || name !== "NETRC");
	const lines = known.flatMap(([names, meaning]) => [`  ${names.join(", ")}`, `      ${meaning}`]);
	return ["", "Environment:", ...lines].join("\n");
}
