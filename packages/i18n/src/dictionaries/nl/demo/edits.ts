/** Saving, leaving and taking back what a visitor changes in the demo. */
export const edits = {
  saved: "Instellingen opgeslagen!",
  unstored: "Je browser kan je aanpassingen niet bewaren: ze gelden tot je deze pagina sluit of herlaadt.",
  save: "Opslaan",
  unsaved: {
    title: "Je wijzigingen zijn nog niet opgeslagen",
    text: "Ga je nu weg, dan ben je ze kwijt.",
    stay: "Hier blijven",
    leave: "Weg zonder opslaan",
  },
  reset: {
    action: "Demo resetten",
    title: "De demo resetten?",
    text: "Alles wat je hier hebt aangepast of opgenomen, wordt uit deze browser gewist. De voorbeelddata komt terug.",
    confirm: "Alles resetten",
    cancel: "Annuleren",
    done: "De demo is gereset. Alles staat weer zoals bij het begin.",
  },
} as const;
