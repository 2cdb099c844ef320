import { describeSequences } from "./sequences.ts";

describeSequences("parq");
