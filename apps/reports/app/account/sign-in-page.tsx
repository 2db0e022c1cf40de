import { brand } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { TextField } from "@voxlog/ui/text-field";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../components/lazy-part.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { ReportsLanguageSwitch } from "../components/reports-language-switch.tsx";
import { storeToken } from "../session/account.ts";
import { type CodeChallenge, type SignInFailure, signIn } from "./sign-in.ts";

const CodeForm = lazyPart("staff", () => import("./code-form.tsx").then((module) => module.CodeForm));

/** Signs in staff and the owner by password and, if the account requires it, a mailed code. */
export function SignInPage({ hasExpired }: { hasExpired: boolean }) {
  const { t } = useTranslation("reports");
  const [challenge, setChallenge] = useState<CodeChallenge>();
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 bg-surface-sunken p-gutter">
      <Card className="grid w-full max-w-100 gap-6">
        <p className="-mb-4 flex items-center gap-2.5 text-text-muted">
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="28" height="28" />
          {t(($) => $.documentTitle, { page: t(($) => $.title), product: brand.name })}
        </p>
        {challenge ? (
          <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
        ) : (
          <PasswordForm hasExpired={hasExpired} onChallenge={setChallenge} />
        )}
      </Card>
      <ReportsLanguageSwitch />
    </main>
  );
}

type PasswordFormProps = { hasExpired: boolean; onChallenge: (challenge: CodeChallenge) => void };

function PasswordForm({ hasExpired, onChallenge }: PasswordFormProps) {
  const { t } = useTranslation("reports");
  const [failure, setFailure] = useState<SignInFailure | "expired" | null>(hasExpired ? "expired" : null);
  const [missing, setMissing] = useState({ email: false, password: false });
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email")).trim();
    const password = String(data.get("password"));
    setMissing({ email: !email, password: !password });
    if (!email || !password) {
      focus(email ? "password" : "email");
      return;
    }
    setPending(true);
    const result = await signIn(email, password);
    if ("token" in result) return storeToken(result.token);
    if ("mfaId" in result) return onChallenge(result);
    setPending(false);
    setFailure(result.failure);
    if (result.failure === "rejected") focus("password");
  }

  function focus(field: "email" | "password"): void {
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }

  return (
    <>
      <div className="grid gap-2">
        <PageHeading className="text-2xl">{t(($) => $.signIn.title)}</PageHeading>
        <p className="text-text-muted">{t(($) => $.signIn.intro)}</p>
      </div>
      {failure && (
        <Alert key={failure} tone="danger">
          {t(($) => $.signIn.failures[failure])}
        </Alert>
      )}
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t(($) => $.signIn.email)}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={missing.email ? t(($) => $.signIn.required.email) : undefined}
        />
        <TextField
          label={t(($) => $.signIn.password)}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={missing.password ? t(($) => $.signIn.required.password) : undefined}
        />
        <Button type="submit" pending={pending}>
          {t(($) => $.signIn.submit)}
        </Button>
      </form>
    </>
  );
}
