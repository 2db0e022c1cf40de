/** A screen's code could not be fetched: no connection, or a newer version has replaced it. */
export class ScreenUnavailable extends Error {
  override readonly name = "ScreenUnavailable";

  constructor(path: string, cause: unknown) {
    super(`The screen ${path} could not be fetched.`, { cause });
  }
}
