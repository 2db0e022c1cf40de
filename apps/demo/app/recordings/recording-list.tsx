import { useMediaQuery } from "@voxlog/browser/media-query";
import { Card } from "@voxlog/ui/card";
import type { ReactNode } from "react";
import { TABLE_FITS } from "../layout/breakpoints.ts";
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
  empty,
}: {
  /** Names the table. */
  label: string;
  recordings: readonly ListedRecording[];
  sorting?: Sorting;
  /** What stands there when there are none. */
  empty?: ReactNode;
}) {
  const tableFits = useMediaQuery(TABLE_FITS);
  return (
    <>
      {recordings.length === 0 ? (
        empty
      ) : tableFits ? (
        <Card className="overflow-clip p-0!">
          <RecordingTable label={label} recordings={recordings} {...(sorting && { sorting })} />
        </Card>
      ) : (
        <RecordingCards recordings={recordings} />
      )}
      <RecordingDialogSlot list={recordings} />
    </>
  );
}
