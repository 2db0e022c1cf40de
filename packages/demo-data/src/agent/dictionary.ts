/** A word that the agent has to recognize. */
export type DictionaryWord = {
  id: string;
  /** The spoken word, or the misspelling to correct. */
  word: string;
  /** The correct spelling, if the word is a misspelling. */
  correction?: string;
  /** Whether only the current user has it. */
  isPersonal: boolean;
  /** Whether the whole team has it. */
  isShared: boolean;
};

/** The sample dictionary: names, product terms and typical speech recognition errors. */
export const dictionaryWords: readonly DictionaryWord[] = [
  { id: "klaver-planning", word: "Klaver Planning", isPersonal: false, isShared: true },
  { id: "pijp-drive", word: "pijp drive", correction: "Pipedrive", isPersonal: false, isShared: true },
  { id: "hup-spot", word: "hup spot", correction: "HubSpot", isPersonal: false, isShared: true },
  { id: "buitendienst-app", word: "buitendienst-app", isPersonal: false, isShared: true },
  { id: "sla", word: "es el ee", correction: "SLA", isPersonal: false, isShared: true },
  { id: "iso-27001", word: "ISO 27001", isPersonal: false, isShared: true },
  { id: "el-amrani", word: "El Amrani", isPersonal: true, isShared: false },
  { id: "kappers", word: "kappers", correction: "Kappers", isPersonal: true, isShared: false },
  { id: "upsell", word: "op sell", correction: "upsell", isPersonal: true, isShared: false },
];
