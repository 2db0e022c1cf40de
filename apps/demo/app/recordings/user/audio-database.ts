import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { isUserRecording, type UserRecording } from "./user-recording.ts";

/**
 * The visitor's recordings in their browser. Audio is written part by part as it comes, so that a closed tab
 * loses at most the last second. Everything here throws when the browser gives no storage, or a full one.
 */
const NAME = "voxlog.demo.audio";

interface Schema extends DBSchema {
  recordings: { key: string; value: UserRecording };
  /** Parts of the audio in their order. Buffers, since Safari has lost blobs from its databases. */
  parts: { key: [recording: string, index: number]; value: ArrayBuffer };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Writes down a part of an unfinished recording, and the recording as it now is. A part of one that was erased
 * in the meantime is dropped.
 *
 * @param index counted from 0; the first part makes the recording known.
 */
export async function writePart(recording: UserRecording, index: number, part: Blob): Promise<void> {
  const data = await part.arrayBuffer();
  const transaction = (await open()).transaction(["recordings", "parts"], "readwrite");
  const recordings = transaction.objectStore("recordings");
  if (index === 0 || (await recordings.getKey(recording.id)) !== undefined) {
    await recordings.put(recording, recording.id);
    await transaction.objectStore("parts").put(data, [recording.id, index]);
  }
  await transaction.done;
}

/** Writes down a recording with all its audio, over whatever parts there were. */
export async function writeRecording(recording: UserRecording, audio: Blob): Promise<void> {
  const data = await audio.arrayBuffer();
  const transaction = (await open()).transaction(["recordings", "parts"], "readwrite");
  await transaction.objectStore("recordings").put(recording, recording.id);
  await transaction.objectStore("parts").delete(partsOf(recording.id));
  await transaction.objectStore("parts").put(data, [recording.id, 0]);
  await transaction.done;
}

/** All recordings, kept and unfinished; what is damaged is left out. */
export async function readRecordings(): Promise<UserRecording[]> {
  const values: unknown[] = await (await open()).getAll("recordings");
  return values.filter(isUserRecording);
}

/** A recording's audio as far as it was written; undefined when there is none. */
export async function readAudio({
  id,
  mimeType,
}: Pick<UserRecording, "id" | "mimeType">): Promise<Blob | undefined> {
  const parts: unknown[] = await (await open()).getAll("parts", partsOf(id));
  const sound = parts.filter((part) => part instanceof ArrayBuffer);
  return sound.length > 0 ? new Blob(sound, { type: mimeType }) : undefined;
}

/** Erases a recording and its audio. */
export async function eraseRecording(id: string): Promise<void> {
  await erase(id, () => true);
}

/** Erases a recording and its audio, unless it was kept by now. */
export async function eraseUnfinished(id: string): Promise<void> {
  await erase(id, (recording) => (recording?.keptAt ?? null) === null);
}

async function erase(id: string, isMeant: (recording: UserRecording | undefined) => boolean): Promise<void> {
  const transaction = (await open()).transaction(["recordings", "parts"], "readwrite");
  const recordings = transaction.objectStore("recordings");
  if (isMeant(await recordings.get(id))) {
    await recordings.delete(id);
    await transaction.objectStore("parts").delete(partsOf(id));
  }
  await transaction.done;
}

/** Erases everything, also what is damaged. */
export async function eraseAll(): Promise<void> {
  const opened = await opening?.catch(() => undefined);
  opened?.close();
  opening = undefined;
  try {
    await deleteDB(NAME);
  } catch (error) {
    // Storage that the browser does not give holds nothing.
    const isThere = !["SecurityError", "InvalidStateError", "TypeError"].includes((error as Error).name);
    if (isThere) throw error;
  }
}

function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

function open(): Promise<IDBPDatabase<Schema>> {
  if (opening) return opening;
  const forget = () => {
    if (opening === attempt) opening = undefined;
  };
  const attempt = openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore("recordings");
      database.createObjectStore("parts");
    },
    blocking() {
      // Another tab erases everything, and waits for this one to let go.
      attempt.then((database) => database.close()).catch(() => {});
      forget();
    },
    terminated: forget,
  });
  attempt.catch(forget);
  opening = attempt;
  return attempt;
}
