/**
 * The language that a visitor reads, of the two that mails are written in: the site sends that of its page.
 *
 * @example readLanguage("en-GB,en;q=0.9") ⇒ "en"
 */
exports.readLanguage = (acceptLanguage) => (/^\s*en\b/i.test(acceptLanguage) ? "en" : "nl");
