/** The pages that people search for: CRM systems, uses, the return on investment and alternatives. */
export const topics = {
  integrations: {
    meta: {
      title: "CRM-integraties, veld voor veld | {{product}}",
      description:
        "Met welke CRM-systemen {{product}} werkt, en wat {{agent}} er na elk gesprek in zet: klant, contact, deal, taken en samenvatting.",
    },
    title: "Jouw CRM, bijgewerkt na elk gesprek",
    subtitle:
      "{{agent}} schrijft in het systeem waar je team al mee werkt. Per CRM zie je hieronder wat er na een gesprek in staat.",
    open: "Wat {{agent}} in {{crm}} zet",
    missing: { title: "Staat jouw CRM er niet bij?", text: "Dan bouwen we een integratie op maat." },
  },
  crm: {
    meta: { title: "Gesprekken vastleggen in {{crm}} met je stem | {{product}}" },
    title: "{{crm}}, bijgewerkt na elk gesprek",
    subtitle:
      "Vertel {{agent}} na je bezoek hoe het ging. Jij controleert wat hij hoorde, en daarna staat het op de juiste plek in {{crm}}.",
    places: "Welk veld waar terechtkomt",
    text: "Een voorbeeldgesprek van {{seconds}}\u00A0seconden, en wat er daarna in {{crm}} staat.",
    action: "Start met {{crm}}",
    all: "Alle integraties",
    notes: "Goed om te weten over {{crm}}",
    subjects: {
      stage: "Fases",
      people: "Beslisser en concurrent",
      amounts: "Bedragen en datums",
      access: "Voordat je koppelt",
    },
    /** Facts about each CRM. Their sources are listed with `crmObjects` in packages/product. */
    about: {
      salesforce: {
        description:
          "Vertel wat je besprak en {{agent}} werkt account, contactpersoon, opportunity en taak bij in Salesforce. Met elk veld, en wat je beheerder vooraf regelt.",
        stage:
          "Bij elke fase horen een kans en een forecastcategorie. Een verkeerde fase vertekent dus je forecast. Daarom keur je elke nieuwe fase zelf goed.",
        people:
          "Wie tekent, krijgt een rol op de opportunity. Marieke kan er gewoon de primaire contactpersoon blijven. RouteWerk komt bij de concurrenten, waar ook hun sterke en zwakke punten een plek hebben.",
        amounts:
          "De sluitingsdatum is verplicht, maar is niet de startdatum: die krijgt een eigen veld. Staan er producten op de opportunity, dan telt Salesforce die zelf op. Dan pas je de producten aan en niet het bedrag.",
        access:
          "De API hoort bij Enterprise, Performance en Unlimited. Bij Professional koop je die erbij. Een app die je beheerder niet heeft geïnstalleerd, kunnen de meeste gebruikers niet koppelen.",
      },
      hubspot: {
        description:
          "Vertel wat je besprak en {{agent}} werkt bedrijf, contact, deal en taak bij in HubSpot. Met elk veld, en wie er mag koppelen.",
        stage:
          "Elke pipeline heeft zijn eigen fases. Met een betaald abonnement maak je er meer dan één, bijvoorbeeld voor nieuwe klanten en voor verlengingen.",
        people:
          "De beslisser hoort in HubSpot niet bij de deal maar bij het contact, in de eigenschap Buying role. Voor de concurrent maak je bij de deal een eigen veld.",
        amounts:
          "Kies je geen sluitingsdatum, dan vult HubSpot standaard de laatste dag in van de maand waarin je de deal maakt. De startdatum van je klant is iets anders en krijgt een eigen veld.",
        access:
          "Wie een app als eerste koppelt, heeft het recht App Marketplace Access nodig. Superbeheerders hebben dat al. Collega’s die dezelfde app daarna koppelen, kunnen zonder.",
      },
      exact: {
        description:
          "Gesprekken in Exact zonder typen: {{agent}} werkt relatie, contactpersoon, verkoopkans en taak bij. Met elk veld, en wat er kan zonder Exact Online Premium.",
        stage:
          "De fases van een verkoopkans bepaal je in Exact zelf. Elke fase heeft een standaardkans. Die krijgt de verkoopkans ook, tenzij je zelf een andere invult. Open, gewonnen en verloren zijn geen fases, maar een aparte status.",
        people:
          "Een verkoopkans heeft één hoofdcontactpersoon. Voor wie tekent en met wie je concurreert, heb je een eigen veld nodig.",
        amounts:
          "Naast een bedrag en een sluitingsdatum heeft een verkoopkans een volgende actie met een eigen datum. Dat er vrijdag een offerte uitgaat, past dus ook in de verkoopkans zelf.",
        access:
          "Eigen velden zitten alleen in de API als je Exact Online Premium hebt. Zonder Premium heeft een verkoopkans een notitieveld. Daar past alles in waar Exact geen vast veld voor heeft.",
      },
      pipedrive: {
        description:
          "Vertel wat je besprak en {{agent}} werkt organisatie, persoon, deal en activiteit bij in Pipedrive. Met elk veld, en wie de app goedkeurt.",
        stage:
          "Per fase stel je in na hoeveel dagen stilte een deal rood kleurt. Wie een gesprek meteen vastlegt, is dat voor: een nieuwe activiteit of een gewijzigd veld is genoeg.",
        people:
          "Voor wie beslist en met wie je concurreert, maak je bij de deal eigen velden. Kies voor concurrenten het type meerdere opties: vaak heb je er meer dan één.",
        amounts:
          "Waarde en verwachte einddatum zitten standaard in Pipedrive. Het aantal gebruikers en de startdatum voeg je zelf toe. Hoeveel eigen velden je mag maken, hangt af van je abonnement.",
        access:
          "Iedereen die een app gebruikt, geeft daar zelf toestemming voor. Apps die dat ondersteunen, kan een beheerder alvast voor collega’s klaarzetten.",
      },
      simplicate: {
        description:
          "Vertel wat je besprak en {{agent}} werkt bedrijf, contactpersoon en salestraject bij in Simplicate. Met elk veld, en hoe je de API-sleutel maakt.",
        stage:
          "Een fase heet hier voortgang. Veel teams gebruiken kennismaken, presenteren, voorstel, onderhandelen en opdracht. Vraagt een klant om een offerte, dan past voorstel.",
        people:
          "Aan wie je verloor, leg je vast als een salestraject is afgewezen. Zolang het loopt, heb je voor de concurrent een eigen veld nodig, net als voor degene die tekent.",
        amounts:
          "Je KPI’s rekenen met de verwachte omzet en de scoringskans. Die kans hangt aan de voortgang, als je dat zo hebt ingesteld. De verwachte einddatum is een vast veld, de startdatum niet.",
        access:
          "Een integratie werkt met een API-sleutel, die je maakt bij Instellingen > API. De sleutel hoort bij één gebruiker en heeft dezelfde rechten. Noteer de verloopdatum: die kun je later niet wijzigen.",
      },
    },
  },
  /** The destinations of facts. */
  place: {
    in: "In {{crm}}:",
    client: "Klant",
    contact: "Contactpersoon",
    task: "Vervolgstap",
    summary: "Samenvatting",
    custom: "{{object}}, eigen veld",
    customIn: "{{object}}, eigen veld (met {{edition}})",
    within: "{{object}}, {{field}}",
    before: "Dit stond er eerst: {{value}}",
  },
  /** Texts that the pages about uses share. */
  use: {
    said: "Dit wordt er gezegd",
    written: "Dit staat daarna in {{crm}}",
    sample: "Een gesprek met {{client}}. Elk veld komt uit iets wat daarin is gezegd.",
    change: "Wat het je oplevert",
  },
  "field-sales": {
    meta: {
      title: "Bezoekverslag inspreken voor de buitendienst | {{product}}",
      description:
        "Spreek je bezoekverslag in vanuit de auto en {{agent}} zet klant, knelpunt en vervolgstap in je CRM. Met een voorbeeld, veld voor veld.",
    },
    title: "Je bezoekverslag is klaar voordat je thuis bent",
    subtitle: "Bel {{agent}} na je afspraak en vertel hoe het ging. Je CRM is bij, en je avond is van jou.",
    a: {
      title: "Handsfree, vanuit de auto",
      text: "Je belt één vast nummer en praat. Zo’n telefoontje duurt gemiddeld {{min}} tot {{max}}\u00A0minuten; daarna hoef je niets meer te typen.",
    },
    b: {
      title: "Nu je het nog precies weet",
      text: "Wie erbij moet zijn, hoe ze nu werken, wat het kost als het misgaat: vlak na een bezoek weet je dat nog. Vrijdagmiddag niet meer.",
    },
    c: {
      title: "De binnendienst kan verder",
      text: "De taak, de contactpersoon en de volgende afspraak staan er al, terwijl jij naar de volgende klant rijdt.",
    },
    question: "Moet mijn klant weten dat ik opneem?",
    answer:
      "Ja, vertel het altijd vooraf. Wil je dat niet, neem het gesprek dan niet op en spreek na afloop zelf je verslag in. In je CRM staat hetzelfde.",
  },
  "account-management": {
    meta: {
      title: "CRM bijhouden voor accountmanagers, met je stem | {{product}}",
      description:
        "Verlengingen, uitbreidingen en wie er meebeslist: {{agent}} haalt het uit je klantgesprek en zet het in je CRM. Met een voorbeeld, veld voor veld.",
    },
    title: "Ga elke verlenging voorbereid in",
    subtitle:
      "{{agent}} legt na elk gesprek vast wat er speelt: de wens voor volgend jaar, wie er meekijkt en wanneer het contract afloopt.",
    a: {
      title: "Einddatums waar je op kunt filteren",
      text: "Noemt je klant een einddatum, dan komt die in het veld dat je lijsten en herinneringen gebruiken. Niet ergens in een notitie.",
    },
    b: {
      title: "Iedereen die meebeslist in beeld",
      text: "Inkoop, directie, gebruikers: wie er ter sprake komt, vind je terug bij de klant. Net als de concurrent waar ze je mee vergelijken.",
    },
    c: {
      title: "Overdragen zonder gaten",
      text: "Neemt een collega de klant over, dan leest die wat er is besproken, en niet alleen wat jij je nog herinnert.",
    },
    question: "Overschrijft {{agent}} wat er al in mijn CRM staat?",
    answer:
      "Alleen als jij het goedkeurt. Je ziet per veld wat er stond, wat er komt te staan en uit welke zin dat komt. Klopt er iets niet, dan pas je het aan voordat het naar je CRM gaat.",
  },
  service: {
    meta: {
      title: "Servicegesprekken vastleggen in je CRM | {{product}}",
      description:
        "Klachten, storingen en wat je een klant beloofde: {{agent}} schrijft het gesprek uit en zet risico, oorzaak en vervolgstap in je CRM.",
    },
    title: "Wat je een klant belooft, staat in je CRM",
    subtitle:
      "Een klacht aan de telefoon of een storing ter plaatse: vertel wat je hoorde en {{agent}} zet oorzaak, risico en vervolgstap bij de klant.",
    a: {
      title: "Sales weet wat service hoort",
      text: "Een klacht vlak voor een verlenging gaat ook je accountmanager aan. Het risico staat bij de klant, waar je collega’s kijken.",
    },
    b: {
      title: "Van belofte naar taak",
      text: "‘Ik kom maandag zelf langs’ wordt een taak met een datum. Niemand hoeft eraan te denken om het op te schrijven.",
    },
    c: {
      title: "Jullie termen, goed gespeld",
      text: "Zet typenummers, onderdelen en vaktermen één keer in het woordenboek en ze staan voortaan goed in elk verslag.",
    },
    question: "Kan {{agent}} ook onze eigen velden invullen?",
    answer:
      "Ja. Een eigen veld koppel je één keer; daarna vult elk gesprek waarin het ter sprake komt dat veld in. Kom je er niet uit, dan helpt support je binnen {{hours}}\u00A0uur.",
  },
  calculator: {
    meta: {
      title: "ROI berekenen: wat levert spraak naar CRM op? | {{product}}",
      description:
        "Vul je eigen cijfers in en zie wat {{product}} je team per maand oplevert: uren, euro’s en rendement, met de formule erbij.",
    },
    title: "Reken uit wat het je team oplevert",
    subtitle: "Vul je eigen cijfers in. De formule staat erbij, dus je kunt elke stap narekenen.",
    fields: {
      people: "Verkopers in je team",
      conversations: "Gesprekken per verkoper per dag",
      minutes: "Minuten bespaard per gesprek",
      days: "Werkdagen per maand",
      share: "Deel van die tijd dat meetelt, in %",
      cost: "Kosten van een uur, in €",
    },
    range: "Vul een getal in van {{min}} tot {{max}}.",
    shareHint: "Niet elk bespaard uur wordt een extra klantgesprek.",
    action: "Bereken",
    address: "Je cijfers staan in het adres van deze pagina. Bewaar het of stuur het door.",
    noScript: "Je eigen cijfers invullen kan alleen met JavaScript. Dit zijn onze beginwaarden.",
    result: "{{times}}× rendement op je investering",
    invalid: "Controleer je cijfers, dan rekenen we verder.",
    /** Each step is followed by = and its outcome. */
    steps: {
      hours: "{{people}} × {{conversations}} gesprekken × {{minutes}}\u00A0minuten × {{days}}\u00A0dagen",
      counted: "{{hours}}\u00A0uur\u00A0×\u00A0{{share}}%",
      value: "{{counted}}\u00A0uur\u00A0×\u00A0{{cost}}",
      fee: "{{plan}} per jaar betaald, excl. btw: {{people}}\u00A0×\u00A0{{price}}",
      times: "{{value}}\u00A0÷\u00A0{{fee}}",
    },
    outcomes: {
      hours: "{{hours}}\u00A0uur per maand",
      counted: "{{counted}}\u00A0uur die meetellen",
      value: "{{value}} per maand",
      fee: "{{fee}} per maand",
      times: "{{times}}×",
    },
    formula: "Zo komen we daarop",
    basis:
      "We beginnen met de aannames achter onze eigen cijfers: {{conversations}} gesprekken per dag en per gesprek {{minutes}}\u00A0minuten minder typen, waarvan {{share}}% meetelt. Het zijn aannames, geen metingen bij jou: daarom kun je ze allemaal aanpassen.",
  },
  comparison: {
    meta: {
      title: "Typen, dicteren, meetingbot of spraak naar CRM? | {{product}}",
      description:
        "Gespreksverslagen typen, dicteren, een meetingbot of {{product}}: wat elk goed kan, wat niet, en wanneer je beter iets anders kiest.",
    },
    title: "Vier manieren om je gesprekken in je CRM te krijgen",
    subtitle:
      "{{product}} is niet altijd de beste keus. Hieronder staat eerlijk wanneer een andere manier beter past.",
    table: "De vier naast elkaar",
    ways: { typing: "Zelf typen", dictation: "Dicteerapp", bot: "Meetingbot" },
    verdict: { yes: "Ja", partly: "Deels", no: "Nee" },
    criteria: {
      car: {
        title: "Vastleggen in de auto",
        typing: "Pas als je stilstaat",
        dictation: "De tekst wel, de velden niet",
        bot: "Alleen als je zelf belt via je laptop",
        own: "Je belt één nummer, handsfree",
      },
      fields: {
        title: "CRM-velden gevuld",
        typing: "Als jij ze invult",
        dictation: "Je houdt een lap tekst over",
        bot: "Vaak een samenvatting in een notitie",
        own: "Per veld, met de zin erbij",
      },
      site: {
        title: "Afspraken op locatie",
        typing: "Achteraf, uit je hoofd",
        dictation: "Achteraf, met je stem",
        bot: "Heeft een online\u00ADvergadering nodig",
        own: "Opnemen of achteraf inspreken",
      },
      online: {
        title: "Online\u00ADvergaderingen zonder omkijken",
        typing: "Je typt tijdens of na het gesprek",
        dictation: "Je spreekt zelf iets in",
        bot: "Schuift vanzelf aan",
        own: "Je uploadt de opname",
      },
      control: {
        title: "Zelf bepalen wat er komt te staan",
        typing: "Elk woord is van jou",
        dictation: "Je leest het na en plakt het",
        bot: "Verschilt per dienst",
        own: "Je keurt elk veld goed",
      },
    },
    better: "Wanneer kies je wat?",
    choose: {
      typing: {
        title: "Typ het zelf",
        text: "als je een paar gesprekken per week voert, of als je CRM maar twee of drie velden vraagt. Een abonnement verdien je dan niet terug.",
      },
      dictation: {
        title: "Neem een dicteerapp",
        text: "als je vooral mails en lange teksten schrijft, in allerlei programma’s. Dicteren zit vaak al in je telefoon en kost dan niets.",
      },
      bot: {
        title: "Neem een meetingbot",
        text: "als bijna al je gesprekken online zijn en iedereen het prima vindt dat er een bot meeluistert. Je hoeft er niets voor te doen.",
      },
      own: {
        title: "Neem {{product}}",
        text: "als je veel op pad bent of belt, en je collega’s en je forecast op je CRM moeten kunnen bouwen. Vanaf {{price}} per gebruiker per maand, excl. btw, bij betaling per jaar.",
      },
    },
    basis:
      "We vergelijken manieren van werken, geen merken. Wat een dienst precies kan, verschilt; kijk het na voordat je kiest.",
  },
} as const;
