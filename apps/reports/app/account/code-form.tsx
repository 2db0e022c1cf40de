import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { TextField } from "@voxlog/ui/text-field";
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeToken } from "../session/account.ts";
import { type CodeChallenge, type CodeSent, enterCode, requestCode, type SignInFailure } from "./sign-in.ts";

/** A rejected request for a code means that the password was entered too long ago. */
type Failure = SignInFailure | "expired";

/** Asks for the code that is mailed after a correct password. */
export function CodeForm({ challenge, onBack }: { challenge: CodeChallenge; onBack: () => void }) {
  const { t } = useTranslation("staff");
  const [sent, setSent] = useState<CodeSent>();
  const [isAgain, setAgain] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isMissing, setMissing] = useState(false);
  const [pending, setPending] = useState<"sending" | "entering">();
  const field = useRef<HTMLInputElement>(null);
  const hasRequested = useRef(false);

  const send = useCallback(async () => {
    setPending("sending");
    setFailure(undefined);
    const result = await requestCode(challenge);
    setPending(undefined);
    if ("failure" in result) setFailure(result.failure === "rejected" ? "expired" : result.failure);
    else setSent(result);
  }, [challenge]);
  useEffect(() => {
    field.current?.focus();
    if (!hasRequested.current) void send();
    hasRequested.current = true;
  }, [send]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = (field.current?.value ?? "").replace(/\s/g, "");
    setMissing(!code);
    if (!code || !sent) return field.current?.focus();
    setPending("entering");
    setAgain(false);
    const result = await enterCode(sent, code);
    if ("token" in result) return storeToken(result.token);
    setPending(undefined);
    setFailure(result.failure);
    field.current?.select();
  }

  return (
    <>
      <div className="grid gap-2">
        <Heading level={1} size="2xl">
          {t(($) => $.code.title)}
        </Heading>
        <p role="status" className="wrap-anywhere text-text-muted">
          {sent && t(($) => $.code.intro, { email: challenge.email })}
          {!sent && !failure && t(($) => $.code.sending)}
        </p>
      </div>
      {failure && (
        <Alert key={failure} tone="danger">
          {t(($) => $.code.failures[failure])}
        </Alert>
      )}
      {isAgain && !failure && <Alert tone="success">{t(($) => $.code.sentAgain)}</Alert>}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={field}
          label={t(($) => $.code.label)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={isMissing ? t(($) => $.code.required) : undefined}
        />
        <Button type="submit" pending={pending === "entering"} disabled={!sent}>
          {t(($) => $.code.submit)}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button size="sm" variant="ghost" className="-ms-3.5" onClick={onBack}>
            {t(($) => $.code.back)}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="-me-3.5"
            pending={pending === "sending"}
            onClick={() => void send().then(() => setAgain(true))}
          >
            {t(($) => $.code.again)}
          </Button>
        </div>
      </form>
    </>
  );
}
