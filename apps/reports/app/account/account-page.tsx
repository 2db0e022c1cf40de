import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../components/page-heading.tsx";
import { useStaffFormat } from "../components/use-staff-format.ts";
import { removeToken, useAccount } from "../session/owner.ts";
import { type FailureKind, failureKind, requestJson, requestRemoval } from "../session/request.ts";
import { AuditList } from "./audit-list.tsx";
import { signOut } from "./sign-in.ts";

/** An active session; `began` is in seconds since 1970. */
type SignIn = { id: string; began: number; browser: string; system: string; isThis: boolean };

type Account = {
  email: string;
  role: "owner" | "staff";
  hasSecondFactor: boolean;
  hasMail: boolean;
  signIns: SignIn[];
};

type Failure = { of: "failed" | "endFailed"; kind: FailureKind };

/** Shows the signed-in user's role, second factor and active sessions. */
export function AccountPage() {
  const { t } = useTranslation("staff");
  const { t: tReports } = useTranslation("reports");
  const { token } = useAccount();
  const [account, setAccount] = useState<Account>();
  const [failure, setFailure] = useState<Failure>();
  const [ended, setEnded] = useState(0);
  const fail = useCallback(
    (of: Failure["of"], error: unknown) => setFailure({ of, kind: failureKind(error) }),
    [],
  );
  const load = useCallback(() => {
    requestJson<Account>("/api/account", { token }).then(
      (loaded) => {
        setAccount(loaded);
        setFailure(undefined);
      },
      (error: unknown) => fail("failed", error),
    );
  }, [token, fail]);
  useEffect(load, [load]);

  /** Ends one session of this account, or all of them. */
  async function end(id = ""): Promise<void> {
    try {
      await requestRemoval(`/api/account/sign-ins${id && `/${id}`}`, token);
      if (!id) return void removeToken();
      setEnded((count) => count + 1);
      load();
    } catch (error) {
      fail("endFailed", error);
    }
  }

  return (
    <div className="mx-auto grid max-w-200 grid-cols-1 gap-5 px-gutter py-6">
      <PageHeading>{t(($) => $.account.title)}</PageHeading>
      {failure && (
        <div className="grid justify-items-start gap-3">
          <Alert tone="danger" className="w-full">
            {t(($) => $.account[failure.of], { reason: t(($) => $.failures[failure.kind]) })}
          </Alert>
          <Button size="sm" variant="secondary" onClick={load}>
            {tReports(($) => $.failure.retry)}
          </Button>
        </div>
      )}
      {!account && !failure && <div aria-busy="true" className="h-80 rounded-xl bg-surface-hover" />}
      {account && (
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
  const { moment } = useStaffFormat();
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
