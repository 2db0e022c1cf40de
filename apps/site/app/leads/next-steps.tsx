import { claims } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Steps } from "../components/steps.tsx";

/** The steps after a signup, with their times. `level` is that of its heading; `quoted` is for a plan without a price. */
export function NextSteps({ level, quoted = false }: { level: 2 | 3; quoted?: boolean }) {
  const { t } = useTranslation("site");
  return (
    <>
      <Heading level={level} size="lg">
        {t(($) => $.forms.signup.sent.next)}
      </Heading>
      <Steps
        className="mt-4"
        steps={[
          { text: t(($) => $.forms.signup.sent.contact, { hours: claims.supportResponseHours }) },
          {
            text: quoted
              ? t(($) => $.forms.signup.quote.setup)
              : t(($) => $.forms.signup.sent.setup, { minutes: claims.setupMinutes }),
          },
          { text: t(($) => $.forms.signup.sent.untilThen, { minutes: claims.demoMinutes }) },
        ]}
      />
    </>
  );
}
