/** Query parameter with the open recording's ID. */
export const RECORDING_PARAMETER = "recording";

/** State of a history entry that opened a recording within the demo, over the current screen. */
export const OPENED_HERE = { openedHere: true };
