import { numbersOf, tableOf } from "../languages/shared.ts";
import { type Day, dayOf, easter, endOfMonth, nextWeekday } from "./calendar.ts";

type Unit = "day" | "week" | "fortnight" | "month" | "quarter" | "year";

const on = (month: number, date: number) => (year: number) => dayOf(year, month, date);
const afterEaster = (days: number) => (year: number) => easter(year) + days;
const nthWeekday = (month: number, weekday: number, nth: number) => (year: number) =>
  nextWeekday(endOfMonth(year, month - 1), weekday) + (nth - 1) * 7;

const HOLIDAYS: Record<string, (year: number) => Day | undefined> = {
  "kerst,kerstmis,kerstdagen,christmas,xmas": on(12, 25),
  "oudjaar,oudjaarsdag,new year's eve": on(12, 31),
  "nieuwjaar,new year's day,new year's": on(1, 1),
  koningsdag: on(4, 27),
  allerheiligen: on(11, 1),
  sinterklaas: on(12, 5),
  carnaval: afterEaster(-49),
  "good friday": afterEaster(-2),
  "pasen,easter": afterEaster(0),
  "paasdagen,paasweekend,easter monday": afterEaster(1),
  hemelvaart: afterEaster(39),
  pinksteren: afterEaster(49),
  // The last Monday of May
  "memorial day": nthWeekday(6, 1, 0),
  "labor day": nthWeekday(9, 1, 1),
  thanksgiving: nthWeekday(11, 4, 4),
};

/** The words of both languages for dates, apart from months and weekdays. */
export const words = {
  relative: numbersOf(
    "0:vandaag,vanmiddag,vanavond,vanochtend,today,tonight,eod,cob 1:morgen,morgenochtend,morgenmiddag,morgenavond,tomorrow,tmrw,tmw 2:overmorgen",
  ),
  dayPart: /(ochtend|middag|avond|morgen|nacht)$/,
  units: tableOf<Unit>(
    "day:dag,dagen,day,days week:week,weken,wkn,wk,weeks,wks fortnight:fortnight,fortnights month:maand,maanden,mnd,month,months quarter:kwartaal,quarter,quarters year:jaar,jr,year,years",
  ),
  /** "Over" isn't ahead in English. */
  ahead: { nl: /^(over|binnen)$/, en: /^(in|within)$/ },
  next: /^(volgende?|next)$/,
  coming: /^(komende|aanstaande|deze|a\.s|this|coming)$/,
  last: /^(vorige|afgelopen|laatste|last|past|previous)$/,
  early: /^(begin|early|beginning|start)$/,
  middle: /^(half|medio|midden|mid|middle)$/,
  end: /^(einde?|end|late|eom|close)$/,
  article: /^(de|het|deze|'t|the|this)$/,
  of: /^(van|v|of)$/,
  beforeMonth:
    /^(in|per|vanaf|voor|tot|na|rond|komende|aanstaande|naar|sinds|eind|begin|richting|levering|ingang|pas|uiterlijk|by|from|until|til+|before|after|for|since|around|through|start|starting|starts|beginning|early|late|of|to|live|next|this|renewal|kick-off|delivery|,|mid)$/,
  beforeOrdinal:
    /^(op|voor|per|vanaf|tot|uiterlijk|rond|na|on|by|before|until|til+|from|after|around|for|is|be|now|to|starting)$/,
  quarter: /^(kwartaal|kw|quarter)$/,
  week: /^(week|wk)$/,
  holidays: Object.fromEntries(
    Object.entries(HOLIDAYS).flatMap(([names, day]) => names.split(",").map((name) => [name, day])),
  ) as typeof HOLIDAYS,
};
