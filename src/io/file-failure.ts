import { pathToFileURL } from "node:url";
import { isMiraError, MiraError } from "../errors.ts";
import { TransientError } from "./retry.ts";

/** An error of the operating system about a local file, in words; any other stays as it is. */
export function fileFailure(error: unknown, path: string, what: "read" | "written"): unknown {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (isMiraError(error) || typeof code !== "string") return error;
	const details = { url: pathToFileURL(path).href, cause: error };
	switch (code) {
		case "ENOENT":
		case "ENOTDIR":
		case "ENAMETOOLONG":
			return new MiraError("not-found", "There is no such file", { ...details, hint: "Check the path" });
		case "EACCES":
		case "EPERM":
			return new MiraError(
				"not-allowed",
				`The operating system does not permit ${what === "read" ? "access to" : "writing"} this file`,
				details,
			);
		case "EROFS":
			return new MiraError("not-allowed", "The file system is read-only", details);
		case "ENOSPC":
		case "EDQUOT":
			return new MiraError("no-space", "There is no space left to write this file", {
				...details,
				hint: "Make room, or write to another place",
			});
		case "EMFILE":
		case "ENFILE":
		case "EAGAIN":
			return new TransientError("network", `The operating system is short of resources (${code})`, details);
		default:
			return new MiraError("network", `The file cannot be ${what} (${code})`, details);
	}
}
