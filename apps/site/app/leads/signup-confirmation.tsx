import { claims } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";
import { demoAddress } from "./demo-access.ts";
import { NextSteps } from "./next-steps.tsx";

/** Replaces the form once it was sent: the next steps, and a link to the demo. */
export function SignupConfirmation({ quoted, onClose }: { quoted: boolean; onClose: () => void }) {
  const { t } = useTranslation(["site", "common"]);
  const language = useLanguage();
  const thanks = useRef<HTMLParagraphElement>(null);
  // The focused button is gone with the form. Screen readers also read this.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <>
      <p ref={thanks} role="status" tabIndex={-1} className="text-lg outline-none">
        {t(($) => $.forms.signup.success, { hours: claims.supportResponseHours })}
      </p>
      <div className="mt-6">
        <NextSteps level={3} quoted={quoted} />
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button asChild size="lg">
          <a href={demoAddress(language)}>{t(($) => $.home.hero.viewDemo)}</a>
        </Button>
        <Button size="lg" variant="secondary" onClick={onClose}>
          {t(($) => $.close, { ns: "common" })}
        </Button>
      </div>
    </>
  );
}
