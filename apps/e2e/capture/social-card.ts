import { brand } from "@voxlog/product";

/** The content of a view's social card. */
export type SocialCard = {
  heading: string;
  text: string;
  /** Shown next to the text: a picture's address, or figures with captions. */
  visual: { picture: string } | { figures: readonly { name: string; value: string; text: string }[] };
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Returns a card as a page.
 *
 * @param styles a style sheet with the design system's tokens
 * @param mark the logo as SVG
 */
export function socialCard({ heading, text, visual }: SocialCard, styles: string, mark: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${styles}${LOOK}</style>
<body><div class="words"><p class="name">${mark}${brand.name}</p>
<h1>${escaped(heading)}</h1><p class="text">${escaped(text)}</p></div>
${"picture" in visual ? `<img src="${visual.picture}">` : figures(visual.figures)}</body>`;
}

function figures(list: readonly { name: string; value: string; text: string }[]): string {
  const items = list.map(
    ({ name, value, text }) =>
      `<li><span>${escaped(name)}</span><strong>${escaped(value)}</strong><small>${escaped(text)}</small></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

const LOOK = `
html { overflow: hidden; color-scheme: light }
body {
  position: relative; height: 100vh; min-height: 0; overflow: hidden; color: var(--kit-color-neutral-0);
  background:
    radial-gradient(60rem 40rem at 85% 10%, oklch(from var(--kit-color-brand-500) l c h / 0.55), transparent 70%),
    linear-gradient(120deg in oklch, var(--kit-color-brand-950), var(--kit-color-brand-800) 60%, var(--kit-color-brand-700));
}
.words { position: absolute; inset: 64px auto 64px 72px; width: 520px; display: flex; flex-direction: column }
.name { display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 650 }
.name svg { width: 52px; height: 52px }
h1 { margin: auto 0 0; font-size: 58px; line-height: 1.08; font-weight: 700; letter-spacing: -0.03em }
.text { margin: 24px 0 auto; font-size: 25px; line-height: 1.4; text-wrap: balance; color: var(--kit-color-brand-200) }
img {
  position: absolute; left: 656px; top: 92px; width: 960px; border-radius: 18px;
  box-shadow: 0 0 0 1px oklch(100% 0 0 / 0.15), 0 40px 80px oklch(0% 0 0 / 0.45);
}
ul { position: absolute; left: 680px; right: 72px; top: 50%; translate: 0 -50%; display: grid; gap: 20px }
li {
  display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 4px 20px; padding: 24px 32px;
  border-radius: 20px; background: oklch(100% 0 0 / 0.1); box-shadow: inset 0 0 0 1px oklch(100% 0 0 / 0.16);
}
li span { font-size: 27px; font-weight: 600 }
li strong { font-size: 42px; letter-spacing: -0.02em }
li small { grid-column: 1 / -1; font-size: 19px; color: var(--kit-color-brand-200) }
`;
