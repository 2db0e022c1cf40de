/** The collection of ours that a path of the records API names, by its name or its id. */
exports.collectionOf = (app, path) => {
  const name = /^\/api\/collections\/([^/?]+)\/records/.exec(path)?.[1];
  if (!name) return undefined;
  const ours = Object.values(require(`${__hooks}/voxlog-tracking.json`)).flat();
  try {
    const found = app.findCachedCollectionByNameOrId(decodeURIComponent(name)).name;
    return ours.includes(found) ? found : undefined;
  } catch {
    return undefined; // There is none.
  }
};

/**
 * Whether a list's parameters look for one session by its whole id. Any other filter can be made
 * slow (150 terms took seconds), and sorting or expanding tells something of rows that are not shown.
 */
exports.isSessionSearch = (rawQuery) => {
  const parameters = rawQuery.split("&");
  const filters = parameters.filter((parameter) => parameter.startsWith("filter="));
  const others = parameters.filter((parameter) => !parameter.startsWith("filter="));
  return (
    others.every((parameter) => /^(page|perPage|skipTotal)=\w*$/.test(parameter)) &&
    filters.length === 1 &&
    /^\s*session_id\s*=\s*(["'])[a-z0-9-]{20,64}\1\s*$/.test(decode(filters[0].slice("filter=".length)))
  );
};

function decode(value) {
  try {
    return decodeURIComponent(value.replace(/\+/g, " "));
  } catch {
    return "";
  }
}
