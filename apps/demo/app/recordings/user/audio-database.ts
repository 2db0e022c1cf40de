import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { AUDIO_DATABASE, isUserRecording, type UserRecording } from "./user-recording.ts";

/**
 * The visitor's recordings in their browser. Audio is stored in parts while recording, so that a closed tab loses at
 * most the last second. All functions throw if storage is unavailable or full.
 */
interface Schema extends DBSchema {
  recordings: { key: string; value: UserRecording };
  /** Parts of the audio in order. Buffers, since Safari has lost blobs from IndexedDB. */
  parts: { key: [recording: string, index: number]; value: ArrayBuffer };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Stores a part of an unfinished recording, and updates the recording. A part of a recording that was deleted in the
 * meantime is dropped.
 *
 * @param index zero-based; the first part creates the recording.
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

/** Stores a recording with all its audio, and replaces earlier parts. */
export async function writeRecording(recording: UserRecording, audio: Blob): Promise<void> {
  const data = await audio.arrayBuffer();
  const transaction = (await open()).transaction(["recordings", "parts"], "readwrite");
  await transaction.objectStore("recordings").put(recording, recording.id);
  await transaction.objectStore("parts").delete(partsOf(recording.id));
  await transaction.objectStore("parts").put(data, [recording.id, 0]);
  await transaction.done;
}

/** Returns all recordings, saved and unfinished, except damaged ones. */
export async function readRecordings(): Promise<UserRecording[]> {
  const values: unknown[] = await (await open()).getAll("recordings");
  return values.filter(isUserRecording);
}

/** Returns a recording's stored audio, if there is any. */
export async function readAudio({
  id,
  mimeType,
}: Pick<UserRecording, "id" | "mimeType">): Promise<Blob | undefined> {
  const parts: unknown[] = await (await open()).getAll("parts", partsOf(id));
  const sound = parts.filter((part) => part instanceof ArrayBuffer);
  return sound.length > 0 ? new Blob(sound, { type: mimeType }) : undefined;
}

/** Deletes a recording and its audio. */
export async function eraseRecording(id: string): Promise<void> {
  await erase(id, () => true);
}

/** Deletes an unfinished recording and its audio, unless it was saved in the meantime. */
export async function eraseUnfinished(id: string): Promise<void> {
  await erase(id, (recording) => (recording?.processingSince ?? null) === null);
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

/** Deletes everything, including damaged recordings. */
export async function eraseAll(): Promise<void> {
  const opened = await opening?.catch(() => undefined);
  opened?.close();
  opening = undefined;
  try {
    await deleteDB(AUDIO_DATABASE);
  } catch (error) {
    // Unavailable storage holds nothing.
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
  const attempt = openDB<Schema>(AUDIO_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore("recordings");
      database.createObjectStore("parts");
    },
    blocking() {
      // Another tab deletes the database, and waits for this connection to close.
      attempt.then((database) => database.close()).catch(() => {});
      forget();
    },
    terminated: forget,
  });
  attempt.catch(forget);
  opening = attempt;
  return attempt;
}
