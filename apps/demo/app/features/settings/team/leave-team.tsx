import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../lazy/confirm-dialog.tsx";

/** The way out of the team for those who are no Admin; in the demo it leads nowhere, and says so. */
export function LeaveTeam() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start text-danger! max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden="true" className="size-5" />
        {t(($) => $.settings.team.leave)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(($) => $.settings.team.leaveTitle)}
        description={t(($) => $.settings.team.leaveText, { product: brand.name })}
        confirmLabel={t(($) => $.settings.team.leave)}
        cancelLabel={t(($) => $.settings.team.cancel)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          toast(t(($) => $.settings.team.left));
        }}
      />
    </>
  );
}
