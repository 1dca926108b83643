// The styles of parts of a list whose code is fetched later: the list must look right before, and without script.
import "./filter/active-filters.module.css";
import "./filter/city-field.module.css";
import "./filter/filter-part.module.css";
import "./filter/list-filter.module.css";
import "./filter/order-menus.module.css";
import "../map/listing-map.module.css";
import "../map/map-frame.module.css";
import "../map/map-switch.module.css";
import "../ui/form/checkbox-group.module.css";
import "../ui/link/chip.module.css";
import "../ui/form/field.module.css";
import "../ui/overlay/menu.module.css";
import "./no-results.module.css";
import "../ui/link/pagination.module.css";
import "../subscription/keep-informed-link.module.css";
