// The styles of parts of an estate whose code is fetched later: the page must look right before, and without script.
import "./documents.module.css";
import "./epc-scale.module.css";
import "./floors-table.module.css";
import "./media-list.module.css";
import "./place.module.css";
import "./plans.module.css";
import "./price-summary.module.css";
import "./project-progress.module.css";
import "./sale-dates.module.css";
import "./similar-estates.module.css";
import "./units-table.module.css";
import "./units.module.css";
import "../listing/card-grid.module.css";
import "../listing/estate-card.module.css";
import "../map/map-frame.module.css";
import "../ui/epc-arrow.module.css";
import "../ui/skeleton.module.css";
