import { numbersOf, tableOf } from "../languages/shared.ts";
import type { Language } from "../model/types.ts";
import { type Day, dayOf, easter, weekdayOf } from "./calendar.ts";

type Unit = "day" | "week" | "fortnight" | "month" | "quarter" | "year";

const nthWeekday = (month: number, weekday: number, nth: number) => (year: number) => {
  const first = dayOf(year, month, 1) ?? 0;
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
};
const on = (month: number, date: number) => (year: number) => dayOf(year, month, date);
const afterEaster = (days: number) => (year: number) => easter(year) + days;

const memorialDay = (year: number) => {
  const last = dayOf(year, 5, 31) ?? 0;
  return last - ((weekdayOf(last) + 6) % 7);
};

const dutch = {
  relative: numbersOf(
    "0:vandaag,vanmiddag,vanavond,vanochtend 1:morgen,morgenochtend,morgenmiddag,morgenavond 2:overmorgen",
  ),
  dayPart: /(ochtend|middag|avond|morgen|nacht)$/,
  units: tableOf<Unit>(
    "day:dag,dagen week:week,weken,wkn,wk month:maand,maanden,mnd quarter:kwartaal year:jaar,jr",
  ),
  ahead: /^(over|binnen)$/,
  next: /^(volgende?)$/,
  coming: /^(komende|aanstaande|deze|a\.s)$/,
  last: /^(vorige|afgelopen|laatste)$/,
  early: /^begin$/,
  middle: /^(half|medio|midden)$/,
  end: /^(eind|einde)$/,
  article: /^(de|het|deze|'t)$/,
  of: /^(van|v)$/,
  beforeMonth:
    /^(in|per|vanaf|voor|tot|na|rond|komende|aanstaande|naar|sinds|start|eind|begin|richting|levering|ingang|pas|uiterlijk)$/,
  beforeOrdinal: /^(op|voor|per|vanaf|tot|uiterlijk|rond|na)$/,
  quarter: /^(kwartaal|kw)$/,
  week: /^(week|wk)$/,
  holidays: {
    kerst: on(12, 25),
    kerstmis: on(12, 25),
    sinterklaas: on(12, 5),
    kerstdagen: on(12, 25),
    pasen: afterEaster(0),
    paasdagen: afterEaster(1),
    paasweekend: afterEaster(1),
    pinksteren: afterEaster(49),
    hemelvaart: afterEaster(39),
    koningsdag: on(4, 27),
    bevrijdingsdag: on(5, 5),
    oudjaar: on(12, 31),
    oudjaarsdag: on(12, 31),
    nieuwjaar: on(1, 1),
    carnaval: afterEaster(-49),
    allerheiligen: on(11, 1),
  } as Readonly<Record<string, (year: number) => Day | undefined>>,
};

const english: DateWords = {
  relative: numbersOf("0:today,tonight,eod,cob 1:tomorrow,tmrw,tmw"),
  dayPart: /^$/,
  units: tableOf<Unit>(
    "day:day,days week:week,weeks,wk,wks fortnight:fortnight,fortnights month:month,months quarter:quarter,quarters year:year,years",
  ),
  ahead: /^(in|within)$/,
  next: /^next$/,
  coming: /^(this|coming)$/,
  last: /^(last|past|previous)$/,
  early: /^(early|beginning|start)$/,
  middle: /^(mid|middle)$/,
  end: /^(end|late|eom|close)$/,
  article: /^(the|this)$/,
  of: /^of$/,
  beforeMonth:
    /^(in|by|from|until|til+|before|after|for|since|around|through|start|starting|starts|begin|beginning|early|late|of|to|live|next|this|renewal|kick-off|delivery|,|mid)$/,
  beforeOrdinal: /^(on|by|before|until|til+|from|after|around|for|is|be|now|to|starting)$/,
  quarter: /^quarter$/,
  week: /^(week|wk)$/,
  holidays: {
    christmas: on(12, 25),
    xmas: on(12, 25),
    thanksgiving: nthWeekday(11, 4, 4),
    easter: afterEaster(0),
    halloween: on(10, 31),
    "labor day": nthWeekday(9, 1, 1),
    "memorial day": memorialDay,
    "independence day": on(7, 4),
    "new year's day": on(1, 1),
    "new year's": on(1, 1),
    "new year's eve": on(12, 31),
    "boxing day": on(12, 26),
    "good friday": afterEaster(-2),
    "easter monday": afterEaster(1),
  },
};

/** A language's words for dates, apart from months and weekdays. */
export type DateWords = typeof dutch;

export const dateWords: Record<Language, DateWords> = { nl: dutch, en: english };
