import { describe, expect, it } from "vitest";
import { errorCode, parseListing } from "../../src/io/bucket-xml.ts";
import { S3_LISTING } from "../../src/io/s3-listing.ts";

const parse = (inner: string): ReturnType<typeof parseListing> =>
	parseListing(`<ListBucketResult xmlns="x">${inner}</ListBucketResult>`, S3_LISTING.listingTags, "https://h/");

describe("parseListing", () => {
	it("unescapes what XML escapes, once", () => {
		const { objects } = parse(
			"<Contents><Key>&lt;&amp;amp;&gt;&quot;&apos;&#13;&#x1F30D;&unknown;&#x110000;</Key><Size>3</Size></Contents>",
		);
		expect(objects).toEqual([{ key: "<&amp;>\"'\r🌍&unknown;&#x110000;", size: 3 }]);
	});

	it("takes a plus for a space only where names are encoded", () => {
		expect(parse("<Contents><Key>a+b%20</Key></Contents>").objects[0]?.key).toBe("a+b%20");
		const encoded = "<EncodingType>url</EncodingType><Contents><Key>a+b%2B%20</Key></Contents>";
		expect(parse(encoded).objects[0]?.key).toBe("a b+ ");
	});

	it("does not mix up the prefix of the listing with those it found", () => {
		const { directories } = parse("<Prefix>d/</Prefix><CommonPrefixes><Prefix>d/a/</Prefix></CommonPrefixes>");
		expect(directories).toEqual(["d/a/"]);
	});

	it("is not held up by millions of tags that never close", () => {
		expect(parse("<Contents>".repeat(1e6)).objects).toEqual([]);
		expect(parse("<Contents ".repeat(1e6)).objects).toEqual([]);
	});
});

it("errorCode is a word, or nothing", () => {
	expect(errorCode("<Error><Code>SlowDown</Code></Error>")).toBe("SlowDown");
	for (const text of ["", "<Code></Code>", "<Code>a b</Code>", "<Code>x", "<html>"])
		expect(errorCode(text)).toBeUndefined();
});
