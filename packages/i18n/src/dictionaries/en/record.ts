import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/record.ts";

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
  prompt: {
    title: "Not sure what to say?",
    text: "Read this aloud, as if you’ve just walked out of a meeting. It takes about {{seconds}} seconds.",
  },
  tips: {
    title: "What helps {{agent}} most",
    who: "Whom you spoke to, and for which company",
    outcome: "What you agreed, and who decides",
    figures: "Amounts, numbers and dates",
    next: "What your next step is, and when",
  },
} as const satisfies Dictionary<typeof source.record>;

export const upload = {
  title: "Upload audio",
  subtitle: "Already have a recording on your phone or laptop? Upload it and {{agent}} does the rest.",
  file: "File",
  choose: "Choose a file",
  drop: "or drag it here",
  dropNow: "Drop it to upload",
  allowed: "Allowed: {{extensions}}",
  private: "This is a demo: your file stays on your device and is sent nowhere.",
  refused: "“{{name}}” cannot be uploaded. Allowed are {{extensions}}.",
  firstTaken: "You chose {{count}} files. Only the first, “{{name}}”, was used.",
  remove: "Remove {{name}}",
  empty: "“{{name}}” is empty: there’s no audio in it.",
  forNow: "Your browser can’t store this file. It stays in the list until you close this page or reload it.",
  processing: "Processing",
  steps: {
    upload: "Uploading",
    transcribe: "Transcribing",
    analyse: "Analysing",
    fields: "Filling in fields",
  },
  cancel: "Cancel",
  cancelled: "Processing cancelled",
  again: "Process it after all",
  done: "Processed",
  success: "File uploaded and processed successfully!",
  ready: "{{agent}} has finished your recording.",
  result: "See the result",
  another: "Another file",
  play: "Play “{{name}}”",
  unplayable: "This browser cannot play the file. That makes no difference to processing it.",
  how: {
    title: "How it works",
    steps: {
      choose: { title: "You choose a file", text: "A recording from your phone, a meeting or a video call." },
      send: { title: "It goes to {{product}}", text: "Over a secure connection, for your account alone." },
      transcribe: {
        title: "Speech becomes text",
        text: "A third-party speech-to-text service turns the file into a transcript.",
      },
      recognise: {
        title: "Your words are right",
        text: "Names and terms are put right with your dictionary and jargon.",
      },
      analyse: {
        title: "{{agent}} analyses the conversation",
        text: "Summary, people mentioned, fields and action items.",
      },
      sync: { title: "Your CRM is up to date", text: "Fields, notes and tasks are where they belong." },
    },
    demo: "None of that really happens in this demo: nothing is sent.",
    features: "What you get",
    list: {
      accuracy: "Transcripts that are over {{accuracy}}% accurate",
      languages: "Conversations in {{languages}}",
      result: "Summary, action items and sentiment",
      instructions: "Processed by your own and your team's instructions",
      crms: "Straight into {{crms}}",
    },
  },
} as const satisfies Dictionary<typeof source.upload>;

export const callTimmy = {
  title: "Call {{agent}}",
  subtitle: "On the road? Call {{agent}} from the car and dictate your report, hands-free.",
  number: "{{agent}}'s number",
  call: "Call {{number}}",
  copy: "Copy number",
  copied: "The number has been copied.",
  copyFailed: "Copying did not work. The number is {{number}}.",
  duration: "Average call",
  minutes: "{{min}}-{{max}} minutes",
  account:
    "{{agent}} knows you by your phone number. Without an account, a call does not end up anywhere yet.",
  try: {
    title: "Can you hear yourself calling?",
    text: "This is what you might tell {{agent}}:",
    action: "Pretend I’ve just called",
    sample: "Sample: no real call is made in this demo.",
  },
  how: {
    title: "How it goes",
    steps: {
      call: { title: "You call", text: "{{agent}} answers at once and knows who you are." },
      tell: { title: "You talk", text: "Who you met, what you agreed on and what comes next." },
      done: { title: "You hang up", text: "{{agent}} writes the report and updates your CRM." },
    },
  },
  uses: {
    title: "Handy when you",
    list: {
      car: "are in the car after a visit",
      walk: "walk from one meeting to the next",
      event: "meet ten people in a row at a trade fair",
      reminder: "think of something you must not forget",
      offline: "have reception but no internet",
    },
  },
} as const satisfies Dictionary<typeof source.callTimmy>;
