/**
 * AWS Signature Version 4 from its specification (Amazon S3 API reference, "Signature calculations for the Authorization
 * header"), on its own: it shares nothing with the library that signs.
 */
import { createHash, createHmac } from "node:crypto";

/** A request as it arrived; names of headers are in lower case. */
export type SignedRequest = { method: string; target: string; headers: Readonly<Record<string, string | undefined>> };

/** The signature that a request should have, by what its own Authorization header says it covers. */
export function expectedSignature({ method, target, headers }: SignedRequest, secret: string): string {
	const { scope, signedHeaders } = parseAuthorization(headers.authorization ?? "");
	const [path = "", query = ""] = target.split("?");
	const canonical = [
		method,
		path.split("/").map(canonicalText).join("/"),
		query.split("&").filter(Boolean).map(canonicalParameter).sort().join("&"),
		...signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/\s+/g, " ")}`),
		"",
		signedHeaders.join(";"),
		headers["x-amz-content-sha256"],
	].join("\n");
	const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope.join("/"), sha256(canonical)].join("\n");
	const key = scope.reduce<Buffer | string>((parent, part) => hmac(parent, part), `AWS4${secret}`);
	return hmac(key, toSign).toString("hex");
}

/** Date, region, service and the final word; and what the request says its signature is. */
export function parseAuthorization(header: string): {
	accessKeyId: string;
	scope: string[];
	signedHeaders: string[];
	signature: string;
} {
	const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
	if (match === null) throw new Error(`not signed: "${header}"`);
	const [, credential = "", names = "", signature = ""] = match;
	const [accessKeyId = "", ...scope] = credential.split("/");
	return { accessKeyId, scope, signedHeaders: names.split(";"), signature };
}

export function sha256(content: string | Uint8Array): string {
	return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
	return createHmac("sha256", key).update(text).digest();
}

/** UriEncode of the specification: every byte but the unreserved characters. */
function canonicalText(encoded: string): string {
	return Array.from(Buffer.from(decodeURIComponent(encoded)), (byte) => {
		const character = String.fromCharCode(byte);
		return /[A-Za-z0-9._~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
	}).join("");
}

function canonicalParameter(parameter: string): string {
	const [name = "", value = ""] = parameter.split("=");
	return `${canonicalText(name)}=${canonicalText(value)}`;
}
