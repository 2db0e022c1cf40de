/**
 * The language that a visitor reads, of those that mails are written in: the site sends that of its page. Where it is
 * none of them, the first.
 *
 * @param languages codes, separated by commas, as the launcher gives them in LANGUAGES.
 * @example readLanguage("en-GB,en;q=0.9", "nl,en") ⇒ "en"
 */
exports.readLanguage = (acceptLanguage, languages) => {
  const known = languages.split(",");
  const asked = /^\s*([a-z]+)/i.exec(acceptLanguage)?.[1].toLowerCase();
  return known.includes(asked) ? asked : known[0];
};
