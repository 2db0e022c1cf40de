/**
 * Reads a `_headers` file, in which a build says how it is to be served, wherever it is served from: a path on a
 * line of its own, and below it, indented, the headers of that path. A path may end in `*`.
 */
exports.parseHeaders = (text) => {
  const rules = [];
  for (const line of text.split("\n")) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: {} });
    else if (line.trim()) {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line);
      rules.at(-1).headers[name] = value;
    }
  }
  return rules;
};

/** The headers of a path, by all the rules that match it. */
exports.headersOf = (rules, path) =>
  Object.assign({}, ...rules.filter((rule) => matches(rule.path, path)).map(({ headers }) => headers));

const matches = (pattern, path) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
