import { Button } from "@voxlog/ui/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "../components/lazy.tsx";

/** Removes one of the visitor's recordings after a confirmation. */
export function RemoveButton({
  label,
  title,
  className = "",
  onConfirm,
}: {
  label: string;
  title: string;
  className?: string;
  onConfirm: () => void;
}) {
  const { t } = useTranslation("demo");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className={`text-danger ${className}`} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <AlertDialog
        open={isAsking}
        title={title}
        description={t(($) => $.userRecording.removeText)}
        confirmLabel={label}
        cancelLabel={t(($) => $.cancel)}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
        onOpenChange={setIsAsking}
      />
    </>
  );
}
