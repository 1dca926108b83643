/** The languages of place names that go into the tiles. */
const NAMES = ["name", "name:nl", "name:fr", "name:de", "name:en"];

/** What tilemaker puts into tiles; the layers and kinds are those of the Protomaps basemap, which the site's style draws. */
export const TILEMAKER_CONFIG = {
  layers: {
    boundaries: { minzoom: 4, maxzoom: 14 },
    landuse: { minzoom: 9, maxzoom: 14, simplify_below: 13, simplify_level: 0.0002 },
    water: { minzoom: 6, maxzoom: 14, simplify_below: 13, simplify_level: 0.0002 },
    roads: { minzoom: 5, maxzoom: 14, simplify_below: 13, simplify_level: 0.0002 },
    buildings: { minzoom: 13, maxzoom: 14 },
    places: { minzoom: 4, maxzoom: 14 },
  },
  settings: {
    minzoom: 4,
    maxzoom: 14,
    basezoom: 14,
    include_ids: false,
    name: "gevel",
    version: "1",
    description: "Streets, © OpenStreetMap contributors, Open Database License 1.0",
    compress: "gzip",
  },
};

/** How tilemaker reads tags (its language is Lua). */
export const TILEMAKER_PROCESS = `
node_keys = { "place" }

local PLACES = {
  city = { "locality", 4, 12 }, town = { "locality", 7, 9 }, village = { "locality", 10, 6 },
  suburb = { "neighbourhood", 11, 0 }, quarter = { "neighbourhood", 12, 0 },
  neighbourhood = { "neighbourhood", 13, 0 }, hamlet = { "locality", 12, 3 }
}
local ROADS = {
  motorway = { "highway", 5 }, trunk = { "major_road", 7 }, primary = { "major_road", 8 },
  secondary = { "major_road", 10 }, tertiary = { "major_road", 11 }, unclassified = { "minor_road", 12 },
  residential = { "minor_road", 12 }, living_street = { "minor_road", 12 }, road = { "minor_road", 12 },
  service = { "minor_road", 13 }, pedestrian = { "path", 13 }, track = { "path", 13 }, footway = { "path", 14 },
  cycleway = { "path", 13 }, path = { "path", 14 }, steps = { "path", 14 }, bridleway = { "path", 14 }
}
local GREEN = {
  park = "park", nature_reserve = "nature_reserve", golf_course = "golf_course", forest = "forest", wood = "wood",
  scrub = "scrub", grass = "grass", grassland = "grassland", cemetery = "cemetery", allotments = "allotments",
  village_green = "village_green", playground = "playground", beach = "beach", sand = "sand",
  industrial = "industrial", hospital = "hospital", school = "school", university = "university"
}

function init_function() end
function exit_function() end

function name_of(object)
  for _, key in ipairs({ ${NAMES.map((name) => `"${name}"`).join(", ")} }) do
    local name = object:Find(key)
    if name ~= "" then object:Attribute(key, name) end
  end
end

function node_function(node)
  local place = PLACES[node:Find("place")]
  if not place or node:Find("name") == "" then return end
  node:Layer("places", false)
  node:Attribute("kind", place[1])
  node:Attribute("kind_detail", node:Find("place"))
  node:AttributeNumeric("min_zoom", place[2])
  node:AttributeNumeric("population_rank", place[3])
  node:MinZoom(place[2])
  name_of(node)
end

function relation_scan_function(relation)
  if relation:Find("boundary") == "administrative" then relation:Accept() end
end

function way_function(way)
  boundary_of(way)
  road_of(way)
  area_of(way)
  local waterway = way:Find("waterway")
  if waterway == "river" or waterway == "canal" or waterway == "stream" then
    way:Layer("water", false)
    way:Attribute("kind", waterway == "canal" and "river" or waterway)
    way:MinZoom(waterway == "stream" and 12 or 8)
    name_of(way)
  end
end

function boundary_of(way)
  local level = 99
  while true do
    local relation = way:NextRelation()
    if not relation then break end
    level = math.min(level, tonumber(way:FindInRelation("admin_level")) or 99)
  end
  if level > 8 then return end
  way:Layer("boundaries", false)
  way:AttributeNumeric("kind_detail", level)
  way:MinZoom(level <= 4 and 4 or 9)
end

function road_of(way)
  local highway = way:Find("highway")
  local class = highway:gsub("_link", "")
  local road = ROADS[class]
  if road and way:Find("area") ~= "yes" then
    way:Layer("roads", false)
    way:Attribute("kind", road[1])
    way:Attribute("kind_detail", class)
    way:MinZoom(road[2])
    if class ~= highway then way:AttributeBoolean("is_link", true) end
    if way:Find("bridge") ~= "" and way:Find("bridge") ~= "no" then way:AttributeBoolean("is_bridge", true) end
    if way:Find("tunnel") ~= "" and way:Find("tunnel") ~= "no" then way:AttributeBoolean("is_tunnel", true) end
    name_of(way)
  elseif way:Find("railway") == "rail" and way:Find("service") == "" then
    way:Layer("roads", false)
    way:Attribute("kind", "rail")
    way:MinZoom(10)
  end
end

function area_of(way)
  if not way:IsClosed() then return end
  local building = way:Find("building")
  if building ~= "" and building ~= "no" then
    way:Layer("buildings", true)
    way:Attribute("kind", "building")
    return
  end
  local kind
  for _, key in ipairs({ "leisure", "landuse", "natural", "amenity" }) do kind = kind or GREEN[way:Find(key)] end
  if way:Find("natural") == "water" or way:Find("waterway") == "riverbank" or way:Find("landuse") == "basin" then
    way:Layer("water", true)
    way:Attribute("kind", "water")
    name_of(way)
  elseif kind then
    way:Layer("landuse", true)
    way:Attribute("kind", kind)
  end
end
`;
