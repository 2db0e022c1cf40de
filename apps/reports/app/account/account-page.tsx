import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { Skeleton } from "@voxlog/ui/skeleton";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../components/failure.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { useFormat } from "../report/use-format.ts";
import { removeToken } from "../session/account.ts";
import { requestJson, requestRemoval } from "../session/request.ts";
import { useAction } from "../session/use-action.ts";
import { useRequest } from "../session/use-request.ts";
import { AuditList } from "./audit-list.tsx";
import { signOut } from "./sign-in.ts";

const PATH = "/api/account";

/** An active session; `began` is in seconds since 1970. */
type SignIn = { id: string; began: number; browser: string; system: string; isThis: boolean };

type Account = {
  email: string;
  role: "owner" | "staff";
  hasSecondFactor: boolean;
  hasMail: boolean;
  signIns: SignIn[];
};

/** Shows the signed-in user's role, second factor and active sessions. */
export function AccountPage() {
  const { t } = useTranslation("staff");
  const { t: tReports } = useTranslation("reports");
  const [account, load] = useRequest(PATH, (signal) => requestJson<Account>(PATH, { signal }));
  const { run, failure } = useAction();
  const [ended, setEnded] = useState(0);

  /** Ends one session of this account, or all of them. */
  const end = (id = "") =>
    run(async () => {
      await requestRemoval(`${PATH}/sign-ins${id && `/${id}`}`);
      if (!id) return void removeToken();
      setEnded((count) => count + 1);
      load();
    });

  return (
    <div className="mx-auto grid max-w-200 grid-cols-1 gap-5 px-gutter py-6">
      <PageHeading>{t(($) => $.account.title)}</PageHeading>
      {failure && (
        <Alert tone="danger">
          {t(($) => $.account.endFailed, { reason: t(($) => $.failures[failure]) })}
        </Alert>
      )}
      {account.status === "failed" && (
        <Failure onRetry={load}>
          {t(($) => $.account.failed, { reason: t(($) => $.failures[account.kind]) })}
        </Failure>
      )}
      {account.status === "loading" && <Skeleton label={tReports(($) => $.loading)} lines={8} />}
      {account.status === "ready" && (
        <>
          <Section title={account.email}>
            <p className="text-text-muted">{t(($) => $.account.roles[account.role])}</p>
          </Section>
          <Section title={t(($) => $.account.factor.title)}>
            <p className="text-text-muted">{t(($) => $.account.factor[factorOf(account)])}</p>
          </Section>
          <Section title={t(($) => $.account.signIns)}>
            <p role="status" key={ended} className="sr-only">
              {ended > 0 && t(($) => $.account.ended)}
            </p>
            <SignIns signIns={account.signIns} onEnd={(id) => void end(id)} />
            <div className="grid justify-items-start gap-2 border-t pt-4">
              <Button variant="secondary" onClick={() => void end()}>
                {t(($) => $.account.endAll)}
              </Button>
              <p className="max-w-prose text-sm text-text-muted">{t(($) => $.account.endAllHint)}</p>
            </div>
          </Section>
          {account.role === "owner" && (
            <Section title={t(($) => $.audit.title)}>
              <AuditList />
            </Section>
          )}
        </>
      )}
    </div>
  );
}

function factorOf({ hasSecondFactor, hasMail, role }: Account) {
  if (hasSecondFactor) return "on";
  if (!hasMail) return "needsMail";
  return role === "owner" ? "owner" : "off";
}

function SignIns({ signIns, onEnd }: { signIns: readonly SignIn[]; onEnd: (id: string) => void }) {
  const { t } = useTranslation("staff");
  const { t: tReports } = useTranslation("reports");
  const { moment } = useFormat();
  const nameOf = ({ browser, system }: SignIn) =>
    browser && system
      ? t(($) => $.account.on, { browser, system })
      : browser || system || t(($) => $.account.unknown);
  return (
    <ul className="divide-y">
      {signIns.map((signIn) => {
        const since = moment(signIn.began * 1000);
        return (
          <li key={signIn.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="grid">
              <span className="font-medium">{nameOf(signIn)}</span>
              <span className="text-sm text-text-muted">
                {t(($) => $.account.since, { moment: since })}
                {signIn.isThis && ` · ${t(($) => $.account.this)}`}
              </span>
            </span>
            {signIn.isThis ? (
              <Button size="sm" variant="secondary" onClick={signOut}>
                {tReports(($) => $.signOut)}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t(($) => $.account.endOf, { browser: nameOf(signIn), moment: since })}
                onClick={() => onEnd(signIn.id)}
              >
                {t(($) => $.account.end)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby={id}>
        <Heading level={2} size="lg" id={id} className="wrap-anywhere">
          {title}
        </Heading>
        {children}
      </section>
    </Card>
  );
}
