import { render } from "preact";
import { App } from "./app.tsx";
import { followSources } from "./state/opened.ts";
import { followAddress } from "./state/view-state.ts";
import { followClicks } from "./story/follow-clicks.ts";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/layout.css";
import "./opening/opening.css";
import "./tree/tree.css";
import "./attributes/attributes.css";

followAddress();
followSources();
followClicks();
render(<App />, document.getElementById("page") as HTMLElement);
