import { describeSequences } from "./sequences.ts";

describeSequences("json");
