/** S3 as the tools of Amazon are set up: by the variables `AWS_*` and the profile files of the user. */
import { S3Store, s3Options } from "mirazarr/node";

const { region, endpoint, credentials } = s3Options({
	AWS_REGION: "eu-central-1",
	AWS_ENDPOINT_URL: "https://minio.example.org",
});
console.log(region, endpoint); // eu-central-1 https://minio.example.org
const store = new S3Store("s3://archive/", { region, endpoint, credentials });
console.log(typeof store.get); // function
