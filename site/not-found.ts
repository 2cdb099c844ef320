import { VERSION } from "./project.ts";

/**
 * What a host sends where no page is. It may stand for any address, so nothing in it is relative to its own: it carries its style, and finds
 * the front page by the first folder of the address that is one of the site's.
 */
export function notFoundPage(folders: readonly string[]): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>No such page · mirazarr</title>
<link rel="icon" href="data:,">
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#fbfbf9,#12171a);color:light-dark(#16262c,#e6ebe9)}
main{max-width:26rem;padding:2rem}
h1{font-size:1.6rem;line-height:1.2;margin:1.5rem 0 .5rem}
a{color:light-dark(#0b6b6f,#5cc4bb)}
svg{width:96px}
rect{fill:light-dark(#0b6b6f,#5cc4bb)}
.gap{fill:none;stroke:light-dark(#875a00,#e3b45c);stroke-dasharray:2 1.5}
</style>
</head>
<body>
<main>
<svg viewBox="0 0 19 19" aria-hidden="true"><rect width="5" height="5" rx="1"/><rect x="7" width="5" height="5" rx="1" opacity=".7"/><rect x="14" width="5" height="5" rx="1" opacity=".4"/><rect y="7" width="5" height="5" rx="1" opacity=".8"/><rect class="gap" x="7.500" y="7.500" width="4" height="4" rx="1"/><rect x="14" y="7" width="5" height="5" rx="1" opacity=".5"/><rect y="14" width="5" height="5" rx="1" opacity=".6"/><rect x="7" y="14" width="5" height="5" rx="1" opacity=".4"/><rect x="14" y="14" width="5" height="5" rx="1" opacity=".3"/></svg>
<h1>This page is missing</h1>
<p>Nothing was ever written at this address. That is a storage fill, not a mask.</p>
<p><a id="home" href="./index.html">To the front page</a></p>
</main>
<script>
const found = /^(.*?\\/)(?:${folders.join("|")})(?:\\/|$)/.exec(location.pathname);
if (found) document.getElementById("home").href = found[1] + "index.html";
</script>
<!-- mirazarr ${VERSION} -->
</body>
</html>
`;
}
