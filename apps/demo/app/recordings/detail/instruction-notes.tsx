import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { UnfollowedInstructions } from "../../edits/unfollowed-instructions.tsx";
import { useInstructions } from "../notes/use-reading.ts";

/** Counts the instructions that shaped a result, and lists those that the agent can't follow here. */
export function InstructionNotes() {
  const { t } = useTranslation("demo");
  const { instructions } = useInstructions();
  const followed = instructions.filter(({ isFollowed }) => isFollowed).length;
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <UnfollowedInstructions instructions={instructions} />
      <p className="flex flex-wrap gap-x-2 text-text-muted">
        {followed > 0 && t(($) => $.own.followed, { count: followed })}
        <Link asChild variant="accent">
          <ScreenLink section="agentTimmy">{t(($) => $.crm.learned.change)}</ScreenLink>
        </Link>
      </p>
    </div>
  );
}
