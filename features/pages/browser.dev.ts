// While developing, the sheets of all pages come with the script, so that each change of one is shown at once.
import "#site/styles/site.css";
import "./browser.ts";

import.meta.glob("/{features,site}/**/*.module.css", { eager: true });
