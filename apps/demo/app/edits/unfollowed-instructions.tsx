import type { Instruction } from "@voxlog/notes/instructions";
import { brand } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { useTranslation } from "react-i18next";

/** Lines that are shown. A team's text can have hundreds that the agent can't follow. */
const MAX_LINES = 3;

/** Names the instructions that the agent can't follow in the demo: the first few, and the count of the others. */
export function UnfollowedInstructions({ instructions }: { instructions: readonly Instruction[] }) {
  const { t } = useTranslation("demo");
  const lines = [...new Set(instructions.filter(({ isFollowed }) => !isFollowed).map(({ line }) => line))];
  if (lines.length === 0) return null;
  return (
    <Alert>
      {t(($) => $.edits.unfollowed.title, { agent: brand.agent })}
      <ul className="mt-1 list-disc ps-5">
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MAX_LINES && (
          <li>{t(($) => $.edits.unfollowed.more, { count: lines.length - MAX_LINES })}</li>
        )}
      </ul>
    </Alert>
  );
}
