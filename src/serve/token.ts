import { MiraError } from "../errors.ts";
import { Refusal } from "./refusal.ts";

/** Both ways to bring it: programs send the first, browsers ask people for the second. */
const CHALLENGE = 'Bearer realm="mirazarr", Basic realm="mirazarr", charset="UTF-8"';

/** The secret that clients must know, compared in a time that does not tell how much of a guess was right. */
export class Token {
	readonly #digest: Promise<Uint8Array>;

	constructor(token: string) {
		if (!/^[\x21-\x7e]+$/.test(token))
			throw new MiraError("bad-argument", "a token consists of ASCII letters, digits and signs, without spaces");
		this.#digest = digestOf(token);
	}

	/** Refuses a request whose `Authorization` has neither the token nor, for any user, the token as the password. */
	async check(authorization: string | undefined): Promise<void> {
		const given = authorization === undefined ? undefined : givenToken(authorization);
		// Digests have one length, whatever was given.
		if (given !== undefined && isSame(await digestOf(given), await this.#digest)) return;
		const message = given === undefined ? "this server wants a token" : "this is not the token of this server";
		throw new Refusal(401, "unauthorized", message, {
			hint: "Send the header Authorization: Bearer TOKEN, or the token as the password of Basic",
			headers: { "WWW-Authenticate": CHALLENGE },
		});
	}
}

function givenToken(authorization: string): string | undefined {
	const [, scheme = "", credentials = ""] = /^(\w+)\s+(.*)$/s.exec(authorization.trim()) ?? [];
	if (/^bearer$/i.test(scheme)) return credentials;
	if (!/^basic$/i.test(scheme)) return undefined;
	try {
		const login = atob(credentials);
		const colon = login.indexOf(":");
		return colon === -1 ? undefined : login.slice(colon + 1);
	} catch {
		return undefined;
	}
}

async function digestOf(text: string): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
	let difference = 0;
	for (const [i, byte] of a.entries()) difference |= byte ^ (b[i] as number);
	return difference === 0;
}
