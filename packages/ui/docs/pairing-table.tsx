import { pairings } from "../src/theme/pairings.ts";
import { contrast } from "../test/contrast.ts";
import { Ground } from "./token-table.tsx";

/** Every color pairing in use, with its contrast in the current scheme. */
export function PairingTable() {
  return (
    <Ground>
      <ul className="grid gap-2 sm:grid-cols-2">
        {pairings.map(([foreground, background, least]) => (
          <li
            key={`${foreground} ${background}`}
            className="flex justify-between gap-3 rounded-md border px-3 py-2 text-sm"
            style={{
              color: `var(--kit-color-${foreground})`,
              backgroundColor: `var(--kit-color-${background})`,
            }}
          >
            <span>
              {foreground} on {background}
            </span>
            <span className="tabular-nums">
              {ratio(foreground, background)} ≥ {least}
            </span>
          </li>
        ))}
      </ul>
    </Ground>
  );
}

function ratio(foreground: string, background: string): string {
  return contrast(computed(foreground), computed(background)).toFixed(1);
}

function computed(token: string): string {
  const probe = document.createElement("div");
  probe.style.color = `var(--kit-color-${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
