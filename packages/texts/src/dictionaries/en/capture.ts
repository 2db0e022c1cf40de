import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/capture.ts";

export const record = {
  title: "Record a conversation",
  subtitle: "Dictate or type how your conversation went, and {{agent}} puts it in your CRM.",
  recorder: "Recorder",
  real: "What’s real here: {{agent}} reads your words, right in your browser. Your recording stays on this device. It isn’t transcribed or sent, unless you let your browser transcribe as you talk.",
  consent: "Ask the other person before you record.",
  mentionConsent: "Mention consent in the record",
  writeAlong: "Let my browser transcribe as I talk",
  onDevice: "It does that on your own device.",
  elsewhere: "Your audio then goes to your browser’s speech service, such as Google’s or Apple’s. Not to us.",
  agree: "That’s fine",
  start: "Start recording",
  opening: "Allow your browser to use your microphone.",
  level: "Sound level",
  running: "Recording",
  paused: "Paused",
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
  review: "Listen to your recording",
  ended: {
    limit: "Recordings stop automatically after an hour. Everything up to then is below.",
    interrupted: "The microphone disconnected, so the recording stopped. Everything up to then is below.",
  },
  keep: "Save and process",
  keptForNow: "Your browser couldn’t store the recording. It stays in the list until you close this page.",
  discard: "Discard",
  discardTitle: "Discard this recording?",
  unfinished: {
    text: "It’s {{duration}} long. Recover it to listen to it and save it.",
    recover: "Recover",
  },
  instead: "Already have a recording?",
  upload: "Upload a file",
  problems: {
    denied: {
      title: "Your microphone is blocked",
      help: "Allow the microphone in this site’s settings, behind the icon next to the address. Then choose “Start recording” again.",
    },
    blockedBySystem: {
      title: "Your device is blocking the microphone",
      help: "Give your browser access to the microphone in your device’s privacy settings, and try again.",
    },
    dismissed: {
      title: "We can’t record without a microphone",
      help: "Press “Start recording” and your browser will ask again. Then choose “Allow.”",
    },
    missing: {
      title: "No microphone found",
      help: "Connect a microphone or headset, and try again.",
    },
    busy: {
      title: "Your microphone is in use",
      help: "Another app is probably using it, such as a video call. Close it and try again.",
    },
    unsupported: {
      title: "This browser can’t record",
      help: "A recent version of Chrome, Edge, Firefox or Safari can.",
    },
    insecure: {
      title: "Recording needs a secure connection",
      help: "Open this page again with https:// before the address.",
    },
    unknown: {
      title: "Your microphone isn’t working",
      help: "Try again, or restart your browser if that doesn’t help.",
    },
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
  real: "What’s real here: we check your file for speech, and {{agent}} reads the words you add to it. Everything stays on your device.",
  needsWords: "The audio is ready. Add what was said below, and {{agent}} will write it up.",
  nothing: "{{agent}} heard nothing usable in this file. No CRM was touched.",
  rejected: "“{{name}}” can’t be uploaded. Allowed: {{extensions}}.",
  firstTaken: "Only “{{name}}” was used, the first of the {{count}} files you chose.",
  remove: "Remove {{name}}",
  empty: "“{{name}}” is empty: there’s no audio in it.",
  forNow: "Your browser can’t store this file. It stays in the list until you close this page or reload it.",
  done: "Processed",
  another: "Upload another file",
  play: "Play “{{name}}”",
  unplayable: "This browser can’t play the file.",
  how: {
    title: "How it works",
    steps: {
      choose: { title: "You choose a file", text: "A recording from your phone, a meeting or a video call." },
      send: {
        title: "Your file goes to {{product}}",
        text: "Over a secure connection, for your account only.",
      },
      transcribe: {
        title: "Speech becomes text",
        text: "A third-party speech-to-text service turns the file into a transcript.",
      },
      recognize: {
        title: "Your words come out right",
        text: "Your dictionary and jargon correct names and terms.",
      },
      analyze: {
        title: "{{agent}} analyzes the conversation",
        text: "Summary, people mentioned, fields and action items.",
      },
      sync: {
        title: "Your CRM is up to date",
        text: "After your approval, fields, notes and tasks are where they belong.",
      },
    },
    demo: "None of this really happens in the demo: nothing is sent.",
    features: "What you get",
    list: {
      accuracy: "Our target: more than {{accuracy}}% of words transcribed correctly",
      languages: "Conversations in {{languages}}",
      result: "Summary, action items and sentiment",
      instructions: "Written up according to your own and your team’s instructions",
      crms: "Straight into {{crms}}",
    },
  },
} as const satisfies Dictionary<typeof source.upload>;

export const callTimmy = {
  title: "Call {{agent}}",
  subtitle: "On the road? Call {{agent}} from the car and dictate your notes, hands-free.",
  number: "{{agent}}’s number",
  call: "Call {{number}}",
  duration: "Average call length",
  minutes: "{{min}}-{{max}} minutes",
  account:
    "{{agent}} recognizes you by your phone number. Without an account, there’s nowhere for your call to go yet.",
  try: {
    title: "What would you tell {{agent}}?",
    real: "What’s real here: {{agent}} reads your words, right in your browser. No call is made, and your words don’t reach us.",
    action: "Pretend I’ve just called",
  },
  how: {
    title: "How a call works",
    steps: {
      call: { title: "You call", text: "{{agent}} answers right away and knows who you are." },
      tell: { title: "You talk", text: "Who you met, what you agreed and what comes next." },
      done: {
        title: "You hang up",
        text: "{{agent}} writes up your notes. You approve them, and your CRM is up to date.",
      },
    },
  },
  uses: {
    title: "Handy when you",
    list: {
      car: "get back in the car after a visit",
      walk: "walk from one meeting to the next",
      event: "meet ten people in a row at a trade show",
      reminder: "think of something you don’t want to forget",
      offline: "have a phone signal but no internet",
    },
  },
} as const satisfies Dictionary<typeof source.callTimmy>;

/** The ways to add a conversation. */
export const capture = { record, callTimmy, upload } as const;
