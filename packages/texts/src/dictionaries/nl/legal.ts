import { security } from "./security.ts";

export const page = {
  updated: "Laatst gewijzigd op {{date}}",
  contents: "Op deze pagina",
  sample:
    "Dit is een voorbeeldtekst. Laat een jurist ernaar kijken voordat je hem gebruikt, vooral naar de delen met dit label:",
  review: "Laten nakijken",
} as const;

export const privacy = {
  title: "Privacy\u00ADverklaring",
  subtitle:
    "Welke gegevens deze site en de demo bewaren, waarom, en hoe lang. In het kort: geen cookies, geen IP-adressen, geen scripts van derden.",
  who: {
    title: "Wie we zijn",
    text: "{{companyInFull}} is verantwoordelijk voor de gegevens op deze site. Heb je een vraag over je gegevens, mail dan naar {{email}}.",
    scope:
      "Deze verklaring gaat over de site en de demo. Voor gesprekken die je als klant met {{product}} vastlegt, sluiten we een verwerkersovereenkomst.",
  },
  visits: {
    title: "Wat we van een bezoek bewaren",
    why: "We willen weten welke pagina’s worden gelezen en welke tot een aanmelding leiden. Daarvoor bewaren we van elk bezoek:",
    session:
      "een willekeurig sessienummer, de eerste en de laatste pagina, hoeveel pagina’s je bekeek, de taal, en of je je aanmeldde of een demo aanvroeg;",
    origin: "de site waarvandaan je kwam, of dat je direct kwam;",
    campaign:
      "de campagne waarvan je de link volgde, als de link die noemt, en via welk advertentienetwerk, maar nooit het nummer waaronder dat netwerk je kent;",
    device: "het soort apparaat, besturingssysteem en browser, en de afmetingen van je scherm;",
    pages:
      "per pagina: het adres, de titel, de taal, hoe lang die open en in beeld was, en het uur waarin je bezoek begon;",
    actions:
      "dat je een link naar een andere site volgt, aan een formulier begint of het onverzonden laat, hoe ver je scrolt, dát je de muis, het toetsenbord of het scherm gebruikt, en dat een pagina niet bestaat, maar nooit wat je typt;",
    speed: "bij één op de {{oneIn}} keer dat een pagina laadt: hoe snel die in beeld kwam en reageerde.",
    not: "We bewaren geen IP-adres, gebruiken geen cookies en volgen je niet op andere sites. Een bezoek is niet gekoppeld aan je naam of e-mailadres, ook niet als je een formulier verstuurt. We bewaren het uur van een bezoek, niet de minuut, zodat jouw bezoek op een drukke dag moeilijk te herkennen is. Op een rustige dag kan dat nog wel, als je de tijden en de herkomst van bezoeken en formulieren naast elkaar legt; wij doen dat niet.",
    term: "Het sessienummer vervalt als je het tabblad sluit. De cijfers zelf wissen we automatisch na {{days}} dagen.",
    basis: "De grondslag is ons gerechtvaardigd belang om te weten of de site werkt.",
  },
  choice: {
    title: "Je bezoek niet laten meetellen",
    text: "Je kiest zelf of we je bezoek meetellen. De keuze geldt voor deze site in deze browser.",
    counted: "Je bezoek telt mee.",
    notCounted: "Je bezoek telt niet mee.",
    blocked:
      "Je browser blokkeert onze bezoekteller, bijvoorbeeld met een adblocker. Je bezoek telt niet mee.",
    signal:
      "Je browser vraagt sites om je niet te volgen (Global Privacy Control). Daar houden we ons aan: je bezoek telt niet mee.",
    group: "Mijn bezoek",
    optOut: "Niet meetellen",
    optIn: "Wel meetellen",
    noScript: "Zonder JavaScript tellen we niets. Je hoeft hier niets te kiezen.",
  },
  browser: {
    title: "Wat er in je browser staat",
    text: "We gebruiken geen cookies. Een paar gegevens staan in de opslag van je browser, zodat de site werkt zoals je verwacht. Je kunt ze daar op elk moment wissen.",
    tab: "tot je het tabblad sluit",
    wiped: "tot je het wist",
    arrived: "tot het is aangekomen of gewist",
    reset: "tot je de demo reset",
    keys: {
      visit:
        "je bezoek aan de site: sessienummer, begintijd, eerste en laatste pagina, en de site die ernaar linkte",
      demoVisit: "hetzelfde voor je bezoek aan de demo",
      arrival:
        "hoe je hier kwam: het adres van je eerste pagina, en de site die ernaar linkte; alleen als je bezoek meetelt",
      left: "wat van een bezoek nog niet bij ons is aangekomen; bij je volgende bezoek wordt het verstuurd, of gewist als het ouder is dan een dag",
      draft: "wat je in een formulier typt, tot je het verstuurt",
      sentForm:
        "welk formulier je het laatst verstuurde, zodat je bij het teruggaan geen leeg formulier ziet",
      scroll: "waar je op een pagina was gebleven, voor als je terugkomt",
      language: "de taal die je koos",
      demoAccess: "dat je de demo hebt aangevraagd en er zo naar binnen kunt",
      prospect:
        "het bedrijf en het CRM die je invulde of die in onze link naar de demo stonden; de demo toont ze, ook na een reset",
      optOut: "dat je bezoek niet meetelt",
      devMode: "dat je een ontwikkelaar van {{product}} bent",
      demo: "wat je in de demo verandert; dat verlaat je browser niet",
    },
  },
  forms: {
    title: "Als je een formulier verstuurt",
    text: "We bewaren wat je invult om contact met je op te nemen en, als je je aanmeldt, om je account klaar te zetten. Bij een aanmelding: {{signup}}. Bij een demo-aanvraag: {{demoRequest}}. Daarbij noteren we wanneer we je antwoordden, en wat we afspraken.",
    origin:
      "Je browser stuurt mee hoe je hier kwam, zodat we weten wat aanvragen oplevert: de site die naar ons linkte, de campagne, je eerste pagina, de knop waarmee je het formulier opende, en je taal. Telt je bezoek niet mee, dan alleen de knop en de taal. De grondslag hiervan is ons gerechtvaardigd belang.",
    term: "We bewaren dat tot je aanvraag is afgehandeld, of tot je vraagt het te wissen. Word je klant, dan hoort het bij onze administratie.",
    basis: "De grondslag is dat je ons vraagt contact op te nemen, op weg naar een overeenkomst.",
  },
  demo: {
    title: "In de demo",
    text: "De demo toont voorbeelddata. Wat je er opneemt, uploadt of invult, blijft in je browser, op één uitzondering na. Laat je je browser meeschrijven, dan gaat je geluid naar de spraakdienst van je browser, zoals die van Google of Apple, tenzij het meeschrijven op je eigen apparaat gebeurt. Dat vragen we je eerst, en zelf krijgen we het geluid niet. Dicteer je met je toetsenbord, dan kan de maker daarvan het geluid krijgen, net als op elke andere site. We bewaren wel welke schermen je bekijkt, dat je een bestand downloadt of een link naar een andere site volgt, en hoe snel de demo is, op dezelfde manier als bij de site.",
  },
  sharing: {
    title: "Met wie we gegevens delen",
    text: "Met niemand, behalve de partijen die onze server en onze mail verzorgen, en die doen er alleen mee wat wij vragen. De site laadt geen scripts, lettertypen of pixels van anderen. We verkopen geen gegevens.",
    abuse:
      "Onze server ziet je IP-adres zolang hij je verzoek beantwoordt, en telt er kort mee om misbruik tegen te gaan. Hij schrijft het nergens op.",
  },
  rights: {
    title: "Je rechten",
    text: "Je mag je gegevens inzien, laten verbeteren of wissen, meenemen, en bezwaar maken tegen het gebruik ervan. Mail naar {{email}}; je krijgt binnen een maand antwoord. Wat je ons met een formulier stuurde, vinden en wissen we op je e-mailadres. Bezoekcijfers kunnen we niet aan je koppelen, dus die kunnen we ook niet voor je opzoeken.",
    complaint: "Kom je er met ons niet uit, dan kun je een klacht indienen bij de toezichthouder:",
  },
} as const;

export const terms = {
  title: "Voorwaarden",
  subtitle: "De afspraken voor het gebruik van deze site, de demo en {{product}}.",
  scope: {
    title: "Waar dit over gaat",
    text: "Deze voorwaarden gelden voor deze site, de demo en elk abonnement op {{product}}. {{product}} is een dienst van {{companyInFull}}, bedoeld voor bedrijven.",
    other: "Spreken we schriftelijk iets anders af, dan gaat dat voor.",
  },
  demo: {
    title: "De demo",
    text: "De demo is gratis, vraagt geen account en toont voorbeelddata. Namen, bedrijven en cijfers erin zijn verzonnen. Zet er geen vertrouwelijke gegevens in.",
  },
  service: {
    title: "Wat {{product}} doet",
    text: "{{product}} schrijft je gesprekken uit, haalt er gegevens en actiepunten uit, en zet die in je CRM. Dat doet AI, en die maakt fouten. Je controleert zelf wat in je CRM komt.",
    support: "Op vragen krijg je binnen {{hours}} uur antwoord.",
  },
  recording: {
    title: "Gesprekken opnemen",
    text: "Je vertelt je gesprekspartner dat je opneemt, en hebt een goede reden om diens gegevens vast te leggen. Daar ben jij verantwoordelijk voor. Wij verwerken de gegevens in jouw opdracht, volgens de verwerkersovereenkomst.",
  },
  payment: {
    title: "Prijzen en betalen",
    text: "Prijzen zijn per gebruiker per maand en exclusief btw. Een jaarabonnement factureren we vooraf voor een jaar, een maandabonnement vooraf per maand.",
    custom: "De prijs van Enterprise en van een integratie op maat staat in een offerte.",
  },
  term: {
    title: "Looptijd en opzeggen",
    text: "Een maandabonnement zeg je op tegen het einde van de maand waarvoor je betaald hebt. Een jaarabonnement loopt {{months}} maanden; je zegt op tegen het einde daarvan.",
    cancel:
      "Opzeggen doe je met een mail naar {{email}}. Daarna wissen we je gegevens, nadat je ze hebt kunnen meenemen.",
  },
  liability: {
    title: "Aansprakelijkheid",
    text: "We zorgen zo goed mogelijk voor een dienst die werkt, maar beloven niet dat die nooit stilligt. Gaat er door ons iets mis, dan vergoeden we directe schade tot het bedrag dat je ons in de laatste {{months}} maanden betaalde, behalve bij opzet of grove nalatigheid.",
  },
  changes: {
    title: "Wijzigingen en recht",
    text: "Verandert er iets in deze voorwaarden, dan laten we dat klanten een maand van tevoren weten. Nederlands recht geldt.",
    court: "Geschillen gaan naar de rechter in {{city}}.",
  },
} as const;

/** The privacy statement, the terms, and the use of conversations. */
export const legal = { page, privacy, terms, security } as const;
