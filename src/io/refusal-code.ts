/** The `Code` that S3, Google and Azure put into the document of a refusal, of which only the beginning may have been read. */
export function refusalCode(xml: string): string | undefined {
	return /<Code>(\w+)<\/Code>/.exec(xml)?.[1];
}
