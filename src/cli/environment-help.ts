/** The variables that decide who asks for what, as `src/io/cloud-environment.ts` and `--netrc` read them. */
const VARIABLES: readonly (readonly [names: readonly string[], meaning: string])[] = [
	[["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"], "keys for s3:// URLs; without any, anonymous"],
	[["AWS_PROFILE"], "take the keys of this profile from the files of the AWS tools"],
	[["AWS_SHARED_CREDENTIALS_FILE", "AWS_CONFIG_FILE"], "these files, if not in ~/.aws"],
	[["AWS_REGION", "AWS_DEFAULT_REGION"], "the region, if the service should not be asked"],
	[["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"], "another service that speaks S3"],
	[["AWS_NO_SIGN_REQUEST=YES"], "ask anonymously although there are keys"],
	[["AWS_REQUEST_PAYER=requester"], "pay for the requests yourself"],
	[["GOOGLE_OAUTH_ACCESS_TOKEN"], "a token for gs:// URLs"],
	[["AZURE_STORAGE_ACCOUNT"], "the account, so that URLs are az://container/key"],
	[["AZURE_STORAGE_SAS_TOKEN", "AZURE_STORAGE_ACCESS_TOKEN"], "a signature or a token for az:// URLs"],
	[["AZURE_STORAGE_ENDPOINT"], "another service that speaks Azure"],
	[["NETRC"], "the file of --netrc, if not ~/.netrc"],
	[["NO_COLOR", "FORCE_COLOR"], "never colour output, or always"],
];

/** The variables at the end of the help of commands that open files. */
export function environmentHelp(): string {
	const lines = VARIABLES.flatMap(([names, meaning]) => [`  ${names.join(", ")}`, `      ${meaning}`]);
	return ["", "Environment:", ...lines].join("\n");
}
