/** An OAuth 2 access token, or a function that gives one for each request; undefined for none. */
export type AccessToken = string | (() => Promise<string | undefined> | string | undefined);

/** The headers of a request, and the token that proves who asks. */
export async function withToken(headers: RequestInit["headers"], token: AccessToken | undefined): Promise<Headers> {
	const all = new Headers(headers);
	const given = typeof token === "function" ? await token() : token;
	if (given !== undefined) all.set("authorization", `Bearer ${given}`);
	return all;
}
