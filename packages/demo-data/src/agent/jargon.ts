import type { Text } from "../text.ts";

/** The sample team's jargon: one term per line, with its meaning after the colon. */
export const sampleJargon: Text = {
  nl: `Klaver Planning: ons pakket voor planning en buitendienst
Buitendienst-app: de app voor monteurs en chauffeurs
Ritblok: aaneengesloten deel van een route
Leegrijden: terugrijden zonder lading of klus
Werkbon: digitale opdracht die de monteur laat tekenen
MT: managementteam van de klant
SLA: afspraak over reactietijd en beschikbaarheid
Uitrol: stap voor stap in gebruik nemen, per vestiging
Pilot: proef van vier weken, op één of twee vestigingen
Seat: betaalde gebruiker
Meerwerk: alles buiten de offerte
Verlenging: nieuw contract na het eerste jaar
Warme lead: heeft zelf om contact gevraagd`,
  en: `Klaver Planning: our package for planning and field service
Field service app: the app for technicians and drivers
Trip block: an unbroken part of a route
Empty run: driving back without a load or a job
Work order: digital job sheet that the customer signs
MT: the client's management team
SLA: agreement on response times and availability
Rollout: going live step by step, site by site
Pilot: four-week trial at one or two sites
Seat: paying user
Extra work: anything not covered by the quote
Renewal: new contract after the first year
Warm lead: got in touch with us first`,
};
