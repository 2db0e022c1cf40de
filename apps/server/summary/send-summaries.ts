import { deliver } from "../mail/deliver.ts";
import type { MailSettings } from "../mail/mail-settings.ts";
import type { ReadReport } from "../reports/routes.ts";
import { readFigures } from "./figures.ts";
import { UNSUBSCRIBE_PATH } from "./routes.ts";
import { summaryEmail } from "./summary-email.ts";
import { beginAttempt, endAttempt, latestPeriod } from "./summary-state.ts";

type Options = {
  folder: string;
  mail: MailSettings;
  /** Nothing if collectors store the visits: only an account may read their reports. */
  readReport: ReadReport | undefined;
};

/** Emails the owner each summary that is due. It's a copy of the same email, by its ID, if it's sent again. */
export async function sendDueSummaries({ folder, mail, readReport }: Options, giveUp: AbortSignal) {
  for (const kind of mail.summaries) {
    const now = Date.now();
    const period = latestPeriod(kind, now);
    const token = beginAttempt(folder, period, now);
    if (!token) continue;
    const summary = {
      period,
      isElsewhere: !readReport,
      now: await readFigures(period, folder, readReport),
      before: await readFigures(period.before, folder, readReport),
    };
    const email = await summaryEmail(summary, {
      to: mail.leadsTo,
      language: mail.ownersLanguage,
      server: mail.server,
      unsubscribe: `${mail.server}${UNSUBSCRIBE_PATH}/${token}`,
    });
    const outcome = await deliver(email, `summary-${kind}-${period.from}`, mail, giveUp);
    endAttempt(folder, period, outcome);
    if (outcome.error) process.stderr.write(`The summary of a ${kind} can't be sent yet: ${outcome.error}\n`);
  }
}
