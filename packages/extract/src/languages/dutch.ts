import type { Amount, MentionedDate, Role, Sentiment, Stage } from "../model/types.ts";
import type { Cues, NumberPart, RoleCue } from "./grammar.ts";
import { DUTCH } from "./packed.ts";
import { commonOf, inOrder, scalesOf, setOf, tableOf } from "./shared.ts";

const SMALL: Readonly<Record<string, number>> = {
  ...inOrder(`nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien achttien negentien`),
  ...inOrder("twintig dertig veertig vijftig zestig zeventig tachtig negentig", 20, 10),
};
const TENS = /^(.+?)en(twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)$/;
const SCALES: Readonly<Record<string, NumberPart>> = {
  honderd: { type: "hundred" },
  anderhalf: { type: "fraction", value: 1.5 },
  anderhalve: { type: "fraction", value: 1.5 },
  half: { type: "fraction", value: 0.5 },
  halve: { type: "fraction", value: 0.5 },
  ...scalesOf("12:dozijn 1000:duizend 1e6:miljoen,mln,milj 1e9:miljard"),
  ...scalesOf("1000:k,mille,ruggen 1e5:ton", true),
};

/** "achtentwintigduizendachthonderd", "vijfendertighonderd", "tweeenhalf": written as one word. */
function compound(word: string): number | undefined {
  const known = SMALL[word];
  if (known !== undefined) return known;
  for (const [name, scale] of [
    ["duizend", 1000],
    ["honderd", 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const head = at === 0 ? 1 : compound(word.slice(0, at));
    const rest = word.slice(at + name.length).replace(/^en(?=.{3})/, "");
    const tail = rest === "" ? 0 : compound(rest);
    return head === undefined || tail === undefined || tail >= scale ? undefined : head * scale + tail;
  }
  const [, unit = "", tens = ""] = TENS.exec(word) ?? [];
  const value = SMALL[unit];
  if (value !== undefined && value > 0 && value < 10) return value + (SMALL[tens] ?? 0);
  const [, whole = ""] = /^(.+?)en(een)?hal(f|ve)$/.exec(word) ?? [];
  const half = SMALL[whole];
  return half === undefined ? undefined : half + 0.5;
}

function numberPart(written: string): NumberPart | undefined {
  if (written.length > 45) return undefined;
  const scale = SCALES[written];
  if (scale) return scale;
  const word = written.replace(/tal$/, "");
  const value = compound(word);
  return value === undefined ? undefined : { type: "small", value };
}

function ordinal(word: string): number | undefined {
  if (word === "eerste") return 1;
  if (word === "derde") return 3;
  return /(st|d)e$/.test(word) ? compound(word.replace(/(st|d)e$/, "")) : undefined;
}

/** Words that begin another thought. */
const CLAUSE_START =
  /^(en|maar|want|omdat|dus|die|dat|ze|hij|ik|we|wij|zij|verder|o|oh|ook|daarna|daarnaast|anders|terwijl|eh|uh|nou|ja|oke|alleen|zodat|dan|toen)$/;
const SAY_VERBS =
  /^(\w+ )?(zei|zegt|gaf aan|belde|appte|vertelde|vroeg|vraagt|vindt|vond|wil|wilde|denkt|dacht|heeft|had|stuurt|noemde|belt|mailt|twijfelt|was|heet|beslist|tekent|komt|kan|gaat|zit|moet|kwam|doet|wilt|regelt|is|zou|daar|hoort|liet)\b/;
const PAST_CUE =
  /\b(was|waren|gisteren|belde|sprak|gesproken|geweest|bezocht|had|hadden|afgelopen|vorige|gehad|kreeg|mailde|stuurde|gebeld|verstuurd|gemaild|zei|vertelde|stond|kwam)\b/;

/**
 * The words of Dutch in tables, and its cues as regular expressions over words in lower case, without accents,
 * separated by one space. No cue may repeat a group that can match in two ways: a text of 100 kB has to stay fast.
 */
export const dutch = {
  numberPart,
  and: "en",
  andHalf: /^en een hal(f|ve)$/,
  rangeWords: setOf("a tot of"),
  between: "tussen",
  about: setOf("ongeveer ruim bijna circa ca zon zo'n rond plusminus krap max maximaal minimaal"),
  months: inOrder(
    `januari,jan februari,feb maart,mrt april,apr mei juni,jun juli,jul augustus,aug september,sep,sept oktober,okt
      november,nov december,dec`,
    1,
  ),
  weekdays: inOrder("zondag,zo maandag,ma dinsdag,di woensdag,wo,woe donderdag,do vrijdag,vr zaterdag,za"),
  ordinal,
  ordinalSuffix: /^(e|de|ste)$/,
  subunits: tableOf("EUR:cent,eurocent"),
  /** Used when an amount names no currency. */
  defaultCurrency: "EUR" as string | undefined,
  common: commonOf(DUTCH, /t$/, [CLAUSE_START, SAY_VERBS, PAST_CUE]),
  abbreviations: setOf(
    "v nr tel ca max min excl incl eig mevr mw dhr drs ing ir dr mr prof st vd bv jr sr zn p evt fact o.a t.a.v i.o m.b.t n.a.v bijv bv resp gem afd dir mnd wkn wk",
  ),
  titles: setOf(
    "meester dokter juf notaris professor mevrouw meneer mijnheer mevr mw dhr heer dr drs ir ing prof mr kolonel rector burgemeester kanunnik wethouder frau herr",
  ),
  particles: setOf("van du de der den het ter ten te 't op in la le el vd v/d von di da dos bin"),
  steps: {
    mine: /^((vroeg|vraagt|vroegen) of (ik|we|wij) (?=(\w+ ){1,7}\w*(bellen|langs|terug|regelen|aanleveren))|(krijgt|hoort|horen|heeft|hebben) (\w+ ){1,6}van (me|mij|ons)|(gaat|gaan) (\w+ ){0,3}op de post|ik ((?!ze[ig]|dacht|denk|vond|had|hou)\w+ )?(stuur|bel|mail|app|maak|plan|regel|zoek|check|zal|moet|zet|vraag|praat(?=.* bij)|lever|leg|werk|pas|breng|haal|schrijf|reken|bespreek|overleg|laat|boek|reserveer|nodig|volg|bereid|stem|kijk|informeer|kom (?=([^ ]+ ){0,9}(terug|langs))|ga (?!ervan|uit))|(stuur|bel|mail|maak|plan|regel|zoek|check|moet|zet|vraag|lever|leg|werk|pas|breng|haal|schrijf|reken|bespreek|overleg|laat|boek|reserveer|nodig|bereid|informeer|ga) (ik|we)|zorg ik (dat|ervoor)|kom ik (?=(\w+ ){1,5}(terug|langs))|ik ((?!heb|had|zei|dacht|denk|vind|weet|ben|was|wil)[\w'-]+ ){1,7}(stuur|bel|mail|(terug|na)bel|(op|toe|na|door)stuur|terugkom|langskom|inplan|uitwerk|uitzoek|navraag|aanpas|opneem|regel|aanlever|maak|laat weten)|(ik|we|wij) (zorg|zorgen))\b/,
    /** Steps only with a date. */
    mineDated:
      /^(bellen we|mag ik (\w+ ){1,3}(sturen|mailen|bellen|brengen|langskomen)|ik (heb (beloofd|toegezegd|gezegd dat (ze|zij|hij|ie|u))|beloofde|bezorg|mag)|krijg(t|en) (ze|zij|hij|ie|u|jullie) (het|de|een)|(ze|zij|hij|ie|u|je|jullie) krijg(t|en) (het|de|een|'m))\b/,
    theirsFirst:
      /^((stuurt|mailt|levert|belt|regelt|geeft|bezorgt) (ze|zij|hij|ie|mevrouw|meneer)|(belt|mailt|komt) zelf (\w+ ){0,2}terug|krijg(en)? (ik|we|wij) (\w+ )?van (haar|hem|hun|hen|ze)|hoor(en)? (ik|we|wij) (?=van (haar|hem|hun|hen|ze)(?! (dat|nooit|ni))|(eind|begin|volgende|morgen|\w+dag)\b)|komt (ze|zij|hij|ie|er(?=.* terug)) (\w+ ){0,5}(terug|langs))\b/,
    them: /^(ze|zij|hij|klant|ie|hun|die) /,
    theirs:
      /^((me|mij|ons) (\w+ ){1,4}(doorgeeft|stuurt|toestuurt|mailt|aanlevert|terugbelt)|(stuurt|sturen|mailt|mailen|antwoordt|reageert|regelt|regelen|levert|leveren|belt|bellen|koppelt|checkt|overlegt|bespreekt)|(laat|laten) (\w+ ){0,5}(weten|horen)|leg(t|gen) ([^ ]+ ){1,7}voor\b|(zou|zal|zouden|gaat|moet|moeten) (\w+ ){0,6}(bellen|aanleveren|overleggen|bespreken|uitzoeken|navragen|terugbellen|terugkomen|weten|invullen|checken|doorgeven|voorleggen|op papier zetten))\b/,
    order:
      /^((nog |even |dan |graag |morgen |vandaag )*(stuur|bel|mail|plan|regel|check|zet|vraag|maak|boek|reserveer|nodig(?=( \S+){1,4} uit\b)) (?!ik|je|jij|ze|hij|we))/,
    request:
      /^neem (\w+ ){1,6}contact op\b|^gelieve |^graag (\w+ ){0,2}(reactie|antwoord|terugkoppeling|bevestiging) |^(u|je|jij) mag (me|mij|ons) (?=.*(bellen|mailen|sturen)\b)|^(uw|de) (offerte|voorstel|inschrijving) dient |^(stuur|bel|mail|regel|plan|zet|maak) (u|je|jij|jullie) |^(kunt|kun|wilt|wil|zou|zouden|kan) (u|je|jij|jullie|iemand) (?=.*(sturen|maken|weten|zorgen|komen|brengen|zetten|uit doen|vragen|checken|leveren|schrijven|boeken)\b)/,
    infinitive:
      /\b(\w*bellen|terugkomen|mailen|\w*sturen|inplannen|opstellen|uitwerken|navragen|checken|nakijken|uitzoeken|benaderen|opvolgen|aanpassen|crediteren|brengen|bezorgen|voorbereiden|aanvragen|bevestigen|contact opnemen|afstemmen|polsen|terugkoppelen|terugkoppeling(?= aan)|aanleveren|klaarzetten|proberen|regelen|plannen|uitnodigen)\b/,
    notMine:
      /\b(ze|hij|zij|klant|wil|willen|wilde|kan|jullie|zouden|zou|hebben|heeft|is|was|werd|had|moesten|niet|wordt|komen|gaat|mag|liever|voordat|nadat|toen|om te)\b/,
    never:
      /\b(zet ik (\w+ ){1,4}op|ik kom (net|zojuist|zo)|ik (bel|mail|schrijf|app) ((u|je|jullie|even) )*(over|omdat|vanwege)|stel dat|had ik|zou ik|ik zal eerlijk|(ik moet|moet ik) zeggen|niets|niks|nooit|((zet|teken) ik)( \w+)? (handtekening|meteen|direct)|(wat|hoe|waar|wie|wanneer|waarom) (zou|wil|kun|kan|kunt|wilt))\b|\bik \w+ (het |er |dat |ze )?niet\b/,
  },
  uncounted:
    /^(uur|uren|u|jaar|jr|jaren|maand(en)?|mnd|wkn?|week|weken|dag(en)?|minu(ut|ten)|min|kwartier(en)?|keer|maal|x|procent|pct|graden|km|kilometers?|cm|mm|km\/u|kilo|punten|opties|varianten|vragen|redenen|dingen|zaken|gesprekken|afspraken|meetings|calls|mails|mailtjes|kinderen|voorwaarden|fasen|versies|sessies|partijen|concurrenten|aanbieders|offertes|contracten|nachten|weekenden|storingen|klachten|problemen|euro|leveranciers|termijnen|wensen|bezwaren|demo's|bezoeken|eisen|referenties|talen|rondes|reacties|verkeerde)$/,
  isPlural: (word: string) =>
    (/([a-z]{2}(en|s|'s)|lui|men)$/.test(word) &&
      !/^(aan|af|op|uit|mee|toe|over|in|voor|na|door)?ge(?!bouw|meent|zin|was|bied|recht|bruik)\w+en$/.test(
        word,
      ) &&
      !/^(uit|aan|op|af|mee|terug|in|over|voor|door|om|toe|bij|na|be|ver|ont|her|ge)?(komen|maken|zetten|nemen|doen|rekenen|bieden|boden|worden|draaien|duiken|sluiten|brengen|halen|kosten|kregen|bleven|groeien|helpen|leveren|verkopen|schrijven|stoppen|testen|installeren|vervangen|bestellen|passen|(?<!toe)stellen|voeren|vullen|wachten|leggen|hebben|moeten|mogen)$/.test(
        word,
      )) ||
    /^(man|stuks|stuk|fte|fte's|personeel|koppels|pk|kg|ton|liter|hectare|ha|pallets?|meter|vierkante)$/.test(
      word,
    ),
  howMany: /\b(hoeveel ((?!betal|kost|geld|budget)[a-z'-]+))\b/,
  moneyCue:
    /\b(hoeveel geld|opzij\w*|budget\w*|prij\w*|betal\w+|betaal\w*|kost\w*|tarie\w+|\w*tarief|offerte\w*|bedrag\w*|deal|\w*waarde|\w*kosten|plafond|korting|gereserveerd|begroot|begroting|investering|ex|excl|incl|exclusief|inclusief|btw|aanbieding|aangeboden|rekenen|gerekend|goedgekeurd|bieden|bood|geboden|abonnement|huur|fee|factuur|besteden|uitgeven|kwijt|voorgesteld|eenmalig|omzet|contract\w*|voorstel|totaal|uitkomen|uit op|(zit|zitten) op|rond|opdracht\w*)\b/,
  group: /\b(man of|stuk of|(team|ploeg|vloot|groep|staf|afdeling) van( (zo'n|ongeveer|ruim|bijna|circa))?)$/,
  counted:
    /(?<!stond(en)? )\b(er|d'r)( (nu|nog|al|wel|ook|dan|maar|dus|zo'n|ongeveer|maximaal|minstens|graag|geen|weer|daar|in totaal))*$|\b(zijn|waren)( \w+)? met( z'n| ons| hun)?$/,
  again: /\b(nog|nog eens|daarnaast|plus|en)$/,
  codeWord:
    /\b(dossier\w*|factu?u?r?(nr)?|ordernr|\w*nummer|nr|btw|tel|telefoon|mobiel|kamer|room|unit|hal|iso|artikel|referentie|kenteken|code|fase|route|lijn|voorstel|offerte\w*|case|rekening)( (no|is|#))?( [.:#-])?$/,
  correction:
    /\b(nou ja( eigenlijk)?|nee|sorry|pardon|wacht( even)?|correctie|ik bedoel|bedoel ik|of eigenlijk|beter gezegd|fout(je)?|niet \w+ maar|maak daar \w+ van|moet zijn|klopt niet|dat moet(en)?|(verzet(ten)?|verplaats(t|en)|verschoven|uitgesteld|verlaagd|gezakt) naar|dus eigenlijk)\b/,
  not: /\b(liever ([^ ]+ ){1,3}dan|schrap|vergeet|annuleer|niet|geen|nooit|niet meer|in plaats van|ipv|i\.p\.v( \.)?)( (de|het|een|alle|die|op|om|voor|langer|meer|met|van|in|naar|eens|per))?$/,
  formerly:
    /\b((ik|we|ze|hij) ging(en)?|was|waren|op papier|ik zei|stond|stonden|wilden?|eerst|vorig jaar|vorige keer|eerder|had(den)? (ik|we|ze)|zou(den)?|dacht|dachten)( (er|het|ze|we|al|nog|nu|op|over|aan|eerst|om|de|een|voor|uit|met|zo'n|ongeveer|ruim|naar|zijn|naar de)){0,3}$/,
  now: /\b(nu|wordt|worden|maar|naar|dit jaar|inmiddels|geworden|verzet|uiteindelijk|toch|eerder|zitten we op)\b/,
  supposed: /\b(stel|zou(den)? (het|dat|ie) (dan )?|ik had( \w+){0,2}$)\b/,
  difference:
    /^((?!is|was|ligt|zelfs)\w+ )?(vorig jaar|duurder|goedkoper|meer dan|minder|te duur|te veel|onder|boven|eronder|erboven)\b/,
  dateKinds: {
    deadline:
      /\b(deadline|(opzeg\w+|inschrijven|aanvragen|indienen)|later dan|op zijn laatst|moet|sluit\w*)\b/,
    expiry:
      /\b(geldig|lo(opt|pen) (\w+ ){0,3}(af|door)|verloopt|vervalt|verlengd?|verlenging|opgezegd|einddatum|contract loopt|stopt|afloopt|eindigt|houdt)\b/,
    decision:
      /\b(beslis\w*|beslui\w*|ho+r(t|en)? (ik|we|je)|akkoord|kno(op|pen)|mt|directie|bestuur|raad|gunning|reactie|antwoord|stem(men|t)|vergader\w*|goedkeur\w*|bedenktijd|denkt|teken(t|en) op|op tafel)\b/,
    delivery: /\b(\w*lever\w*|ophalen|transport|inbouw\w*|plaatsing|komt (\w+ )?binnen|toe in)\b/,
    start:
      /\b(\w*start\w*|live|ingang\w*|ingaan|begin(nen|t)?|eerste dag|\w*proef\w*|pilot|livegang|loopt|ingaande?|ingaat|streefdatum|uitvoering|operationeel|draaien)\b/,
    meeting:
      /\b(afspraak|demo|bezoek|lunch|langs\w*|zit ik|zie ik|kick-off|overleg|presentatie|presenteren|teams|meeting|call|koffie|rondleiding|beurs|sessie|workshop|schouw|opname|evaluatie|\w*gesprek|kennismak\w*|verplaatsen|bellen|bel|ingepland|agenda|verzet|kom|uitleg|tafel|zien)\b/,
  } as Cues<MentionedDate["kind"]>,
  pastCue: PAST_CUE,
  offCue:
    /^(niet(?= ,| \.|$)|geen (tijd|ruimte)|(om \w+ )?(red (ik|we) niet|(kan|lukt) (\w+ )?niet|gaat niet|valt af|vervalt|(is|zijn) (afgezegd|geannuleerd)))\b/,
  roleAfter: {
    decision_maker:
      /^(\w+ )?(beslist|tekent|moet (\w+ ){0,4}(tekenen|akkoord|goedkeuren|handtekening|krabbel|klap)|mag (\w+ )?tekenen|gaat erover|hakt|beslisser|tekenbevoegd\w*|bepaalt|ondertekent|heeft het (laatste woord|voor het zeggen)|(heeft de hand|zit) op de (knip|portemonnee)|(zet|neemt) (de|het|een|zijn|haar) (handtekening|krabbel|knoop|besluit)|gaat (\w+ )?over (het budget|het geld|de centen|alle)|(mede-?)?eigena\w+(?= [^a-z]| en | die | van |$))(?! niet| niks)\b/,
    blocker: /^(\w+ )?(tegen|ziet het niet zitten|remt)\b/,
    influencer: /^(\w+ )?(ernaar gekeken|adviseert|praat mee|voor het)\b/,
    user: /^(\w+ )?((gaat|moet) (\w+ ){0,3}werken|gebruikt het)\b/,
  } as Cues<Role>,
  /** A third pattern has to be said before. */
  roleBefore: [
    [
      /\b(beslisser (is|:)|beslist:?|(?<!die )tekent|(handtekening|krabbel) (\w+ )?(van|zet)|(getekend|besluit|akkoord) (door|van)|beslissen doet|voor aan|eigena(ar|res|aresse))( (de|onze|haar|zijn|hun|mijn|directeur|bestuurder|broer|baas))*$/,
      "decision_maker",
    ],
    [
      /\b(is|langs|doet|maar|wel)( (zijn|haar|hun|mijn|de) \w+)?$/,
      "decision_maker",
      /\b(teken\w*|beslis\w*|handtekening|akkoord|beslui\w*)\b/,
    ],
    [/\b(zonder dat (zijn|haar|hun) (zoon|dochter|vrouw|man|broer|zus|vader|moeder))$/, "influencer"],
  ] as readonly RoleCue[],
  jobs: /^(\w*(adviseur|manager|directeur|voerder|voerster|meester|leider|leidster|medewerker|bestuurder|verpleegster|dienst)|coordinator|directrice|eig|eigenaar|eigenares|eigenaresse|inkoper|inkoopster|voorzitter|planner|beheerder|hoofd|chef|controller|secretaresse|assistent|werkvoorbereider|boekhouder|accountant|ceo|cfo|cto|coo|cio|hr|ict|it'er|zoon|dochter|vader|moeder|broer|zus|vrouw|man|collega|partner|facilitair|inkoop|office|gm|md|vp)$/,
  gone: /^weg (die|want|en)\b|^((, )?want die )?(\w+ )?(is (er )?(weg|vertrokken|gestopt|ontslagen|uit dienst|met pensioen)|is er niet meer|werkt (er|daar) niet meer|gaat weg)\b/,
  ownSide:
    /^\W*voorleggen aan$|\b(\w*collega|onze|mijn (baas|manager|chef)|intern|korting afstemmen met|van ons|bij ons|\w+(?<!teken|keur)en door)$/,
  metWith:
    /\b(kaartje|belletje met|kennisgemaakt met|spreek ik met|contact(persoon)? :|gesproken met|gesprek met|afspraak met|heet)$/,
  spokenTo:
    /\b(met( die)?|ene|gesproken|contact(persoon)?( :)?|beller|voornaam|dat was|vroeg|bij|terugbellen)$/,
  sayVerbs: SAY_VERBS,
  trade:
    /^(traiteur|kleding|kozijnen|verhuizingen|thuiszorg|scholen|academie|universiteit|\w*techniek|\w*bouw|\w*logistiek|\w*beheer|\w*verhuur|\w*transport|koeling|groenten|glas|dakwerken|licht|installaties?|bouwmaterialen|advies|groep|media|zorg|wonen|schoonmaak|beveiliging|elektro|metaal|staal|hout|houthandel|tuinen|hoveniers|makelaars|accountants|advocaten|notarissen|catering|horeca|auto's|verzekeringen|vastgoed|interieur|keukens|systemen|consultancy|consulting|solutions|services|holding|food|retail|fysiotherapie|tandartsen|recycling|verpakkingen|machines|bloemen|projecten|fietsen|drukwerk|events|uitzendbureau|energie|solar|grondwerken|koeriers|reizen|dental)$/,
  tradeHead:
    /^(\w*theater|\w+hal|\w*bad|\w*uitvaart|\w*haven|\w*salon|pizzeria|\w*club|kinderdagverblijf|kinderopvang|bibliotheek|provincie|waterschap|bouwmarkt|kringloop|\w*bureau|vve|\w*hoeve|notaris|\w*bedrijf|\w*school|\w*reizen|(?!kwart|bat|loterij|partij)\w{2,}erij|\w*praktijk|\w*werf|stichting|\w*centrale|zorginstelling|begraafplaats|garage|\w*hotel|restaurant|gemeente|woningcorporatie|\w*centrum|\w*handel|\w+huis|sauna|taxi|\w*winkel|apotheek|firma|camping|college|museum|cafe|brasserie|\w*cooperatie|\w*vereniging|\w*instituut|\w*maatschappij|makelaardij|\w*fabriek|\w*kliniek|\w*groep|\w*industrie|aannemer|bloemist|stukadoor|schilder|loodgieter|hovenier|kapper|opticien|frituur|\w{4,}zaak|\w*atelier|\w+park|(advocaten|notaris)kantoor|installateur|bakker|slager)$/,
  competitorBefore:
    /\b(waaronder( ook)?|(zit|zitten|werk|werkt|werken|draait|draaien)( \w+)?( (nu|vandaag|nog|momenteel|al))+ (bij|op|met|in)|zit(ten)? ((ze|zij|hij|we|wij|nu) |sinds ([^ ]+ ){1,2})*bij|kie(st|zen) voor|(?<=\( )nu|(gaat|loopt|staat) in|gebruik(t|en)( (ze|zij|hij|we|wij|nu|nog|momenteel))+|(ging|gaan|gaat|overgestapt|over) ((ze|zij|hij|we) )?naar|liever( bij)?|stap(t|pen) ([^ ]+ ){1,5}over op|nu:|draai(t|en) (\w+ )?op|werk(t|en) (\w+ )?met|gekozen voor|klant bij|overstappen van|concurrent(en|ie)?( is| zijn|:)?|ga(at|an) (door|verder|in zee) met|prat(en|t) ook met|vergelijk(t|en) ((ons|het|nog|ook) )*met|\w*contract (bij|met|van)|verloren (aan|van)|net als bij|(goedkoper|duurder) dan|(huidige|vorige|oude) \w*(leverancier|pakket|systeem|partij|software|aanbieder)( is| was|:| ,| =)?|huidig:|af van|vervangt|factuur van|(wij|ons) en|vs|beta(len|alt) ([^ ]+ ){0,6}(aan|bij)|(huurt|huren|leasen) (\w+ )?(bij|van)|kijk(t|en) ((ze|zij|hij) )?ook naar|(pakket|systeem|aanbod|aanbieding|offerte|voorstel|automaten|machines) (liggen )?van|offertes? (aan)?gevraagd bij|tevreden (van|over|met)|kwijt bij|overwe(egt|gen)|vast (aan|bij)|(?<!net )weg bij|nu (\w+ ){0,2}via|(systeem|pakket) ,)$/,
  competitorAfter:
    /^(geworden|gekozen)\b|^zat(en)? (\w+ )?(er)?onder\b|^zit(ten)? op €|^rekenen ze|^(is|zijn|was|waren) ([^ ]+ ){0,3}(goedkoper|duurder|beter|afgevallen)/,
  partnerBefore: /\b(partner|onderaannemer)( is|:)?$/,
  referenceBefore:
    /\b(zusterbedrijf|referentie|referenties|referentiebezoek (bij|aan)|net als)( van| bij|:)?$/,
  clientBefore: /\b(gaat over|voor|van|bij|klant|bedrijf heet|bedrijf|mij over|update|lead|zaak):?$/,
  visited:
    /\b(over bij|vandaan bij|(langs|binnengelopen|geweest|gesprek|afspraak|overleg|op bezoek) (geweest )?(bij|met)|(mannen|jongens|mensen|dames|lui|club) van)( de \w+)?$/,
  objection:
    /\b(te (duur|straf|gortig|hoog|prijzig|veel(?! (tijd|werk|uren|handwerk))|ingewikkeld|lastig|lang|laat|langzaam|krap|zwaar|klein|riskant|groot|complex)|(erg|best|behoorlijk|flink|nogal|vrij|wel) (duur|prijzig)|aan de (hoge|prijzige|dure) kant|(ligt|liggen) dwars|niet (haalbaar|verantwoord|verkocht|akkoord|overtuigd|zeker|tevreden)|(flinke|grote) (investering|uitgave)|hoop (geld|centen)|(?<!noemde )geen (budget(?! (bekend|genoemd|besproken))|tijd|geld|zin in|behoefte|ruimte|vertrouwen|interesse)|bang (dat|voor|om)|twijfelt?|twijfels?|twijfelen|bezwaar|bezwaren|bezorgd|zorgen (over|om)|zie(t|n) (\w+ ){1,2}niet zitten|huiverig|bedenking\w*|vraagtekens|geen prioriteit|slecht moment|niet (wild|enthousiast) van|(ook|nog|wel) een punt(?! v)|mis(t|te|sen) (\w+ )?bij (ons|jullie)|krijg ([^ ]+ ){1,8}niet door|(wij|jullie) (zijn|waren) ([^ ]+ ){0,4}duurder|ontevreden|pijnpunt|knelpunt|dealbreaker|terughoudend|sceptisch|moeite (mee|met)|weerstand|schrikt|ontbreekt|pittig|forse?|boven ((\w+ )?budget|wat)|ni(ks|ets) (meer )?te besteden|ziet? op tegen|vreest|(haar|zijn|hun|grootste|enige) (zorg|angst|vrees)|vastzitten|niet te wachten op|struikel\w*|aarzel\w*|niet (happig|gerust)|(is|zijn|was|waren) (?!niet )(\w+ )?tegen|(vind|vond)(t|en)? (ons|jullie) (\w+ ){0,2}duur(der)?|obstakel|schrok(ken)?|te (beperkt|weinig|kort)|geld is op|niet mee overweg|(?<!\b(wij|we|onze) ([^ ]+ ){0,3})(is|zijn|was|waren) ([^ ]+ ){0,3}goedkoper|gaan (\w+ )?niet op een|hik(t|ken) (\w+ ){0,3}tegen|zit(ten)? ([^ ]+ ){0,4}vast aan(?! de)|zie(t|n) (\w+ )?(het nut niet|geen (nut|meerwaarde|noodzaak))|niet (in|binnen) \w+ (budget|begroting)|(vind|vond)(t|en)? ([^ ]+ ){1,6}(gedoe|te veel (werk|tijd)|omslachtig|overbodig|onzin|geen optie|stevig)|liever (\w+ ){0,2}(wachten|afwachten|blijven)|slechte ervaring\w*|nadeel (is|vind\w*)|(hebben|heeft) (\w+ )?al (iets|een (\w+ )?(systeem|pakket|app|leverancier))|(budget|reserve)( \d+)? is op|durf\w* (\w+ ){0,2}niet|(ze|zij|hij|ie) (wil|wou|wilde|willen) (\w+ ){0,2}geen (\w+ )?(contract|aanbetaling|vooruitbetaling)|(ze|zij|hij|ie) k[au]n\w* (\w+ ){0,3}ni(ks|ets) toezeggen)\b/,
  noObjection:
    /\b(ik was|struikel\w* (\w+ ){0,3}niet|schr[io]k\w* ((\w+ )?niet|ik|we)|twijfel\w* (\w+ )?tussen|(niet|niets|niemand) (\w+ )?tegen|geen (obstakel|bezwaar|twijfel\w*|zorgen)|niet (\w+ )?ontevreden|niet (te )?(duur|duurder)|valt (wel )?mee|(kwartier|minuten|uur) te laat)\b/,
  clauseStart: CLAUSE_START,
  conjunction: /^(en|maar|dus|terwijl|verder|oh|o|oke|eh|uh|zodat)$/,
  sentiments: {
    negative:
      /\b(niet tevreden|ontevreden|boos|irritatie|geirriteerd|teleurgesteld|gefrustreerd|woest|razend|chagrijnig|balen|baalt|baalde|klacht|klaagde|moeizaam|niet blij|kwaad|pissig|negatief|niet te spreken over ons)\b/,
    positive:
      /\b(goed gesprek|^goed nieuws (van|over|bij)|prima gesprek|top ?gesprek|enthousiast\w*|blij|erg tevreden|superblij|content|goed gevoel|is tevreden|zijn tevreden|zijn om|positief|zin in|onder de indruk|sfeer was goed|erg goed|(heel|reuze|zeer|dik) tevreden)\b/,
    neutral: /\b(neutraal|neutrale|afwachtend\w*|lauw\w*)\b/,
  } as Cues<Sentiment>,
  stages: {
    lost: /\b(verloren|geen interesse meer|^lost|niet (aan )?ons gegund|(gaat|gaan) niet (met (ons|jullie) )?(door|verder)|afgehaakt|afgewezen door|keuze (is )?(gevallen )?op (?!ons)|deal is (weg|dood)|haakt? af|afgeketst|niet (te |meer )?verleng(en|d)|gegund aan|doet het niet met ons|voor (een ander\w*|iemand anders|de concurrent\w*) (gekozen|gegaan|gaan)|gekozen voor (een ander|iemand anders|de concurrent)|geen gebruik maken|ga(at|an) in zee met (?!ons|mij|een |het |de |zijn |haar |hun )|niet met jullie (in zee|verder|door))\b/,
    won: /\b((?<!\b(bij|met) (?!ons )\S+ (\S+ )?)getekend(?! (worden|(bij|met) (?!ons\b)))|handtekening (is )?(staat|binnen)|deal (is )?(rond|binnen|gesloten)|(dat is|(we|wij) zijn|zijn we) rond|gewonnen(?! zou)|order (is )?binnen|(akkoord (gegeven|op|met)|(is|zijn) akkoord)(?!.*\b(maar|mits|niet|moet nog)\b)|(aanbieding|offerte|voorstel) (\S+ ){0,7}(aanvaard|accepteer)\w*|zijn eruit|gaan met ons (in zee|verder|door)|bestelbon|afgeklopt)\b/,
    negotiation:
      /\b(\w*onderhandel\w*|korting|akkoord (\w+ ){0,4}mits|(kan|kon) er (\w+ ){0,4}af|als (die|dat|het) (er ?af|omlaag|lager)|niet akkoord|trek ik niet|scherper voorstel|(als|mits) (we|wij|u|je|jij|jullie) (\w+ ){0,2}(onder|zakken)|(offerte|voorstel|prijs) (\S+ ){0,8}te (hoog|duur)|kan ik uitkomen|als (ze|zij|hij|ie|u|jullie) (\w+ ){0,3}tekent)\b/,
    proposal:
      /\b(offerte|voorstel|prijsopgave|aanbieding) (\w+ ){0,5}(ge(vraagd|stuurd|mailt|maild|maakt)|nodig|sturen|mailen|maken|opstellen|ligt er|liggen(?! van| bij)|uitgebracht|verstuurd|aangevraagd)\b(?! bij (?!ons|mij|jullie|de |het ))|\b(stuur|maak|mail|wil|willen|vraag\w*|vroeg|gestuurd|opgevraagd|ontvang\w*) (\w+ ){0,6}(offerte|voorstel|prijs ?opgave|aanbieding)\b|\bofferte ?aanvraag|\b(graag|wil|wilde) (een )?(offerte|prijs)\b|krijgen ze (het|de|een) (prijs)?voorstel/,
    demo: /\b(demo(?! (\w+ ){0,3}(overgeslagen|afgezegd|geannuleerd))|demonstratie|proefopstelling|(ik|we) la(at|ten) (\w+ ){1,3}(app|systeem|pakket|software) (\w+ )?zien)\b/,
    lead: /\b((nieuwe|warme|koude) (lead|tel)|(1 e|eerste) (contact|bezoek|gesprek|keer gebeld)|folder gezien|^beursgesprek|kennismaking\w*|wil(len)? (graag )?(meer )?informatie|aanvraag via|nieuwe aanvraag)\b/,
  } as Cues<Stage>,
  business:
    /\b(offerte|voorstel|aanbieding|contract\w*|abonnement\w*|budget|tarie\w+|duur|concurrent\w*|overstap\w*|investering|huren|gemeente|krediet|zaak|subsidie|bestuur|\w*prijs|prijzen|totaalbedrag|bestelbon|boekhouding|klant\w*|demo|licenties?|gebruikers|order\w*|lever\w+|factu\w+|crm|deal|korting|monteurs|systeem|software|installatie|project|terugbellen|nabellen|inkoper|directeur|teken\w*|besli\w*|kost\w*|lead|beurs|opdracht|afspraak|planning|huur|proef\w*|accounts|verslag\w*|pilot|accountmanager|training|bestellen|interesse|betal\w+)\b/,
  smallTalk:
    /\b(weer|weekend|vakantie|kinderen|voetbal\w*|koffie|regen\w*|file|kat|zomer|fiets\w*|feestje|kerst|oma|boodschappen|bloemen|dierenarts)\b/,
  amountKinds: {
    discount:
      /(?<!procent )\bkorting\b(?! van [^ ]+ (procent|%))|\b(eraf|er af|afgaat|kwijtschelden|tegemoetkoming)\b/,
    other:
      /\b(omzet|concurrent\w*|boete|schade|inhuur|creditnota|zij( zitten| zaten| deden het)?( op| voor)? \||(kregen|kunnen) we)/,
    current:
      /\b(nu|vandaag|momenteel|op dit moment)( [^ |]+){0,4} \||^nu( [^ |]+){0,7} \||\b(huidige?:?|premie|(?<!(wil|willen|voor|te|kan|kunnen|gaan) )beta(al|alt|len|alde|alden)|aan kwijt|kost(en)? (nu|het|hun|hen|ze|hem|haar|ons))\b/,
    budget:
      /\b(budget\w*|begroting|raming|\w*potje?|meer dan|meer niet|uitgeven|voor over|over voor|plafond|\w*grens|max(imaal)?|gereserveerd|begroot|goed(gekeurd|keuren)|besteden|hooguit|ruimte|vrij(gemaakt|maken)|mag \|?[^|]*kosten|opzij ?ge\w+|subsidie|krediet|gehoopt|in gedachten|voor staan|(onder|boven) de|wil (ze|zij|hij|ie) (betalen|op)|denkt aan|rekent met|komt met|heeft het over)\b/,
    price:
      /\b(tarief|(?!jaar|totaal)\w*prijs|indicatie|rekenen|reken (\w+ )?op|stuk|wij zitten op|opstart\w*|voorgesteld|genoemd|ik (zei|heb gezegd))\b|[a-z](s|en) (a|aan|x|×) \|/,
    deal: /\b(deal|getekend|tekent|verlengen|totaal|akkoord|opdracht|afgeklopt|\w*waarde|gaat om|som|handtekening)\b/,
    offer:
      /\b(offerte|voorstel|aanbod|aanbieding|plaatje|(kom|kwam|komt|komen|zat|zit|zitten) (\w+ ){0,2}(uit )?op|bieden|biedt|aangeboden|zaten|we (\w+ ){1,4}zitten)\b|\|[^|,]{0,20} (te (veel|hoog|duur|straf)|boven|past niet)\b/,
  } as Cues<Amount["kind"] | "offer">,
};

/** What the rules need of a language. */
export type Grammar = typeof dutch;
