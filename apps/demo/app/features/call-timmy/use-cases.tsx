import { Card } from "@voxlog/ui/card";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

const useCases = ["car", "walk", "event", "reminder", "offline"] as const;

/** When calling beats typing. */
export function UseCases() {
  const { t } = useTranslation("demo");
  return (
    <Card asChild className="grid content-start gap-5 max-sm:p-5!">
      <section>
        <h2 className="text-xl">{t(($) => $.callTimmy.uses.title)}</h2>
        <ul className="grid gap-3">
          {useCases.map((useCase) => (
            <li key={useCase} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
              {t(($) => $.callTimmy.uses.list[useCase])}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
