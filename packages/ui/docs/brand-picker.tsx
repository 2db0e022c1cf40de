import { useState } from "react";
import { showTheme } from "../.storybook/sample-theme.ts";
import { SAMPLE_BRAND } from "../.storybook/storybook-theme.ts";
import { Badge } from "../src/badge/badge.tsx";
import { Button } from "../src/button/button.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { TextField } from "../src/text-field/text-field.tsx";
import { Ground } from "./token-table.tsx";

/** Shows the page in the theme of any color, or explains why it has none. */
export function BrandPicker() {
  const [brand, setBrand] = useState(SAMPLE_BRAND);
  const [fault, setFault] = useState<string>();

  function choose(color: string) {
    setBrand(color);
    try {
      showTheme(color);
      setFault(undefined);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Ground>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Brand color"
          hint="As CSS writes it: #0b6e4f, teal, oklch(52% 0.2 150)"
          value={brand}
          error={fault}
          onChange={(event) => choose(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="danger">Danger</Button>
          <Badge tone="accent">Accent</Badge>
          <Badge tone="success">Success</Badge>
          <Switch label="On" defaultChecked className="w-40" />
        </div>
      </div>
    </Ground>
  );
}
