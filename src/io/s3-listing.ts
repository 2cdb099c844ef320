import type { BucketApi } from "./bucket-store.ts";

/** Listings as S3 gives them (ListObjectsV2), and Google in the same words. */
export const S3_LISTING: Pick<BucketApi, "listQuery" | "listingTags"> = {
	listQuery({ prefix, delimiter, marker }) {
		return { "list-type": "2", prefix, delimiter, "continuation-token": marker };
	},
	listingTags: {
		root: "ListBucketResult",
		object: "Contents",
		key: "Key",
		size: "Size",
		directory: "CommonPrefixes",
		directoryKey: "Prefix",
		next: "NextContinuationToken",
	},
};
