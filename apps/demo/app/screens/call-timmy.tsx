import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenHeading } from "../layout/screen-heading.tsx";
import { CallSteps } from "../features/call-timmy/call-steps.tsx";
import { NumberCard } from "../features/call-timmy/number-card.tsx";
import { UseCases } from "../features/call-timmy/use-cases.tsx";

/** The number to phone a conversation in to, and when that is handy. */
export function CallTimmyScreen() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <ScreenHeading>{t(($) => $.callTimmy.title, { agent: brand.agent })}</ScreenHeading>
        <p className="mt-1 max-w-prose text-text-muted">
          {t(($) => $.callTimmy.subtitle, { agent: brand.agent })}
        </p>
      </div>
      <NumberCard />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <CallSteps />
        <UseCases />
      </div>
    </div>
  );
}
