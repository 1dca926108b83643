// The styles of an item's page, whose code is fetched where one is shown: it must look right before, and without script.
import "./item-page.module.css";
import "../../entity/item-cards.module.css";
import "../../estate/breadcrumbs.module.css";
