/** Builds the references of an array one by one, and puts manifests side by side: what parsers are made of. */
import { concatManifests, ManifestBuilder } from "mirazarr/formats";

const url = "https://data.example.org/a.bin";
const first = new ManifestBuilder([1, 2], { path: "/a" })
	.virtual([0, 0], url, 0, 100)
	.inlined([0, 1], Uint8Array.of(7))
	.build();
const second = new ManifestBuilder([1, 2], { path: "/a", expected: 1 }).virtualAt(1, url, 100, 100).build();
const both = concatManifests([first, second], 0);
console.log(both.gridShape.join(), both.referenceCount, both.inlinedBytes, both.missingCount); // 2,2 2 1 1
