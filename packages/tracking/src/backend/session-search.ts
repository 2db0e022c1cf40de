/**
 * Returns whether a list's parameters search for one session by its complete ID. Other filters can be slow (150 terms
 * took seconds), and sorting or expanding leaks hidden rows.
 */
export function isSessionSearch(rawQuery: string): boolean {
  const parameters = rawQuery.split("&");
  const [filter = "", ...more] = parameters.filter((parameter) => parameter.startsWith("filter="));
  const others = parameters.filter((parameter) => !parameter.startsWith("filter="));
  return (
    others.every((parameter) => /^(page|perPage|skipTotal)=\w*$/.test(parameter)) &&
    more.length === 0 &&
    /^\s*session_id\s*=\s*(["'])[a-z0-9-]{20,64}\1\s*$/.test(decode(filter.slice("filter=".length)))
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, " "));
  } catch {
    return "";
  }
}
