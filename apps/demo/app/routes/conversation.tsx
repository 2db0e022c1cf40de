import { Link } from "@voxlog/ui/link";
import { PageHeader } from "@voxlog/ui/page-header";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../components/screen.tsx";
import { Conversation, RecordingMoment, useSteps } from "../recordings/detail/conversation.tsx";
import { useTextIn } from "../recordings/detail/panel.tsx";
import { useOpenRecording } from "../recordings/use-open-recording.ts";
import { useRecordings } from "../recordings/use-recordings.ts";
import { useUnknownNotice } from "../recordings/use-unknown-notice.ts";

/** A recording that its address opened. */
function ConversationScreen() {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const titleId = useId();
  const list = useRecordings();
  const { openId, show, giveUp } = useOpenRecording();
  const recording = list.find(({ id }) => id === openId);
  useUnknownNotice(openId, recording !== undefined, giveUp);
  const { steps, handlers } = useSteps(list, recording, show);
  const stepWithoutFocus = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) handlers.onKeyDown(event);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => stepWithoutFocus(event);
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  if (!recording) return null; // It is read, or the notice leaves this screen.
  return (
    <article aria-labelledby={titleId} className="grid grid-cols-1 gap-6" {...handlers}>
      <Link asChild variant="standalone" className="justify-self-start">
        <ScreenLink section="recordings">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t(($) => $.recordings.all, { count: list.length })}
        </ScreenLink>
      </Link>
      <PageHeader
        title={<span id={titleId}>{textIn(recording.title)}</span>}
        text={<RecordingMoment recording={recording} />}
      />
      <div>
        <Conversation recording={recording} steps={steps} onRemove={giveUp} />
      </div>
    </article>
  );
}

export { ConversationScreen as Component };
