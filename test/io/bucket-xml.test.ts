import { describe, expect, it } from "vitest";
import { parseListing } from "../../src/io/bucket-xml.ts";
import { refusalCode } from "../../src/io/refusal-code.ts";
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

	it("finds what is deeper: Azure has the size among the properties", () => {
		const tags = { ...S3_LISTING.listingTags, object: "Blob", key: "Name", size: "Content-Length" };
		const blob = "<Blob><Name>a</Name><Properties><Content-Length>7</Content-Length></Properties></Blob>";
		const { objects } = parseListing(
			`<?xml version="1.0"?><ListBucketResult><Blobs>${blob}</Blobs></ListBucketResult>`,
			tags,
			"https://h/",
		);
		expect(objects).toEqual([{ key: "a", size: 7 }]);
	});

	it("refuses a listing that breaks off: it would be shorter than the truth", () => {
		const whole =
			"<ListBucketResult><Contents><Key>a</Key></Contents><Contents><Key>b</Key></Contents></ListBucketResult>";
		for (let length = 0; length < whole.length; length++)
			expect(() => parseListing(whole.slice(0, length), S3_LISTING.listingTags, "https://h/")).toThrow(/not a listing/);
	});

	it("is not held up by millions of tags that never close", () => {
		for (const tag of ["<Contents>", "<Contents "])
			expect(() => parse(tag.repeat(1e6))).toThrow("it breaks off, or is not XML");
	});
});

it("refusalCode is a word, or nothing", () => {
	expect(refusalCode("<Error><Code>SlowDown</Code></Error>")).toBe("SlowDown");
	expect(refusalCode("<Error><Code>SlowDown</Code><Message>it was cut he")).toBe("SlowDown");
	for (const text of ["", "<Code></Code>", "<Code>a b</Code>", "<Code>x", "<html>"])
		expect(refusalCode(text)).toBeUndefined();
});
