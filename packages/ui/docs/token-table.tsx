import type { CSSProperties, ReactNode } from "react";
import { type Token, tokensOf } from "./tokens-in-use.ts";

/** Applies a kind of token to the sample next to its name. */
const samples: Record<
  string,
  (token: Token) => { style?: CSSProperties; text?: ReactNode; className: string }
> = {
  "kit-color": ({ name }) => ({ className: "h-9 border", style: { backgroundColor: `var(--${name})` } }),
  text: ({ name }) => ({
    className: "truncate",
    text: "Voxlog",
    style: {
      fontSize: `var(--${name})`,
      lineHeight: `var(--${name}--line-height)`,
      letterSpacing: `var(--${name}--letter-spacing)`,
    },
  }),
  spacing: ({ name }) => ({ className: "h-3 bg-accent", style: { width: `var(--${name})` } }),
  radius: ({ name }) => ({
    className: "size-12 border-2 border-accent bg-accent-soft",
    style: { borderRadius: `var(--${name})` },
  }),
  shadow: ({ name }) => ({
    className: "h-12 rounded-md bg-surface-raised",
    style: { boxShadow: `var(--${name})` },
  }),
};

/** All tokens of a kind, with names, values and samples. */
export function TokenTable({ kind }: { kind: string }) {
  return (
    <Ground>
      <table className="w-full table-fixed text-start text-sm">
        <tbody>
          {tokensOf(kind).map((token) => (
            <tr key={token.name} className="border-b last:border-b-0">
              <th scope="row" className="w-32 py-2 pe-4 text-start font-medium wrap-break-word sm:w-56">
                {token.name}
              </th>
              <td className="py-2 pe-4 font-mono text-xs wrap-break-word text-text-muted">{token.value}</td>
              {samples[kind] && <Sample {...samples[kind](token)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </Ground>
  );
}

function Sample({ style, text, className }: { style?: CSSProperties; text?: ReactNode; className: string }) {
  return (
    <td className="py-2">
      <div className={className} style={style}>
        {text}
      </div>
    </td>
  );
}

/** The kit's own background and text color on Storybook's page. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled my-4 overflow-x-auto rounded-lg border bg-surface p-5 text-text">
      {children}
    </div>
  );
}
