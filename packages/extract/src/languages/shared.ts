import type { Amount } from "../model/types.ts";
import type { Cues, NumberPart } from "./grammar.ts";

/** Turns words separated by spaces into a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Turns packed words and cues into a set that also has the words with an ending: "he's", "didn't", "belt". */
export function commonOf(
  packed: string,
  ending: RegExp,
  cues: readonly RegExp[],
): Pick<ReadonlySet<string>, "has"> {
  const set = new Set(unpacked(packed));
  const hasWord = (word: string) => set.has(word) || cues.some((cue) => cue.exec(word)?.[0] === word);
  return { has: (word) => hasWord(word.replace(ending, "")) || hasWord(word) };
}

/** Turns "value:word,word value:word" into a table from words to values. */
export function tableOf<T extends string>(entries: string): Readonly<Record<string, T>> {
  const rows = entries.split(" ").map((entry) => entry.split(":") as [T, string]);
  return Object.fromEntries(rows.flatMap(([value, words]) => words.split(",").map((word) => [word, value])));
}

/** Turns "1:word,word 2:word" into a table from words to numbers. */
export function numbersOf(entries: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tableOf(entries)).map(([word, value]) => [word, Number(value)]));
}

/** Turns words into a table of numbers that count up. Commas separate spellings of the same number. */
export function inOrder(words: string, first = 0, step = 1): Readonly<Record<string, number>> {
  const spellings = words.split(/\s+/).map((same) => same.split(","));
  return Object.fromEntries(spellings.flatMap((same, at) => same.map((word) => [word, first + at * step])));
}

/** Turns "1000:word,word" into the parts of a number that multiply it. `money` if people say them of money only. */
export function scalesOf(entries: string, money = false): Record<string, NumberPart> {
  const scale = ([word, value]: [string, number]) => [
    word,
    { type: "scale", value, ...(money && { money }) },
  ];
  return Object.fromEntries(Object.entries(numbersOf(entries)).map(scale));
}

export const CURRENCIES = tableOf<string>(
  "EUR:€,euro,euro's,euros,eur,eurootjes,piek USD:$,dollar,dollars,usd,bucks GBP:£,pound,pounds,pond,quid,sterling,gbp CHF:chf,francs,frank CAD:cad AUD:aud SEK:sek NOK:nok DKK:dkk",
);

/** "Per month", "/mo", "p/m", "elke maand", "monthly". */
function everyUnit(letter: string, words: string, adverbs: string): RegExp {
  const each = "(per|an?|each|every|(in )?(de|het|'t)|elke?|iedere?)";
  return new RegExp(
    String.raw`^(p ?\/ ?(${letter})|\/ ?(${letter}|${words})|${each} (${words})|p\.?(${letter})|${adverbs})\b`,
  );
}

/** After an amount, in either language: a Dutch quote may say "/user". */
export const PER: Cues<NonNullable<Amount["per"]>> = {
  week: everyUnit("w", "week|wk", "weekly"),
  month: everyUnit("m|mnd|maand", "mo|mth|month|mnd|maand", "pcm|monthly|maandelijks"),
  year: everyUnit("a|jr?|jaar", "yr|year|annum|jr?|jaar", "annual|yearly|op jaarbasis"),
  day: everyUnit("d", "day|dag", "daily"),
  hour: everyUnit("u", "hr?|hour|uur", "hourly"),
  user: /^(\/ ?(user|seat|head|licen[cs]e|gebruiker|licentie)|(per|a|each|de) (user|seat|head|licen[cs]e|person|driver|rep|employee|login|gebruiker|licentie|man|medewerker|monteur|koerier|chauffeur|persoon|account|werkplek))\b/,
  piece:
    /^(\/ ?(unit|piece|ea|st|stuk)|p ?\/ ?st|each|apiece|het stuk|a (unit|piece|drop|site|visit|van|vehicle|room|truck|trailer|store|shop)|per (?!cent|quarter|kwartaal)[a-z]{3,})\b/,
};

/** "0aad1by3e" is "aad aby abye": each word begins with the number of letters that it shares with the word before. */
function unpacked(words: string): string[] {
  let last = "";
  return (words.match(/\d[a-z'-]+/g) ?? []).map((word) => {
    last = last.slice(0, Number(word[0])) + word.slice(1);
    return last;
  });
}

/** First names of either language that aren't everyday words too. They're sorted, because that packs them best. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  unpacked(`0aad2ron1bby2dul5lah5rahman2igail1dam2ele2riaan5n1gnes1hmed4t1idan3en2sha3ling1lan3sdair4tair2bert2ejandro3x4ander7ra\
2i3ce4ia3son2lison1manda2ber2elia2ina2y1na3nd2dre5a5w3y2gela2ika3l3ta2ja2ke2n3a3e4ke4lies4marie5iek4t5te3ick4e4ka\
3marie2ouk2thony3oine4n5ia6o1oife1rchie2ie2jan3en3un2ne3o4ud2thur1shley3ok2trid1ubrey2drey2kje1xel1ydin2se0babette\
2rbara3end3ry3t2s1ea3trice3u2cky2linda3la2n3edict3jamin3ny3oit2rend3nadette5rd3t2th3ty1ianca2lal3ly1jorn1lake1ob3by\
2uke1rad4ley3m3ndon2echtje3nda6n4t3tt2ian3dget3gitte2uce3no2yan3ony0caitlin2leb3lum2meron2rel3l4a4ijn4o5s4y3men3ol\
5ien6ne5yn3rie2s3per2thy1edric2es1hantal3rles6y5ie5otte2iara3di2ris5tiaan8n7na8e6opher1iara5n2ndy1laire3ra3ude5ia\
2ement2ive1oen2lin3m2nnor3or2rey3ne5lis3rie1raig1urtis0daan2isy2le2mon2n3a3iel6le3ny2phne2rnell3ren2ve3id1ean2bbie\
3orah2clan2e2irdre2lia2nise3nis2rek3mot2smond1iana4e2eter2mitri2rk1ominic6que2n3al5d3na3ovan2rien3othy2ug4las3nia\
1ries1uncan1ylan0eamon1d2die3y2uard2ward3in1efje1ileen1laine2eanor2ine3sabeth4e3zabeth2ke2la3en3ie2s1miel3lia4y2ma\
1oghan2in1ric4a3k2nest2win1sra2ther1than2ienne1uan1va3n2elien4yn3rt0fabrizio2rah2tima3ma2y1edde2lix2mke2nna2rdi3gal\
1ien2lip2nn3tan2ona1leur2oor3rence4is1rances5is4k4s3ser2ed4erik3ek2its0gabriel2il2reth3y2vin1eert5je2mma2off5rey3rge\
5ia2rald6ine4rd3ben3da4ien3rit3t1ijs4bert2les3lian2na2ulia1lenn1ordon1raham3inne2eet3g4ory3ta2iet1uido2s1wen0hakim2l\
2mish3za2nk3na5h4eke3s2rm3old3riet4y3vey2san3san2ttie1eather2in2leen4n5e2ndrik7a3k3nie4y3riette5k4y2rman2ster1idde\
2lde1olly2ward1ugh3o0iain2n1brahim1lias2ona2se2yas1melda2ke2ogen2re1neke3s2ge4borg3rid1rene2is1saac3bel6le2la2mail\
1van2o0jaap2ckie3o4b3queline2ke2mal3es3ie2n3a3e4t3ice3neke4ie2smijn5ne3on3per1ean2f3f4rey2lle3mer2nna4ifer4y2remy3oen\
4me3ry2ss4e4ica1ill2m3my1o2achim3n4na5e2chem2e3l3p3y2han5na6es3n4ny2landa2nah4s4than2op3st2rdan4i3inde4s3rit2s3e4ph\
6ine3h4ua3s2y3ce1uan2dith2les3ia5n4e5t4us2rgen3re2stin0karel4n3im4n3l4ijn3sten2sper2tarzyna3e3herine4leen4ryn4y3ie\
3rien1ees2ith2lly2n3ji3neth2rry2vin1halid1ieran2m3berly2rsten5y1laas3us1obe2en2os1ris4tina5of1yle0lara3ry3s2ura4en6s\
1eah2e3ndert2nnart2o3n4ard4ie2s2x1iam3nne2eke3s4beth3ve5n2ly2na3da2sa4nne2z1loyd1odewijk2ek3s2nneke4ie2retta3na3raine\
2tte4ie2uis5a5e1uc3as3y2is2ka4s3e2pe2uk1ydia2nn4e0maaike3rten2eve2ggie2ike2ndy3on2rc4el4o4us4y3ga5ret4ot4reet5iet\
4uerite3ia5n6ne4e5ke5lle4je5ke5n4na4on4ska4t3jan4olein3leen4ies4oes3ta4en4ha4ijn5n6e3vin3y2thijs5lde3ilda3t4hew5ias\
6js2ud3reen4ice5ts2x1ees2gan2hmet2lanie3issa2nno2redith4l3ijn1ia2chael4el6le4iel3k2eke2guel2ke2lan3lie3o2na2randa\
3eille3iam3jam2tchell1o2hamed5med2ira2lly2na3ica4ek4que2rag3gan1ustafa0nadeem3ia4ne2n3cy2omi2talie4sha3e3halie5n1eal\
2il2l3e2ville1iall3mh2cholas3k4y3o4la6s5e2ek3ls3nke2gel2k3ki2ls1oah2elle2or2ra1uala1ynke0odell3tte1ene1isin1laf2iver\
4ia5er1mar1nno1rla4ith1scar1tto4line1wen0pablo2draig2m3ela2scal2t3rice6ia6k3ty2ul4a4ine1edro2ggy2nny2rcy3ry2ter3ra\
4onella1hil4ip2oebe1ien3rs3t4er2m2ppa1riya5nka0quinn4ten5y3rijn0rachel2lph2mon5a2nulf2vi2y3mond1ebecca2ggie2inier2mco\
2nate3e4e3s4ke2uben1hona2ys1ia3nne2chard3k4y2k2ley2ta1ob3bert3ert6o3in3yn2el4ien4of2ger3ier2isin2my2n3ald2os2ry2sa\
4lie6nd3e4mary3ie3s2wan2y1uaridh2ben2dy2fus2pert2ss4ell2tger3h2ud1yan0sabine3rina2id2l3ly2m3antha3ir5a3uel2nder4ra4y\
3ne2ra4h2skia1cott1eamus3n2bastian1hane3ron3un5a3wn2eila2irley1ian2etse5ke2las2mon5e2nead2obhan1jaak2oerd3ukje1ofia4e\
2lveig2nja2phia5e2raya1tacy3nley2ef4an6ie3lla3ph5an7ie5en3ve5n3wart2ijn2uart1ue2san2zanne1ven0tabitha2mara3sin2nja3ya\
2ra3iq2ylor1ed2rence4sa3ry2ss4a2un1heo3resa2ijs2om4as1ijmen3n2m3o4thy2na3eke1jeerd2itske1obias3y2dd2ine2m3as5z3my2n3i\
3y2on1racey4y2evor2ish4tan2udy3us1yler2rone0valerie2nessa1eerle2ra3non3onica1icky3tor6ia2ncent2vian0walter2rren\
1endela4y2rner2s3ley1iebe3tske2l3co3lem6ijn3ma2m2nston1outer1yatt0xander2vier0yasmin6a3sin1olanda2rick2unes3ssef1usuf\
1ves3tte2onne0zoe`),
);
