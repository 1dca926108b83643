// While developing, the sheets of all pages come with the script, so that each change of one is shown at once.
import "#ui/styles/site.css";
import "./browser.ts";

import.meta.glob("/{features,ui}/**/*.module.css", { eager: true });
