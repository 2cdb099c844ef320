import { type ErrorCode, isMiraError, MiraError, messageWithoutHint } from "../errors.ts";

/** A request that is answered with a status and a reason instead of what was asked for. */
export class Refusal extends Error {
	readonly status: number;
	/** A kebab-case noun, as the codes of errors are. */
	readonly code: string;
	readonly hint: string | undefined;
	/** Headers that belong to the status. */
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: number,
		code: string,
		message: string,
		details: { hint?: string | undefined; headers?: Record<string, string>; cause?: unknown } = {},
	) {
		super(message, details.cause === undefined ? undefined : { cause: details.cause });
		this.status = status;
		this.code = code;
		this.hint = details.hint;
		this.headers = details.headers ?? {};
	}
}

/** The answer to a key that has no value; Zarr clients take the fill value for a chunk. */
export function notFound(message: string): Refusal {
	return new Refusal(404, "not-found", message);
}

/** Errors that are no failure of the source. Everything else is: 502, never 404, which would mean "fill value". */
const STATUSES: Partial<Record<ErrorCode, number>> = {
	"not-allowed": 403,
	"source-changed": 409,
	"unsupported-feature": 501,
	"unknown-format": 501,
	"unknown-codec": 501,
	"limit-exceeded": 501,
};

/** How the failure of a read is answered; undefined for what nobody threw on purpose. */
export function refusalOf(error: unknown): Refusal | undefined {
	if (error instanceof Refusal) return error;
	if (!isMiraError(error)) return undefined;
	// Where a file lies on this machine, and what its owner could do, is not for clients to know.
	const message = messageWithoutHint(new MiraError(error.code, error.what.split("\n"), { path: error.path }));
	return new Refusal(STATUSES[error.code] ?? 502, error.code, message, { cause: error });
}
