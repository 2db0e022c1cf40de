/** Phrases to avoid, each with what to write instead. */
const PHRASES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^(?:<{7}|>{7}) /, "one side of the conflict"],
  [/\bnobody\b/i, "no one, no visitor, or a sentence about what happens"],
  [/\bsomebody\b/i, "someone, anyone, a visitor"],
  [/\bwho(so)?ever\b/i, "anyone who"],
  [/(?<!\b(?:conn|connection)[\s_-]?)\brefus(?:e|es|ed|ing|als?)\b/i, "reject (HTTP), decline (people)"],
  [/\b(?:for|as|than|if|when|by) who (?!(?:is|was) who)/i, "if you, anyone who, like a visitor who"],
  [
    /(?:^\s*(?:\/\/|\/\*\*|\*|[-#])\s*|[.:;]\s)Who (?:\w+s|has|is|are)\b[^?\n]*$/,
    "anyone who, a visitor who",
  ],
  [/(?<!\bthere )\bis no (?!longer|more|one\b|different|better|need|reason|way)(?:`|[a-z])/i, "isn't a …"],
  [
    /(?<!notes?[- ])\bstands? (?:in|for nothing|beside|there|under|behind|at|next|above|below|on)\b/i,
    "is in, is next to",
  ],
  [/\bmeanwhile\b/i, "in the meantime"],
  [/\blikewise\b/i, "the same way, also"],
  [/\bhence\b/i, "so"],
  [/\bbesides\b/i, "also, apart from"],
  [/(?<!['"])\btill\b/i, "until"],
  [/\bof one's own\b|\bof theirs\b|\bof ours\b/i, "your own, their own, our"],
  [/\btak(?:es?|en|ing) in\b(?!to| the\b| account)/i, "accepts"],
  [/\bgo(?:es|ing)? along\b|\bwent along\b/i, "continues, is included"],
  [/\blook(?:s|ed)? after\b|\blooks at\b|\btend(?:s|ed) (?!to\b)/i, "processes, monitors"],
  [/(?<!,|\b(?:some|all|none|most|each|both|one|many)) of which\b/i, "whose, with"],
  [/\b(?:at most|at least|one of|from) so many\b/i, "this many, a number"],
  [/\bin one piece\b/i, "complete, in a single run"],
  [/\bmade-up\b/i, "generated, sample"],
  [/\bturn(?:s|ed)? bad\b|\bwell again\b/i, "failing, recovered"],
  [/\bMOST(?:_[A-Z]|\b)/, "MAX_…"],
  [/\btaken at (?:its|their|your) word\b/i, "trusted"],
  [/\bha(?:s|ve) another form\b/i, "has an invalid format"],
  [/\basked of (?:it|them|you)\b/i, "query, parameters"],
  [/\bpick(?:s|ed)\b/i, "selects, filtered"],
  [/\bmails\b/i, "emails"],
  [
    /(?:^\s*(?:\/\/|\/\*\*|\*|[-#])\s*|[.:;] )(?:What|How (?:long|many|much|often))\b[^?\n]*$/,
    "a sentence with a subject",
  ],
  [/\bis told (?!by)\b|\bare told (?!by|apart)\b|\bis asked for\b/i, "gets a message, is requested"],
  [
    /\bfaces? the world\b|\bthe whole is for\b|\bin the open\b/i,
    "serves the public, CI runs everything, unencrypted",
  ],
  [
    /\bmends? (?:it|that|them)\b|\bto be relied on\b|\bput(?:s|ting)? aside\b/i,
    "fixes it, is reliable, keeps",
  ],
  [/\bmachines? of the hooks\b/i, "hook VM"],
  [/\bthe visitors of others\b/i, "other sites' visitors"],
  [
    /\b\w*(?:colour|behaviour|favour(?:ite)?|honour|neighbour|labour)\w*\b|\b(?:centre|grey|whilst|licence|catalogue|programme)s?\b|\b(?:afterwards|towards|amongst|(?:mis)?spelt|learnt)\b/i,
    "American spelling",
  ],
  [
    /\b(?:organ|recogn|synchron|serial|normal|initial|minim|optim|summar|final|real|capital|author|categor|custom|util|standard|emphas)is(?:e[sdr]?|ing|ation)\b|\banalys(?:e[sd]?|ing)\b/i,
    "American spelling",
  ],
];

export type PhraseFault = { line: number; phrase: string; instead: string };

/** Alternatives in a regular expression: words that code recognizes. */
const VOCABULARY = /\/(?:[^/\\\n]|\\.)*\|(?:[^/\\\n]|\\.)*\/[a-z]*/g;

/** Returns a text's phrases to avoid, at most one per line. */
export function phraseFaults(text: string): PhraseFault[] {
  return text.split("\n").flatMap((line, index) => {
    const content = line.replace(VOCABULARY, "");
    for (const [pattern, instead] of PHRASES) {
      const [phrase] = pattern.exec(content) ?? [];
      if (phrase !== undefined) return [{ line: index + 1, phrase: phrase.trim(), instead }];
    }
    return [];
  });
}
