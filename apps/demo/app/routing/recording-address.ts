/** Query parameter with the open recording's ID. */
export const RECORDING_PARAMETER = "recording";

/** Returns the query of an address with an open recording. */
export const recordingSearch = (id: string): string =>
  `?${new URLSearchParams({ [RECORDING_PARAMETER]: id })}`;

/** State of a history entry that opened a recording within the demo, over the current screen. */
export const OPENED_HERE = { openedHere: true };
