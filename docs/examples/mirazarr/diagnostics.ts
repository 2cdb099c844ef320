/** Diagnostics tell what is lossy, odd or repaired in a file. The library never prints them: a program shows those it cares about. */
import { type Diagnostic, type DiagnosticCode, formatDiagnostic, openStore } from "mirazarr";

const { diagnostics } = await openStore("samples/buoys.nc");
const aboutFills: DiagnosticCode[] = ["fill-text", "fill-cast-inexact"];
const shown = diagnostics.filter(({ code }: Diagnostic) => aboutFills.some((one) => one === code));

console.log(shown.map(({ path, code }) => `${path} ${code}`).join(", ")); // /pressure fill-cast-inexact, /depth fill-text
console.log(formatDiagnostic(shown[0]!)); // warning fill-cast-inexact /pressure: attribute missing_value "1e+20" is not exactly a float32; values are compared with 1e+20
