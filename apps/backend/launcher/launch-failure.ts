/** A failure that whoever starts the server can mend: its message says what happened and what to do. */
export class LaunchFailure extends Error {
  override name = "LaunchFailure";
}
