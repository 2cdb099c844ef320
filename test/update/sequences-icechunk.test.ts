import { describeSequences } from "./sequences.ts";

describeSequences("icechunk");
