# Writes what the outline takes from the data of BelgiumMaps.OpenStreetMap (ODbL 1.0) as lines of JSON.
# Rscript export-osm.R <folder with BE_OSM_*.RData>, without any R package: the objects are read as plain lists.
folder <- commandArgs(trailingOnly = TRUE)[1]
read <- function(name) {
  load(file.path(folder, paste0(name, ".RData")))
  get(name)
}
json <- function(text) ifelse(is.na(text), "null", paste0('"', gsub('(["\\\\])', "\\\\\\1", text), '"'))
pairs <- function(points) paste0("[", paste0(sprintf("[%.5f,%.5f]", points[, 1], points[, 2]), collapse = ","), "]")

places <- read("BE_OSM_PLACES")
rows <- attr(places, "data")
at <- attr(places, "coords")
people <- ifelse(is.na(rows$population), "null", rows$population)
writeLines(
  sprintf('{"type":"%s","name":%s,"people":%s,"at":[%.5f,%.5f]}', rows$type, json(rows$name), people, at[, 1], at[, 2]),
  file.path(folder, "places.ndjson"), useBytes = TRUE
)
for (name in c("WATERWAYS", "RAILWAYS")) {
  ways <- read(paste0("BE_OSM_", name))
  types <- as.character(attr(ways, "data")$type)
  text <- mapply(function(way, type) {
    parts <- vapply(attr(way, "Lines"), function(line) pairs(attr(line, "coords")), "")
    sprintf('{"type":%s,"line":%s}', json(type), parts)
  }, attr(ways, "lines"), types)
  writeLines(unlist(text), file.path(folder, paste0(tolower(name), ".ndjson")), useBytes = TRUE)
}
