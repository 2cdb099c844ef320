export type { AccessToken } from "./access-token.ts";
export { type AzureOptions, AzureStore } from "./azure.ts";
export { BlobStore } from "./blob.ts";
export type { BucketFetch } from "./bucket-store.ts";
export {
	type DefaultRegistryOptions,
	registerBlob,
	registerDirectory,
	registerNamed,
	registryFor,
	type StoreFactory,
} from "./default-registry.ts";
export { type GcsOptions, GcsStore } from "./gcs.ts";
export { type FollowRedirects, type HttpHeaders, type HttpOptions, HttpStore } from "./http.ts";
export { MemoryStore } from "./memory.ts";
export type {
	GetOptions,
	ListedObject,
	ListOptions,
	ObjectPart,
	ObjectStore,
	ObjectVersion,
	PutOptions,
} from "./object-store.ts";
export {
	type Limits,
	ObjectStoreRegistry,
	type RegistryOptions,
	type ResolvedUrl,
	type ScopeOptions,
} from "./registry.ts";
export { type RetryOptions, TransientError } from "./retry.ts";
export { type S3Options, S3Store } from "./s3.ts";
export type { S3Credentials, S3CredentialsProvider } from "./s3-signature.ts";
export {
	type ByteRange,
	type ByteUse,
	headerBytes,
	type ReadAllOptions,
	type ReadManyOptions,
	type ReadOptions,
	type Source,
} from "./source.ts";
export { Trace, type TracedRequest } from "./tracing.ts";
export { childUrl, directoryUrl, encodePath, isUrl, siblingUrl } from "./url.ts";
