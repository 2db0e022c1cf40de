import {
  bestYearlyDiscount,
  brand,
  claims,
  directCrms,
  otherCrmCount,
  transcriptionLanguages,
  yearlyCommitmentMonths,
} from "@voxlog/product";
import { formatLanguageName, formatList } from "@voxlog/texts";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";

/** A question that is often asked, and its answer: plain text, which search engines are given too. */
export type Question = { id: string; question: string; answer: string };

/** What people ask before they buy, in the order in which it matters to them. */
export function useQuestions(): Question[] {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const product = brand.name;
  return [
    {
      id: "trial",
      question: t(($) => $.faq.items.trial.question),
      answer: t(($) => $.faq.items.trial.answer, { minutes: claims.demoMinutes }),
    },
    {
      id: "setup",
      question: t(($) => $.faq.items.setup.question),
      answer: t(($) => $.faq.items.setup.answer, {
        agent: brand.agent,
        hours: claims.supportResponseHours,
        minutes: claims.setupMinutes,
      }),
    },
    {
      id: "other-crm",
      question: t(($) => $.faq.items.otherCrm.question, { product }),
      answer: t(($) => $.faq.items.otherCrm.answer, {
        crms: formatList(language, directCrms),
        count: otherCrmCount,
        ...claims.customCrmWeeks,
      }),
    },
    {
      id: "accuracy",
      question: t(($) => $.faq.items.accuracy.question),
      answer: t(($) => $.faq.items.accuracy.answer, {
        agent: brand.agent,
        accuracy: claims.transcriptionAccuracyPercent,
        match: claims.matchRatePercent,
      }),
    },
    {
      id: "languages",
      question: t(($) => $.faq.items.languages.question, { product }),
      answer: t(($) => $.faq.items.languages.answer, {
        product,
        languages: formatList(
          language,
          transcriptionLanguages.map((code) => formatLanguageName(language, code)),
        ),
      }),
    },
    {
      id: "privacy",
      question: t(($) => $.faq.items.privacy.question),
      answer: t(($) => $.faq.items.privacy.answer, { product }),
    },
    {
      id: "consent",
      question: t(($) => $.faq.items.consent.question),
      answer: t(($) => $.faq.items.consent.answer, { ...claims.callMinutes }),
    },
    {
      id: "contract",
      question: t(($) => $.faq.items.contract.question),
      answer: t(($) => $.faq.items.contract.answer, {
        percent: bestYearlyDiscount(),
        months: yearlyCommitmentMonths,
      }),
    },
    {
      id: "canceling",
      question: t(($) => $.faq.items.canceling.question),
      answer: t(($) => $.faq.items.canceling.answer, { months: yearlyCommitmentMonths }),
    },
    {
      id: "support",
      question: t(($) => $.faq.items.support.question),
      answer: t(($) => $.faq.items.support.answer, { hours: claims.supportResponseHours }),
    },
  ];
}
