import { decisiveScope, instructionsOrder } from "@voxlog/demo-data/instructions";
import { brand } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";

/** Which instructions come first, and which win when they clash. */
export function InstructionsOrder() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.agentTimmy.instructions.order, { agent: brand.agent })}>
      <ol className="grid gap-5">
        {instructionsOrder.map((scope, index) => (
          <li key={scope} className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1.5">
            <span
              aria-hidden="true"
              className="row-span-3 grid size-8 place-content-center rounded-full bg-accent-soft text-sm font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <p className="pt-1 font-semibold">{t(($) => $.agentTimmy.instructions.scopes[scope])}</p>
            <p className="text-text-muted">{t(($) => $.agentTimmy.instructions.orderText[scope])}</p>
            {scope === decisiveScope && (
              <Badge tone="accent" icon={<ShieldCheck aria-hidden="true" />} className="mt-0.5">
                {t(($) => $.agentTimmy.instructions.wins)}
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
