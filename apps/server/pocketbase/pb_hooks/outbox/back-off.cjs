/** A mail that waited longer than this for a mail server that works again would come late. */
const LONGEST = 15;

/**
 * Minutes until a mail is tried again: twice as many after every try, and never quite the same, so that mails that
 * failed together do not come back together.
 *
 * @param tries so far, from 1.
 * @param random from 0 to 1.
 * @example minutesUntilNextTry(3, 0.5) ⇒ 3
 */
exports.minutesUntilNextTry = (tries, random) => Math.min(LONGEST, 2 ** (tries - 1)) * (0.5 + random / 2);
