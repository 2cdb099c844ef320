/** Answers on the main thread of a page. */
import * as mirazarr from "mirazarr";
import { answer } from "../answer.mjs";

globalThis.ask = (question) => answer(mirazarr, question);
