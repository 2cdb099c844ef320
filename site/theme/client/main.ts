import { addAnchors, addCopyButtons, followOutline, openTarget, reachScrolled } from "./article.ts";
import { prepareExplorer } from "./explorer.ts";
import { prepareMenu } from "./menu.ts";
import { prepareSearch } from "./search.ts";
import { prepareTheme } from "./theme.ts";

prepareTheme();
prepareMenu();
prepareSearch(document.currentScript?.dataset.root ?? "");
prepareExplorer();
addAnchors();
addCopyButtons();
reachScrolled();
followOutline();
openTarget();
