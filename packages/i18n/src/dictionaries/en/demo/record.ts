import type { Dictionary } from "../../../dictionary.ts";
import type { record as source } from "../../nl/demo/record.ts";

export const record = {
  title: "Record a conversation",
  subtitle: "Press record, say how your conversation went, and {{agent}} puts it into your CRM.",
  recorder: "Recorder",
  private: "This is a demo: your recording stays in this browser and is sent nowhere.",
  start: "Start recording",
  opening: "Allow your browser to use your microphone.",
  test: "Choose and test your microphone",
  microphone: "Microphone",
  unnamed: "Microphone {{number}}",
  saySomething: "Say something: if the bar moves, your microphone works.",
  level: "Sound level",
  stopTesting: "Stop testing",
  running: "Recording",
  paused: "Paused",
  silent: "We hear nothing. Is your microphone on?",
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
  review: "Listen to your recording",
  ended: {
    limit: "A recording stops by itself after an hour. Everything up to then is below.",
    interrupted: "The microphone went, and the recording stopped with it. Everything up to then is below.",
  },
  keep: "Keep and process",
  kept: "Recording kept. {{agent}} is on it.",
  keptForNow:
    "Your browser could not store the recording. It is in the list until you close this page; download it if you want to have it.",
  discard: "Discard",
  discardTitle: "Discard this recording?",
  discardText: "The recording is erased from your browser and cannot be brought back.",
  unfinished: {
    title: "There is a recording that was not finished",
    text: "From {{day}} at {{time}}, {{duration}} long. Recover it to listen to it and keep it.",
    recover: "Recover",
    finish: "Finish recording",
  },
  leave: {
    whileRecording: "You are still recording",
    whileReviewing: "Your recording is not kept yet",
    text: "If you leave now, it stops here. The next time you come to this screen, you can recover the recording or discard it.",
    stay: "Stay here",
    confirm: "Leave",
  },
  instead: "Already have a recording?",
  upload: "Upload a file",
  problems: {
    refused: {
      title: "Your microphone is blocked",
      help: "Allow the microphone in the settings of this site: the icon beside the address. Then choose ‘Start recording’ again.",
    },
    blockedBySystem: {
      title: "Your device keeps the microphone back",
      help: "Give your browser access to the microphone in your device's privacy settings, and try again.",
    },
    dismissed: {
      title: "Without a microphone we cannot record",
      help: "Your browser asks again when you press ‘Start recording’. Choose ‘Allow’ then.",
    },
    missing: {
      title: "No microphone found",
      help: "Connect a microphone or headset, and try again.",
    },
    busy: {
      title: "Your microphone is in use",
      help: "Another program probably has it, such as a video call. Close that and try again.",
    },
    unplugged: {
      title: "Your microphone was disconnected",
      help: "Connect it again or choose another, and try again.",
    },
    unsupported: {
      title: "This browser cannot record",
      help: "A recent version of Chrome, Edge, Firefox or Safari can.",
    },
    insecure: {
      title: "Recording needs a secure connection",
      help: "Open this page again with https:// before the address.",
    },
    unknown: {
      title: "The microphone does not work",
      help: "Try again, or restart your browser if that does not help.",
    },
  },
  tips: {
    title: "What helps {{agent}} most",
    who: "Whom you spoke to, and for which company",
    outcome: "What you agreed, and who decides",
    figures: "Amounts, numbers and dates",
    next: "What your next step is, and when",
  },
} as const satisfies Dictionary<typeof source>;
