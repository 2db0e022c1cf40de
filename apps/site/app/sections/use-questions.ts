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

/** In the order in which the answers matter to people who may buy. */
const questions = [
  "trial",
  "setup",
  "otherCrm",
  "accuracy",
  "languages",
  "privacy",
  "consent",
  "contract",
  "canceling",
  "support",
] as const;

/** Facts of one answer alone; others have the duration of the demo and of a call. */
const ownFacts: { [id in (typeof questions)[number]]?: { minutes: number } | { min: number; max: number } } =
  {
    setup: { minutes: claims.setupMinutes },
    otherCrm: claims.customCrmWeeks,
  };

/** What people ask before they buy. */
export function useQuestions(): Question[] {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const shared = {
    product: brand.name,
    agent: brand.agent,
    hours: claims.supportResponseHours,
    months: yearlyCommitmentMonths,
    percent: bestYearlyDiscount(),
    count: otherCrmCount,
    accuracy: claims.transcriptionAccuracyPercent,
    match: claims.matchRatePercent,
    minutes: claims.demoMinutes,
    ...claims.callMinutes,
    crms: formatList(language, directCrms),
    languages: formatList(
      language,
      transcriptionLanguages.map((code) => formatLanguageName(language, code)),
    ),
  };
  return questions.map((id) => {
    const facts = { ...shared, ...ownFacts[id] };
    return {
      id,
      question: t(($) => $.faq.items[id].question, facts),
      answer: t(($) => $.faq.items[id].answer, facts),
    };
  });
}
