export const privacy = {
  title: "Privacy\u00ADverklaring",
  subtitle:
    "Welke gegevens deze site en de demo bewaren, waarom, en hoe lang. In het kort: geen cookies, geen IP-adressen, niets van derden.",
  who: {
    title: "Wie we zijn",
    text: "{{company}}, {{address}}, is verantwoordelijk voor de gegevens op deze site (KvK {{registration}}). Vragen over je gegevens mail je naar {{email}}.",
    scope:
      "Deze verklaring gaat over de site en de demo. Voor gesprekken die je als klant met {{product}} vastlegt, sluiten we een verwerkersovereenkomst.",
  },
  visits: {
    title: "Wat we van een bezoek bewaren",
    why: "We willen weten welke pagina's gelezen worden en welke tot een aanmelding leiden. Daarvoor bewaren we van elk bezoek:",
    session:
      "een willekeurig sessienummer, de eerste en de laatste pagina, hoeveel pagina's je bekeek, de taal, en of je je aanmeldde of een demo aanvroeg;",
    origin: "het adres van de pagina waarvandaan je kwam, zonder zoekopdracht, of dat je direct kwam;",
    device: "het soort apparaat, besturingssysteem en browser, en de afmetingen van je scherm;",
    pages:
      "per pagina: het adres, de titel, de taal, wanneer je kwam en weer ging, en hoe lang de pagina in beeld was.",
    not: "We bewaren geen IP-adres, gebruiken geen cookies en volgen je niet op andere sites. Een bezoek is niet gekoppeld aan je naam of e-mailadres, ook niet als je een formulier verstuurt.",
    term: "Het sessienummer vervalt als je het tabblad sluit. De cijfers zelf wissen we automatisch na {{days}} dagen.",
    basis: "De grondslag is ons gerechtvaardigd belang om te weten of de site werkt.",
  },
  choice: {
    title: "Je bezoek niet laten meetellen",
    text: "Je kiest zelf of we je bezoek meetellen. De keuze geldt voor deze site in deze browser.",
    counted: "Je bezoek telt mee.",
    notCounted: "Je bezoek telt niet mee.",
    signal:
      "Je browser vraagt sites om je niet te volgen (Global Privacy Control). Daar houden we ons aan: je bezoek telt niet mee.",
    group: "Mijn bezoek",
    optOut: "Niet meetellen",
    optIn: "Wel meetellen",
    noScript: "Zonder JavaScript tellen we niets. Je hoeft hier niets te kiezen.",
  },
  browser: {
    title: "Wat er in je browser staat",
    text: "Cookies zijn er niet. Een paar gegevens staan in de opslag van je browser, zodat de site werkt zoals je verwacht. Je kunt ze daar op elk moment wissen.",
    tab: "tot je het tabblad sluit",
    wiped: "tot je het wist",
    reset: "tot je de demo reset",
    keys: {
      visit: "je bezoek aan de site: sessienummer, bekeken pagina's, en wat nog verstuurd moet worden",
      demoVisit: "hetzelfde voor je bezoek aan de demo",
      language: "de taal die je koos",
      demoAccess: "dat je de demo hebt aangevraagd en er zo naar binnen kunt",
      optOut: "dat je bezoek niet meetelt",
      devMode: "dat je een ontwikkelaar van {{product}} bent",
      demo: "wat je in de demo verandert; dat verlaat je browser niet",
    },
  },
  forms: {
    title: "Als je een formulier verstuurt",
    text: "Bij een aanmelding bewaren we je naam, e-mailadres en bedrijf, en je telefoonnummer en CRM als je die invult. Bij een demo-aanvraag je bedrijf en e-mailadres. We gebruiken ze om contact met je op te nemen, en voor niets anders.",
    term: "We bewaren ze tot je aanvraag is afgehandeld, of tot je vraagt ze te wissen. Word je klant, dan horen ze bij onze administratie.",
    basis: "De grondslag is dat je ons vraagt contact op te nemen, op weg naar een overeenkomst.",
  },
  demo: {
    title: "In de demo",
    text: "De demo toont voorbeelddata. Wat je er opneemt, uploadt of invult, blijft in je browser. We bewaren wel welke schermen je bekijkt, op dezelfde manier als bij de site.",
  },
  sharing: {
    title: "Met wie we gegevens delen",
    text: "Met niemand, behalve de partijen die onze server en onze e-mail verzorgen, en die doen er alleen mee wat wij vragen. De site laadt geen scripts, lettertypen of pixels van anderen. We verkopen geen gegevens.",
    abuse:
      "Onze server ziet je IP-adres zolang hij je verzoek beantwoordt, en telt er kort mee om misbruik tegen te gaan. Hij schrijft het nergens op.",
  },
  rights: {
    title: "Je rechten",
    text: "Je mag je gegevens inzien, laten verbeteren of wissen, meenemen, en bezwaar maken tegen het gebruik ervan. Mail naar {{email}}; je krijgt binnen een maand antwoord. Wat je ons met een formulier stuurde, vinden en wissen we op je e-mailadres. Bezoekcijfers kunnen we niet aan je koppelen, dus die kunnen we ook niet voor je opzoeken.",
    complaint: "Kom je er met ons niet uit, dan kun je een klacht indienen bij de toezichthouder:",
  },
} as const;
