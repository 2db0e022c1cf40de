import { claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Steps } from "../components/steps.tsx";

/** What happens after a signup, and when. */
export function NextSteps() {
  const { t } = useTranslation("site");
  return (
    <Steps
      className="mt-4"
      steps={[
        { text: t(($) => $.forms.signup.sent.contact, { hours: claims.supportResponseHours }) },
        { text: t(($) => $.forms.signup.sent.setup, { minutes: claims.setupMinutes }) },
        { text: t(($) => $.forms.signup.sent.untilThen, { minutes: claims.demoMinutes }) },
      ]}
    />
  );
}
