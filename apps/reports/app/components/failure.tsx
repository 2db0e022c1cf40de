import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Shows what failed, and offers a retry. */
export function Failure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation("reports");
  return (
    <div className="grid justify-items-start gap-3">
      <Alert tone="danger" className="w-full">
        {children}
      </Alert>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t(($) => $.failure.retry)}
      </Button>
    </div>
  );
}
