import { Card } from "@voxlog/ui/card";
import type { Sorting } from "./column-header.tsx";
import type { ListedRecording } from "./listed-recording.ts";
import { RecordingCards } from "./recording-cards.tsx";
import { RecordingDialogSlot } from "./recording-dialog-slot.tsx";
import { RecordingTable } from "./recording-table.tsx";

/** Recordings as a table, or as cards where a table does not fit; each opens its detail. */
export function RecordingList({
  label,
  recordings,
  sorting,
}: {
  /** Names the table. */
  label: string;
  recordings: readonly ListedRecording[];
  sorting?: Sorting;
}) {
  return (
    <>
      <Card className="hidden overflow-clip p-0! md:block">
        <RecordingTable label={label} recordings={recordings} {...(sorting && { sorting })} />
      </Card>
      <div className="md:hidden">
        <RecordingCards recordings={recordings} />
      </div>
      <RecordingDialogSlot list={recordings} />
    </>
  );
}
