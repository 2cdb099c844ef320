/** An application with a bundler, or an import map. */
import "./answer.js";
import { decode, openStore, read } from "mirazarr";

globalThis.answerWith({ decode, openStore, read });
