/** Answers are also given to search engines, word for word: plain sentences, which stand on their own. */
export const faq = {
  title: "Veelgestelde vragen",
  more: "Staat je vraag er niet bij? Mail naar {{email}}. Je hebt binnen {{hours}} uur antwoord.",
  items: {
    privacy: {
      question: "Wat gebeurt er met mijn gesprekken en gegevens?",
      answer:
        "Je gesprekken gebruiken we om jouw CRM bij te werken, en voor niets anders. Voor het uitschrijven zetten we een dienst voor spraakherkenning in. Wat we met je afspreken staat in een verwerkersovereenkomst. Deze site gebruikt geen cookies en bewaart geen IP-adressen.",
    },
    languages: {
      question: "In welke talen werkt {{product}}?",
      answer: "{{product}} verstaat {{languages}}. De app zelf is er in het Nederlands en het Engels.",
    },
    otherCrm: {
      question: "Mijn CRM staat er niet bij. Kan ik {{product}} toch gebruiken?",
      answer:
        "Ja. Naast de directe integraties met {{crms}} koppelen we {{count}}+ andere CRM-systemen op maat. Dat duurt gemiddeld {{min}} tot {{max}} weken.",
    },
    setup: {
      question: "Hoe snel kan ik beginnen?",
      answer:
        "Met een van de directe integraties ben je in ongeveer {{minutes}} minuten klaar: account maken, CRM verbinden, inspreken. Je hoeft niets te installeren.",
    },
    accuracy: {
      question: "Hoe nauwkeurig is het?",
      answer:
        "Meer dan {{accuracy}}% van wat je zegt komt goed op papier, en meer dan {{match}}% van de gesprekken vindt vanzelf de juiste klant. Namen en vaktermen leer je {{agent}} in je woordenboek. AI maakt fouten, dus je kunt alles nakijken en verbeteren.",
    },
    contract: {
      question: "Zit ik vast aan een contract?",
      answer:
        "Dat kies je zelf. Per maand betaal je iets meer en zit je nergens aan vast. Per jaar bespaar je tot {{percent}}%, met een contract van {{months}} maanden.",
    },
    cancelling: {
      question: "Hoe zeg ik op?",
      answer:
        "Met een mail. Een maandabonnement stopt aan het eind van de maand waarvoor je betaald hebt, een jaarabonnement aan het eind van de {{months}} maanden. Wat in je CRM staat, blijft daar.",
    },
    support: {
      question: "Welke hulp krijg ik?",
      answer:
        "Mail of bel ons, dan heb je binnen {{hours}} uur antwoord, van iemand die het product kent. Met Enterprise heb je een eigen accountmanager.",
    },
    consent: {
      question: "Mag ik mijn gesprekken opnemen?",
      answer:
        "Vertel je gesprekspartner altijd dat je opneemt en waarom. Wil je dat niet, spreek dan na afloop zelf je verslag in. Dat duurt {{min}} tot {{max}} minuten en levert hetzelfde op in je CRM.",
    },
    trial: {
      question: "Kan ik het eerst bekijken?",
      answer:
        "Ja. De interactieve demo duurt ongeveer {{minutes}} minuten, werkt met voorbeelddata en vraagt geen account.",
    },
  },
} as const;
