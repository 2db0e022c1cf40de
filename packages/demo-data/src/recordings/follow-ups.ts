import type { Text } from "../text.ts";
import type { RecordingId } from "./recordings.ts";

/**
 * The email that the agent drafts after a conversation, in the seller's name: informal and short, as the sample
 * instructions ask. The screen adds salutation and name. It's a separate file because it's loaded on request only.
 */
export const followUps: Record<RecordingId, Text> = {
  "bouwgroep-hartman": {
    nl: `Leuk dat je het planbord dinsdag aan de directie laat zien. Ik zet een voorbeeld klaar met twaalf ploegen en jullie drie lopende projecten.

Maandag om drie uur lopen we het samen door.`,
    en: `Great that you’re showing the planning board to your board on Tuesday. I’ll set up an example with twelve crews and your three current projects.

We’ll walk through it together on Monday at three.`,
  },
  "zonneveld-installaties": {
    nl: `Op ‘klaar’ tikken en inspreken wat er gedaan is: meer hoeft Kees niet te doen. Ik maak een proefaccount voor hem aan.

Vrijdag bel ik je om te horen wat hij ervan vindt.`,
    en: `Tap “done” and say what was done: that’s all Kees has to do. I’ll set up a trial account for him.

I’ll call you on Friday to hear what he thinks.`,
  },
  "van-dijk-logistiek": {
    nl: `Leuk om te horen dat je planners zo blij zijn met de demo. Vrijdag de 31e heb je de offerte: 48 gebruikers voor 28.800 euro, zodat jullie op 1 januari live kunnen.

In dezelfde mail leg ik Henk uit hoe de koppeling met Salesforce werkt. Ik bel je op 4 november, 's ochtends.`,
    en: `Great to hear how much your planners liked the demo. You’ll have the quote on Friday the 31st: 48 users for 28,800 euros, so that you can be live on 1 January.

In the same email I’ll explain to Henk how the Salesforce integration works. I’ll call you on 4 November, in the morning.`,
  },
  "albers-facility": {
    nl: `Fijn dat we de pilot gaan doen: vier weken in Utrecht en Amersfoort, met vijftien mensen, vanaf 3 november. We gaan voor 95 procent van de meldingen binnen de SLA van vier uur.

Het pilotvoorstel heb je dinsdag, Carla krijgt het ook. Daarna stuur ik je elke vrijdag de cijfers.`,
    en: `Glad we’re doing the pilot: four weeks in Utrecht and Amersfoort with fifteen people, starting on 3 November. We’re aiming for 95 percent of the reports within the four-hour SLA.

You and Carla will have the proposal by Tuesday. After that I’ll send you the figures every Friday.`,
  },
  "lumen-energie": {
    nl: `Dank voor je openheid over het bedrag. Maandag krijg je de aangepaste offerte: drie jaar voor 57.600 euro per jaar, onboarding inbegrepen en opzegbaar na achttien maanden.

Zo heeft Pieter hem dinsdag op tijd, en kun jij voor 15 november tekenen.`,
    en: `Thanks for being so open about the amount. You’ll have the revised quote on Monday: three years at 57,600 euros a year, onboarding included, with a break clause after eighteen months.

That gives Pieter time to look at it on Tuesday, and you can sign before 15 November.`,
  },
  "northgate-medical": {
    nl: `Even op een rij: jullie gegevens staan in de EU, we zijn ISO 27001-gecertificeerd en inloggen kan met single sign-on via jullie eigen omgeving.

Stuur je me de vragenlijst van Helen? Dan heb je hem woensdag ingevuld terug.`,
    en: `To sum up: your data stays in the EU, we are ISO 27001 certified, and people can log in with single sign-on through your own environment.

Could you send me Helen’s questionnaire? You’ll have it back, completed, on Wednesday.`,
  },
  "de-groene-kas": {
    nl: `Goed dat je belde. De offline-modus stond uit sinds de update van 6 oktober; support zet hem vandaag voor jullie aan.

Maandag kom ik langs om het samen met Wouter te testen, ook achter in de kas. Daarna bel ik je.`,
    en: `I’m glad you called. Offline mode had been off since the update of 6 October; support will switch it on for you today.

I’ll come over on Monday to test it with Wouter, right to the back of the greenhouse. I’ll call you after that.`,
  },
  "kappers-bouwliften": {
    nl: `Twee monteurs bij dezelfde lift, dat moet anders kunnen. Donderdag de 30e om acht uur laat ik jou en Petra in een halfuur zien hoe.

Ik houd het simpel: jullie negen monteurs op één planbord.`,
    en: `Two engineers at the same lift: there has to be a better way. On Thursday the 30th at eight I’ll show you and Petra, in half an hour.

I’ll keep it simple: your nine engineers on one planning board.`,
  },
  "oceaan-verzekeringen": {
    nl: `Mooi dat jullie doorgaan, en dat Zwolle erbij komt: 25 mensen extra, samen 51.000 euro per jaar. De koppeling met Power BI komt in januari.

Dinsdag spreek ik Ingrid. De besparing zet ik voor haar op één pagina.`,
    en: `Great that you’re staying with us, and that Zwolle is joining: 25 more people, 51,000 euros a year in all. The Power BI integration arrives in January.

I’m talking to Ingrid on Tuesday, and I’ll put the savings on a single page for her.`,
  },
  "polder-zuivel": {
    nl: `Goed om je na de Jaarbeurs weer te spreken. Vrijdag stuur ik je een voorbeeld van een klant met meer fabrieken.

Begin november kom ik graag in Woerden kijken. Welke dag komt jou uit, en kan Maarten er dan bij zijn?`,
    en: `Good to talk again after the Jaarbeurs. On Friday I’ll send you an example of a customer with several plants.

I’d love to come and take a look in Woerden in early November. Which day suits you, and could Maarten join us?`,
  },
  "stroom-en-zoon": {
    nl: `Wat leuk dat jullie het doen, en dat je vader ook om is! Het contract komt eraan: twaalf gebruikers voor 7.200 euro per jaar, start op 1 december.

Daan belt je vrijdag om de kick-off te plannen.`,
    en: `I’m so pleased you’re in, and that your father has come round too! The contract is on its way: twelve users for 7,200 euros a year, starting on 1 December.

Daan will call you on Friday to plan the kick-off.`,
  },
  "fietsfabriek-noord": {
    nl: `Jammer, maar begrijpelijk. Ik stuur Tim een rekenvoorbeeld waaruit blijkt wanneer het zich terugverdient.

Op 19 januari bel ik je: dan weet je meer over het budget voor 2026.`,
    en: `A pity, but I understand. I’ll send Tim a business case that shows when it pays for itself.

I’ll call you on 19 January, when you’ll know more about the 2026 budget.`,
  },
};
