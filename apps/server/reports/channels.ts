// cspell:ignore paidsearch nieuwsbrief deepseek lnkd cebook bsky duckduckgo ecosia startpage qwant kagi

type Channel = {
  name: string;
  /** Values of `utm_medium` and of `utm_source` in lower case. */
  mediums?: string;
  sources?: string;
  /** Referring hosts. `%` matches any text. */
  hosts?: string;
};

/** The channels in the order of matching, with lists of words: Gemini is part of google.com. */
const CHANNELS: readonly Channel[] = [
  { name: "paid", mediums: "cpc cpm display paid paid-social paid_social paidsearch ppc retargeting" },
  {
    name: "mail",
    mediums: "e-mail email mail newsletter",
    sources: "email mail newsletter nieuwsbrief",
    hosts: "mail.google.com outlook.live.com outlook.office.com outlook.office365.com mail.yahoo.com",
  },
  {
    name: "ai",
    sources: "chatgpt.com copilot.com openai perplexity",
    hosts: `chatgpt.com chat.openai.com claude.ai copilot.microsoft.com copilot.com gemini.google.com perplexity.ai
      www.perplexity.ai chat.mistral.ai chat.deepseek.com grok.com www.meta.ai poe.com you.com`,
  },
  {
    name: "social",
    mediums: "social social-media social_media",
    sources: "bluesky facebook instagram linkedin tiktok twitter whatsapp x youtube",
    hosts: `%linkedin.com lnkd.in %facebook.com %instagram.com t.co x.com %twitter.com %youtube.com %reddit.com
      %tiktok.com %pinterest.com %threads.net %threads.com bsky.app go.bsky.app mastodon.social %xing.com
      web.whatsapp.com web.telegram.org`,
  },
  {
    name: "search",
    mediums: "organic",
    sources: "bing google",
    hosts: `google.% www.google.% %bing.com duckduckgo.com %.duckduckgo.com www.ecosia.org %search.yahoo.com
      www.startpage.com startpage.com search.brave.com %qwant.com yandex.% %.baidu.com kagi.com`,
  },
];

/**
 * Returns an SQL expression for a session's channel, for both engines. Other links are referrals, and visits without a
 * source are direct.
 *
 * @param host the expression of the referring host, or `direct`.
 */
export function channelSql(host: string): string {
  const branches = CHANNELS.map(({ name, mediums, sources, hosts }) => {
    const conditions = [
      ...(name === "paid" ? ["s.click_id != ''"] : []),
      ...oneOf("LOWER(s.utm_medium)", mediums),
      ...oneOf("LOWER(s.utm_source)", sources),
      ...oneOf(host, hosts),
    ];
    return `WHEN ${conditions.join(" OR ")} THEN '${name}'`;
  });
  const direct = `WHEN ${host} = 'direct' AND s.utm_source = '' AND s.utm_medium = '' THEN 'direct'`;
  return `CASE ${branches.join(" ")} ${direct} ELSE 'referral' END`;
}

function oneOf(expression: string, list = ""): string[] {
  const texts = list.split(/\s+/).filter(Boolean);
  const exact = texts.filter((text) => !text.includes("%"));
  const patterns = texts.filter((text) => text.includes("%"));
  return [
    ...(exact.length > 0 ? [`${expression} IN (${exact.map((text) => `'${text}'`).join(", ")})`] : []),
    ...patterns.map((pattern) => `${expression} LIKE '${pattern}'`),
  ];
}
