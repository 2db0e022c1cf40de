import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { RecordingList } from "../../recordings/recording-list.tsx";
import { useRecordings } from "../../recordings/use-recordings.ts";

const RECENT = 6;

/** The latest recordings, and the way to all of them. */
export function RecentRecordings() {
  const { t } = useTranslation("demo");
  const recordings = useRecordings();
  const title = t(($) => $.dashboard.recent);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        <ScreenLink
          section="recordings"
          className="inline-flex h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
        >
          {t(($) => $.dashboard.all, { count: recordings.length })}
        </ScreenLink>
      </div>
      <RecordingList label={title} recordings={recordings.slice(0, RECENT)} />
    </section>
  );
}
