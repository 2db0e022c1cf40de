import type { Grammar } from "./dutch.ts";
import type { NumberPart } from "./grammar.ts";
import { ENGLISH } from "./packed.ts";
import { commonOf, inOrder, numbersOf, scalesOf, setOf, tableOf } from "./shared.ts";

const SMALL: Readonly<Record<string, number>> = {
  ...inOrder(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen`),
  ...inOrder("twenty thirty forty,fourty fifty sixty seventy eighty ninety", 20, 10),
};
const SCALES: Readonly<Record<string, NumberPart>> = {
  hundred: { type: "hundred" },
  ...scalesOf("12:dozen 1000:thousand 1e6:million,mil,mill,mln 1e9:billion"),
  ...scalesOf("1000:k,grand 1e6:m", true),
};

function numberPart(word: string): NumberPart | undefined {
  const scale = SCALES[word];
  if (scale) return scale;
  const value = SMALL[word];
  return value === undefined ? undefined : { type: "small", value };
}

const ORDINALS = numbersOf(
  "1:first 2:second 3:third 5:fifth 8:eighth 9:ninth 12:twelfth 20:twentieth 30:thirtieth",
);

function ordinal(word: string): number | undefined {
  const known = ORDINALS[word] ?? (word.endsWith("th") ? SMALL[word.slice(0, -2)] : undefined);
  if (known !== undefined) return known;
  const [tens = "", unit] = word.split("-");
  const [high, low] = [SMALL[tens], unit && ordinal(unit)];
  return high && low && high >= 20 && low < 10 ? high + low : undefined;
}

/** What a seller or a client says they'll do. */
const FIRST = "send|call|(e-?)?mail|post|ship|ring|book|draft|check|ask|chase|confirm|arrange|prepare";
const SEND = `${FIRST}|phone|text|schedule|share|forward|quote|follow|set|invite|update|circle|loop|remind|write|get back|reach|touch`;
const DO = String.raw`${SEND}|get|put|give|let|sort|look|come|find|provide|run|turn|amend|revise|visit|submit|adjust|clarify|calculate|investigate|contact|order|do|draw|mention (it|this|that|us) to the|review|introduce|be (in touch|back to)|(talk|speak) to|discuss|return|pull|fill|supply|connect|take it|bring|make (a|the)|deliver|test|drop|organi[sz]e|have (it|this|that|the \w+) (over|back|with|to|ready|signed|done)`;

/** Words that begin another thought. */
const CLAUSE_START =
  /^(and|but|because|so|which|who|he|she|they|we|i|it|that|that's|there|also|then|oh|um|uh|he's|she's|they're|they've|they'll|he'll|she'll|i'll|we'll|although|though|while|plus|anyway|okay|i've|i'm|we're|it's|if|when|where)$/;
const SAY_VERBS =
  /^(\w+ )?(said|says|reckons|thinks|rang|called|wants|asked|told|mentioned|prefers|emailed|likes|liked|loved|is|was|has|had|will|would|needs|confirmed|at|from|who|wrote|texted|gave|feels|agreed|can|didn't|doesn't|won't|looks|runs|handles|signs|decides|promised|sent|came|knows|hates|expects|on the (line|phone))\b/;
const PAST_CUE =
  /\b(was|left|were|yesterday|called|spoke|spoken|met|visited|had|last|rang|sent|been|emailed|saw|came|went|told|following|after|signed|since|ago|talking|speaking)\b/;

/** Dutch needs these, English doesn't. */
const NEVER = /(?!)/;

export const english: Grammar = {
  numberPart,
  and: "and",
  andHalf: /^and a half$/,
  rangeWords: setOf("to or"),
  between: "between",
  about: setOf("about around roughly approximately nearly almost some circa ca over under"),
  months: inOrder(
    `january,jan february,feb march,mar april,apr may june,jun july,jul august,aug september,sep,sept october,oct
      november,nov december,dec`,
    1,
  ),
  weekdays: inOrder(
    "sunday monday,mon tuesday,tue,tues wednesday,wed,weds thursday,thu,thur,thurs friday,fri saturday",
  ),
  ordinal,
  ordinalSuffix: /^(st|nd|rd|th)$/,
  subunits: tableOf("GBP:pence,p,penny USD:cents,cent"),
  defaultCurrency: undefined,
  common: commonOf(ENGLISH, /n't$|'\w+$|(ed|ing)$/, [CLAUSE_START, SAY_VERBS, PAST_CUE]),
  abbreviations: setOf(
    "mr mrs ms dr st nr tel approx max min incl excl inc ltd co corp dept est vs etc e.g i.e yr yrs mo wk wks ext p.m a.m jr sr prof fwd attn",
  ),
  titles: setOf(
    "coach doctor professor mr mrs ms miss mx dr prof sir dame lady lt sgt capt rev frau herr father sister",
  ),
  particles: setOf("van de der den von la le da di del al el bin o' mac du dos"),
  steps: {
    mineDated:
      /^you('ll| will) (have|get|receive) (the|an?|it|our|my)\b|^i'm (meant to (ring|call|send|visit|email)|visiting|popping|meeting|seeing|following|dropping)\b|^(i'll|i will|i'm going to|i need to|i have to|i've to|i must|we'll|we will) (?!be |think|see |say|admit|know|never|not|sign|take it|let you|love|wait|need|want|park)/,
    theirsFirst: NEVER,
    infinitive: NEVER,
    notMine: NEVER,
    mine: new RegExp(
      String.raw`^((going to|gonna) (?=(${DO})\b)|i owe (?!you)|(i('ve got to|( still)? (have|need) to| promised to| must)|i'm (supposed )?to|i've to|i gotta|i got to|i'll|i will|i'm going to|(i )?(said|told (him|her|them)|promised (him|her|them)) i'd|remind me to) (?!be |have |do (that|it)$|think|say |admit|know|see |wait|understand|believe|agree|go |love|like|rather|prefer|stop |leave |work |pay |try |never |not |sign |take it|let you|need|want|park|miss|keep |hear|sleep|stay|get there|bet|pass |live|decide)\w+|(needs?|wants?|waiting (on|for)|expects?) (?!to )(\w+ ){1,6}from (us|me)|(we agreed|left it)( that)? i('d|'ll) |i promised ((he|she|they)'d (have|get)|(\w+ ){1,3}an?\b)|(said|says) (to (?=try|come back|${SEND})|(?=(ring|call|phone|email|text) (him|her|them|back) ))|(asked|asks|wants?|told|needs?) (me|us|someone|somebody) to (?=${DO})|(quote|contract|proposal|invoice)('s| is)? go(es|ing) out|me to (?=demo|${DO})|i (${FIRST}) (?!him yest)|i'm ((${FIRST})ing|raising|revising|bringing|quoting|scheduling|arranging|chasing|preparing|forwarding)\b(?! about| to )|(im gonna|i should|let me|(i )?(told|promised) (him|her|them) i'd|and (that )?i'd|i('ve)? promised ((him|her|them) )?(to|i'd)|i owe|we'll|we will|we need to|we have to|i am going to) (then |also |now |just |still |have to |need to |try to |go and |him |her |them )*(${DO}))\b(?! you what| you honest)`,
    ),
    them: /^(legal|(he|she|they)('\w+)?|client|customer|(?=will (\w+ ){1,2}(me|us|back))) ?/,
    theirs: new RegExp(
      String.raw`^((send|call|email|forward|bring|return)ing (?!from|in )|(is|are) (send|e-?mail|text|forward)ing (me|us)\b|takes? (it|this|that) to\b|(provides|sends|shares|forwards|calls us|lets (us|me))\b|(('ll|will|is going to|are going to|gonna|going to|is gonna|(ha(s|ve) )?(promised|agreed|offered) to|to|needs to|is to|'s going to|'s gonna|owes) )(then |also |go and |just )*(?!do |come in|provide for)(${DO}))(?! sign)\b`,
    ),
    order: new RegExp(
      String.raw`^((then |also |please |just |and |must |todo |so |in the meantime )*(?!call (it|log)\b|schedule by|phone \d|quote )(${SEND}|prep|revise|ping|nudge|organi[sz]e|need to|put that|get(?= (it|them|that|those) (over )?to (me|us)\b)|(stick|put|pop) (a |it |that )(reminder|note|call|visit|meeting|in)\b|drop off|try (\w+ )?again|revisit|reconnect|get in touch|hand over|ok to call|propose|(send|call|email|visit|chas|draft|prepar)ing) (?!only|was|on |about |w \/|with (?!him|her|them)\w+ (about|on|today|yesterday)|notes|is|came|went|had|has|from|i |he |she |they ))`,
    ),
    request: new RegExp(
      String.raw`^((can|could|would|will) (you|someone|somebody) (?=(\w+ ){0,4}(${DO}|know)\b)|(please(?! (find|see|note|be|do|count|accept|keep|excuse)\b)|(we|i)( would|'d) like an? ([^ ]+ ){0,2}(quot\w+|proposal|sample|demo) |if you c(an|ould)(?! (get|waive|drop|do|match|meet|come(?! back)|lower|sharpen)\b)) )`,
    ),
    never:
      /\b(what|how|where|who|why|when) (can|could|would|will) you|\b(let me (get this|see|tell|think|start|say|explain)|calling about|writing (on|to|because|about|in)|i'll (be honest|level)|i'll (say|tell you)|never|nothing|i'll be straight|i'd sign)\b/,
  },
  uncounted:
    /^(hours?|hrs?|h|years?|yrs?|months?|mos?|mths?|mnths|weeks?|wks?|days?|minutes?|mins?|seconds?|quarters?|fortnights?|times|x|percent|per|degrees|km|miles?|inch(es)?|feet|foot|cm|mm|points?|options|versions|questions|reasons|things|calls|meetings|emails|kids|children|sons|seasons|conditions|phases|steps|rounds|sessions|competitors|vendors|suppliers|quotes|proposals|contracts|concerns|issues|problems|complaints|references|languages?|nights|weekends|o'clock|am|pm|cents?|pence|p|pounds?|dollars?|euros?|bucks|quid|grand|k|visits|demos|partners|floors|payments|ones|numbers?|bids?|ton(ne)?s|kilos|kg|lit(re|er)s|variants|secs|pct|terms|words|lots|objections|clicks|beers|pints|drinks|wrong)$/,
  isPlural: (word) =>
    (/[a-z]{2}s$/.test(word) && !/(ss|'s|is|us|(canv|christm|atl|where)as)$/.test(word)) ||
    /^(people|staff|men|women|fte|crew|feet)$/.test(word),
  howMany: /\b(how many ((?!times|hours|days|weeks|months|years)[a-z'-]+)|headcount)\b/,
  moneyCue:
    /\b(how much|budget\w*|charg\w*|pric\w+|pay\w*|paid|cost\w*|rates?|quot\w+|figure|deal|value|worth|spend\w*|spent|offer\w*|number|discount|vat|tax|land at|end(ed)? up at|come in|came in|fees?|contract|cap|ceiling|ballpark|annual|subscription|renewal|proposal|sign at|bid|order|[tma]cv|[am]rr|flat|going to be|at most|money|afford|approved|north of)\b/,
  group: /\b(team|staff|fleet|crew|group|headcount|office) of( (about|around|roughly|some|nearly|over))?$/,
  counted: NEVER,
  again: /\b(and another|plus|and)$/,
  codeWord:
    /\b(file|case|ref|reference|invoice|number|no|nr|tel|phone|ext|room|unit|floor|iso|soc|version|office|po|route|line|code|level|stage|area|id|account|policy|quote|proposal|order|section|clause|page|part|type|class|studio)( is)?( [.:#-])?$/,
  correction:
    /\b(sorry|wait|i mean|make that|scratch that|correction|or rather|hang on|my mistake|my bad|not \w+ but|when it('s| should)|oops|no(?! (later|earlier|sooner|longer|more|less|fewer)\b)|(?<!\. )should be|(moved|pushed( back)?|postponed|rescheduled|shifted|(came|went) down) to|is more like|so really)\b/,
  not: /\b((rather|sooner) ([^ ]+ ){1,4}than|(doesn't|don't|didn't|won't) (want|need|take|have)|not|isn't|isnt|never|no longer|rather than|instead of|scratch|cancel|forget|aren't|wasn't|without)( (the|a|an|all|those|on|for|at|by|in|to|with|about|around|any|like|from|be))?$/,
  formerly:
    /\b(was|were|i said|last year|last time|going to be|down for|asked|first( said| wanted)?|thought|planned|scheduled|moved (it )?from|instead of|had)( (it|they|the|a|we|at|for|on|to|be|about|around|like|have|of|some)){0,3}$/,
  now: /\b(now|but|more like|to|make it|this year|instead|turns out|realistically|ended up|so|only|in the end|they're at)\b/,
  supposed: /\b((never|not|won't|wouldn't|can't) (pay|spend)|whether|suppose|i'd said( [\w-]+){0,3}$)\b/,
  difference:
    /^((?!is|was)\w+ )?(last year|last time|previously|cheaper|more than|less than|difference|above|below)\b/,
  dateKinds: {
    deadline:
      /\b(deadline|no later than|latest|due|within|needs?|wants?|notice|(apply|register)|rfp closes|clos(es|ing) on|submi\w+|responses)\b/,
    expiry:
      /\b(valid|expir\w*|renewal|renews|runs? (to|till|out)|ends|through|thru|up( end| on| in| at| \|)|extended?|lapses|shut(s|ting)? down|tied to|locked in)\b/,
    decision:
      /\b(decid\w*|decision|(board|trustees|committee|council|panel)( \w+)?|partners meet|signs? on|sign.?off|let (me|us) know|approv\w*|verdict|steering|award|vot(e|es|ing)|answer|hear|nod|choice|makes the call|present to|come back to (me|us)|thinking (it|that) over|place the order)\b/,
    delivery:
      /\b(deliver\w*|ship\w*|install\w*|arriv\w*|drop(ped)? off|pick-?up|here by|on the dock|have (everything|them all))\b/,
    start:
      /\b(start\w*|go-?live|live|kick-?off|kick (off|in)|begin\w*|up and running|roll\w*|in place|effective|pilot|trial|implementation|switch\w*|turn (it|that) on)\b/,
    meeting:
      /\b(meet\w*|demo\w*|visit|lunch|call|coffee|appointment|catch[- ]up|workshop|present\w*|session|zoom|walk-?through|on site|breakfast|make it|teams|speak|booked|(?<!hear )back (there )?on|survey|debrief|come (up|by|over|down)|show (him|her|them)|sit down|review)\b/,
  },
  pastCue: PAST_CUE,
  offCue:
    /^(\w+ (was|were) (meant|supposed) to|is (out|off|cancell?ed|no good|gone|impossible)|out|won't (work|do)|doesn't (work|suit)|can't)\b/,
  roleAfter: {
    decision_maker:
      /^(\w+ )?(signs|decides|approves|ha(s|ve) (\w+ ){0,2}(say|last word|to (sign|approve)|budget)|(needs|will( have)?) (to )?(sign|approve)|(signed|signing) (it|this|that|at|off)|does the signing|(decision maker|buyer|decider|signatory)(?! is)|holds the|makes the (call|decision)|can sign|with the (pen|che\w+)|owns it|owner(?= [^a-z]| and | who | of |$)|runs the whole|- > signs)\b/,
    blocker: /^(\w+ )?(against|dead against|hates)\b/,
    influencer: /^(\w+ )?((all )?for it|(our |a )?champion|has a say|adviser)\b/,
    user: /^(\w+ )?((\w+ ){0,5}using|uses it)\b/,
  },
  roleBefore: [
    [
      /\b(decision maker( is|:)?|the buyer is( \w+ \w+)?|buyer:?|up to|that'd be|(counter)?sign(ed|er|ature|-off|off) (\w+ ){0,4}(from|by|:)|(the|our) (owner|boss)|(put|run|take) (it|this|that) (to|by|past))( (our|my|his|her|their|the|director|owner|boss))*$/,
      "decision_maker",
    ],
    [
      /\b(it's|that's|ask)( (our|my|his|her|their) \w+)?$/,
      "decision_maker",
      /\b(sign\w*|decid\w*|buyer|approv\w*)\b/,
    ],
    [/\b(champion( is| =|:)?)$/, "influencer"],
  ],
  jobs: /^(administrator|consultant|dispatcher|adviser|advisor|officer|specialist|analyst|executive|director|owner|buyer|manager|planner|head|chief|vp|president|controller|assistant|accountant|bookkeeper|ceo|cfo|cto|coo|cio|gc|founder|partner|chair|chairman|supervisor|lead|procurement|operations|finance|purchasing|it|hr|nephew|son|daughter|father|mother|brother|sister|wife|husband|treasurer|secretary|engineer|principal|bursar|coordinator|dir|ops|gm|md|fd|mgr|exec)$/,
  gone: /^(\w+ )?((he|she|is|has|who)('s)? )?(left(?! (me|us|a|an|her|him|it|word)\b)|has left|is leaving|retired|is gone|quit|no longer works|moved (on|to)|is no longer|used to (do|be|run|handle|look))\b/,
  ownSide: /\b(my boss|my manager|our|colleague)$/,
  metWith:
    /\b(^met|spoke (to|with)|(phone|call|chat|meeting|mtg) w(ith| \/)|talked (to|with)|met with|sat down with|name is|name's|(guy|lady|woman|man|chap|manager|director) (is )?(called|named))$/,
  spokenTo:
    /\b(with|to|met|contact( :)?|w\/|from|caller|called|rang|contact is|now|name is|name's|saw|call back|ring|text|in law)$/,
  sayVerbs: SAY_VERBS,
  trade:
    /^(\w+(shop|yard|works)|therapy|instruments|grill|supply|fund|union|caravans|aggregates|tiling|fencing|agri|poultry|parks?|coaches|windows|hvac|parish|librar(y|ies)|co-op|cent(er|re)s?|marina|grange|crematorium|aquarium|gelato|ferries|foundry|hire|merchants|creamery|district|company|association|brothers|county|orchards?|mechanical|joinery|physio|practice|logistics|foods?|marine|dental|publishing|couriers|brew(ing|ery)|hotels?|systems|estates|manor|supplies|lodge|distribution|glass|vets|pantry|solar|utilities|health|freight|tech(nologies)?|group|partners|solutions|holdings|consulting|labs?|software|media|motors|transport|trucking|construction|builders|plumbing|electric(al)?|energy|farms?|dairy|baker(y|ies)|catering|clinics?|pharma(cy)?|surgery|schools?|college|academy|university|trust|charity|foundation|council|insurance|bank|properties|housing|homes|furniture|outfitters|sports|fitness|gyms?|leisure|travel|shipping|tools|engineering|packaging|paper|print(ing)?|security|cleaning|facilities|services|industries|manufacturing|distillery|wines?|coffee|restaurants?|kitchens?|architects|accountants|solicitors|opticians|care|medical|hospital|garage|roofing|flooring|landscaping|gardens?|nurseries|timber|lumber|ceramics|studios?|museum|inns?|pubs?|haulage|recycling|water|digital|recruitment|veterinary|stables|butchers|markets?|stores?|retail|spas?|laundry|events|florists|flowers)$/,
  tradeHead: /^(museum|parish|hotel|bank|school|hospital|club|cafe)$/,
  competitorBefore:
    /\b((currently|now|still|today|already|they're|we're|he's|she's|been|are|is|on) (currently |still )?(on|with)|us(e|es|ing)( ([^ ,.]+ ){1,2}(\+|and|plus))?|(went|gone|goes|going|switch(es|ed|ing)|off|lost( the| this)?( deal| order| it)?) to|chose|picked|signed with|(switch(ing|ed)?|mov(e|ing)) (off|from)|away from|(competitor|rival)s?( is| are|:)?|also (talking|speaking) (to|with)|also (looking at|considering)|against|(tied|locked) (in)?to|compar(ed|es|ing) (us|it) (with|to)|looked at|tried|replace|cheaper than|vs|versus|(us|we|ours|you|yourselves|ourselves) (and|or|plus|\+|and from)|which is|(bought|buying|comes?) from|(quoted|offered|done|supplied|burn(ed|t)|let down)( [^ ]+){0,6} by|((?<!(the|our) )deal|contract|renew\w*|stuck|stick(ing|s)?|stay(ing|s)?|gone|going|went)( put)? with|^on|paying|current(ly)?( (supplier|vendor|provider|system))?( is|:| ,)|current (supplier|vendor|provider|system)|incumbent( is|:)?|(system|package|software|app|program|product|supplier|outfit|vendor|firm|thing|tool|something|chain|company|crowd) called|pay(s|ing)? ([^ ]+ ){1,6}(with|to|at)|(they|they're|we|we're|he's|she's|currently|now) pay(s|ing)?|(?<=^|[.:;] )pays?|wants? off|(offer|quote|price|proposal) from|runs? (\w+ )?on)$/,
  competitorAfter:
    /^is the incumbent|^(is|are|was|were) ([^ ]+ ){0,3}(cheaper|better|faster|lower)|^, where (they|he|she) |^(runs out|expires|is up)\b|^(undercut|quoted|offered|came in|fits better|(can|could) do (it|this|that|the)|d(o|oes|id) (them|him|her|our)|does it for|ha(s|ve) offered to)\b/,
  partnerBefore: /\b(partner|reseller|via)( is|:)?$/,
  referenceBefore: /\b(reference|references|reference (call|visit) (with|at)|ask|like)( from)?$/,
  clientBefore:
    /\b(at|on|for|from|with|to|by|called|left|leaving|visited|prospect|client|acc(oun)?t|customer|closed|signed|lost|about|of|company|re|lead|there's|quick|self|one|admin):?$/,
  visited:
    /\b((stop|call|pop|drop)(p?ed|p?ing)? (by|into|in (at|to))|(over|up|down|out|based) at|(guys|folks|people) (from|at)|walked out of|outside|car park at|logging|(recap|download|debrief|update) on)$/,
  objection:
    /\b(too (expensive|much|rich|pricey|high|complicated|complex|long|steep|risky|slow|big|late|soon|dear|costly|heavy|small|hard|limited|little|few|many|busy)|(bit|little|rather|quite|pretty|very) (steep|tight|expensive|pricey|rich|dear|high)|worrie[ds]|worry is|concern(s|ed)?\b(?!:)|won't (accept|have it|budge|sign|commit|touch|use|wear|swallow|go (for|above|over|beyond|past)|host|pay|switch|agree|consider|learn|approve|give up)|can't (have|justify|afford|commit|sign|stretch|put (my|that|this)|get (it|this|that) (past|through))|\w+n't (really )?see (the|any|a|much) (point|need|value|case|reason)|push(ed|ing|es)? ?back|hesitant|nervous|cautious|balk\w* at|not a priority|(bad|wrong) time|burn\w+ by|no ?(body|one) (\w+ ){0,2}wants|why (would|should) (i|we)|can't see (what|why|how)|\w+n't have (\w+ )?(money|budget)|before (he|she|they)'ll (sign|approve|commit|agree|consider)|(not|never( been)?|(is|are|was|were)n't) ((too|very|so|that|really) )?(convinced|sure|sold|on board|keen|happy|comfortable|thrilled|wild|impressed|an? (\w+ )?fan)|un(convinced|sure|easy)|doubt(s|ful)?|deal-?breaker|no ((new|more|extra) )?(budget(?! (yet|talk|mentioned|discussed|named|given|known))|money|time|spend(ing)?|appetite|bandwidth)|(big|huge) investment|lot of money|on the fence|hold(ing)? off|(is|are|was|were|set|decid\w+|vot\w+|argu\w+) ((still|dead|firmly) )?against|(we|you)'re (\w+ ){0,2}(dear|pricey|expensive)|(?<!i |i really )(doesn't|don't) want (to (pay|commit|sign|change|switch|spend|be (tied|locked)|move|learn|give up|pull|lose|risk)|(his|her|their) \w+ \w+ing)|(spending|budget) freeze|freeze on|bothers (me|us|him|her)|(put|hold)(s|ing) \w+ (off|back)|not interested|reluctant|('d|would) (rather|sooner) (stay|wait|keep|buy|hold|stick|spend)|s[ck]eptical|object(s|ed|ion)?|scare[sd]|(?<!i'm )afraid|\w+n't fancy|run into (our|my|their)|(doesn't|don't) (trust|integrate|like|need (it|this|that|another)|add up)|hard to justify|has to come down|on the (high|steep|expensive) side|hurdle|obstacle|sticking point|hang-?up|(catch|drawback|downside|hesitation) (is|was|:)|here's the (rub|catch)|we('d|'ve)? let (him|her|them) down|(?<!\b(our|we) ([^ ]+ ){0,3})(is|was|came in) ([^ ]+ ){0,3}(cheaper|lower)|ours (doesn't|can't|isn't|won't)|('re|'s|is|are) a no (on|to|for)|wary|locked in|snag|half the price|over budget|(is|was|'s|seems|sounds|feels) ((just|a bit|pretty) )?(cheeky|steep|tight|pricey|a stretch|out of the question)|only just (renewed|bought|invested|finished pay\w+|switched|replaced)|already (have|has|got) (something|an? (system|supplier|provider))|no plans to|(above|beyond) (what \w+ (set aside|budgeted|have|can)|the [£$€] [\d.,]+k?|(our|my|his|her|their) (budget|means))|daylight robbery|(network|wi-?fi|servers?) (won't|can't) (take|handle|support) (it|this|your)|we're not looking(?! \w)|we were (\w+ )?(dearer|slower) (than them|to (answer|reply))|cold feet|fears?)\b/,
  noObjection:
    /\b(i was|i doubt|no ?(body|one) \w+ against|no (problem|object(ions?)?|concerns?|issues?|doubts?|pushback)|not (too )?(expensive|bothered|against|an obstacle)|don't have (to|time))\b/,
  clauseStart: CLAUSE_START,
  conjunction: /^(and|but|so|oh|um|uh|anyway|okay|while|although|though|plus)$/,
  sentiments: {
    negative:
      /\b(unhappy|angry|upset|frustrated|annoyed|furious|disappointed|livid|raging|not happy|didn't go (so |that |very |too )?well|irritated|complained|complaining|negative|frosty|fed up)\b/,
    positive:
      /\b((good|great|lovely) (chat|meeting|call)|(happy|pleased) with (?!what)|(very|really) happy|delighted|excited|enthusiastic|keen|very warm|loves? it|loved it|(lov(es|ed)|(they|team|crew|guys|staff) love) (the|our)|thrilled|positive|impressed|went (really |very )?well|chuffed|really liked)\b/,
    neutral: /\b(neutral|lukewarm|on the fence)\b/,
  },
  stages: {
    lost: /\b(lost ((it|this|that|them)( one)? )?to|lost (the|this|that|our) (deal|account|order|business|job|client|tender|bid)|(^|we('ve)? |(is|are|deal|as|one|stage|status)( :)? )lost(?= [-–.,:!;]|$| (them|it|this|out)\b)|not (wish|want|going) to proceed|(job|deal|business) (has )?(gone|went) to|churn(ed| notice)|(went|gone) with (?!the\b|an?\b|us\b|(our|my|his|her|their)\b)|st(ay|ick)ing put|sticking with (?!us\b|the\b|an?\b|his\b|her\b)|decided against|pulled out|going with (?!the\b|us\b)|not going ahead|it's a cancell?ation|(not|won't be) (renewing|continuing|proceeding)|decided not to (go ahead|proceed|buy|renew)(?! with (?!us\b|you\b))|deal is (dead|off)|no longer interested|not a prospect|turned (us )?down|didn't go our way)\b/,
    won: /\b((?<!\b(needs?|wants?) (\S+ ){0,5})signed(?! (off|(the |an? )?nda|with (?!us\b)))|(closed|we|deal) won(?!')|closed the deal|happy to go ahead|going ahead|we accept your|(?<!i )said yes|it's a yes(?= ,? ?(provided|as long as|subject to|to (the|your)))|(got|gave|given) (us |me )?the (green light|go-ahead)|(po|purchase order) ((\S+ )?(received|arrived|raised)|in\b)|deal( is|'s) done|(?<!just )renewed for|shook (hands )?on|(gone|went|going|go) with us|po number)\b/,
    negotiation:
      /\b(negotiat\w+|discount|\d % off|percent off|come down|(if|when) (you|he|she|they) (sign|commit)s?|meet us|(our|your) (quote|proposal|price) ([^ ]+ ){0,7}too (high|much|dear|expensive|steep)|redlin\w+|push(ed|ing|es) back on|match (it|that|them)|haggl\w+|sharper|halfway|in the middle|waive|(?<!\b(we|i))('d| would) (go (to|for)|(sign|do it) (at|for)|shake on ([£$€\d]|\w+t(y|een)\b))|(won't|can't) go (over|past|above|beyond|higher)|re(draft|do) (it|the|page|clause)|if you can (match|drop|lower))\b/,
    proposal:
      /\b((?<!must |please |always |revised )(quote|proposal)(?= ([^ .]+ ){0,5}(requested|sent|out|needed|due|over|went))|(send\w*|sent|wants?|(would|'d) like|asked|after|get|promised|draft\w*|prepar\w*|writ\w*|need\w*|owe|email) (\w+ ){0,5}(quote|proposal|pricing)|give (me|us|him|her|them) an? (quote|proposal)|(attached|enclosed) (is )?(the|our|my) (quot\w+|proposal)|(^|\b(i|we) )quoted ([£$€]|him|her|them))(?!\w)/,
    demo: /\b(demo|demonstration|see it (live|in action)|show (him|her|them) how)\b/,
    lead: /\b((new|warm|cold|fresh) lead|intro(ductory)? (call|chat|meeting)|first (call|contact|meeting|chat)|enquiry|inquiry|info(rmation)? request|cold (call|visit)|without an appointment|intro only|trade show|inbound|found you|downloaded our|wants? (some )?(more )?information|new (prospect|opportunity))\b/,
  },
  business:
    /\b(expensive|budget|buying from|samples?|follow(ing|ed)?( |-)up|decision|they decide|switch\w*|buy|renew\w*|competitors?|quot\w+|pric\w+|clients?|customers?|contracts?|demo|licen[sc]es?|seats|users|orders?|deliver\w*|invoices?|proposal|crm|deal|discount|system|software|project|send|buyer|director|sign\w*|prospect|lead|partner|trial|pilot|implementation|training|installation|account|procurement|vendor|supplier|pay\w*|cost\w*|meeting|appointment|interested|tender|closed|lost|reference|seller|went to)\b/,
  smallTalk:
    /\b(weather|weekend|beach|kids|holiday|vacation|football|rain|birthday|dog|coffee|traffic|christmas|garden|cold|flowers|mum|dad|vet|beers?|pints?|dinner|cake|movie|groceries|flight|knee|grandma|grandad)\b/,
  amountKinds: {
    discount: /\b(discount|knock(ed)?|off the|comes? off|saving)\b|\| off\b/,
    other:
      /\b(agency|revenue|turnover|fine|penalty|competitor|offered us|quoted (us|them)|theirs|they're at|half the price|do(es)? (it|this|that|them|the \w+( \w+)?) for)\b|[a-z]'s( (quote|offer|bid|price))? (is|was) \||\|[^|]* vs our\b|\b(was|were) quoted \||\| by (?!the|end|next)\w+$/,
    current:
      /\brent(s|ing)( [^ |]+){1,6} \||\b(currently|today|(?<!(for|to|go) )spend(s|ing)|(they|we) spend|(?<!(to|can|could|would|'d|'ll|not|rather|for) )pay(s|ing)?|(?<!we )(billed|charg(es?|ing) (me|us|him|her|them|you|\?))|hits? (us|them) with|rent(s|ing)|(?<!('d|will|would|'ll) )(cost|set|run)s? (me|you|us|him|her|them)|current(ly on)?:?|now (at|on))\b|\|( a (month|year))? (now|today)\b/,
    budget:
      /\bbudget\S*( [^ |]+){1,4} \||\b(budget\w*|capped|ceiling|limit|max|approved|(set|put) (aside|by)|spend(ing)?|afford|or less|(?<!go(ing|es) )up to|most (we|they) (have|can)|grant|funding|earmarked|envelope|pot|in mind|hop(ed|ing) for|(won't|not|anything|can't|couldn't) (\w+ )?(over|past|above|under|below|more)|more than|penny more|wants? to (pay|be)|under|tops|at most|nearer|closer to|thinking|target( price)?|(would|'d) go( to)?|could find|free up|stretch to)\b|\b(wants?( <)?|(he|she|they)( ha(s|ve)|'(s|ve) got)( (about|around|only|just))?) \||\b(set|put) \|[^|]{0,12} aside\b/,
    price:
      /\b(rate|prices?|priced|pricing|list|we charge|we're (at|asking)|we'd be (at|closer)|fees?|ballpark|pitched|told (him|her|them)( \w+)?|i said|set-?up|plan (is|costs))\b|((?<!year)s|unit) (at|@|x) \|/,
    deal: /\b(deal|signed|closed|won|renew\w*( \w+){0,6} \||all told|total|value|worth|accept\w*|agreed|shook on|settled|met|land(ed)? at|tcv)\b/,
    offer:
      /\b(quoted?|proposal|offer(ed)?|c[ao]mes? (in )?(at|to)|works? out|looking at|package|ours|would do)\b|\|[^|,]{0,20} (too (much|high|steep|rich|expensive)|beyond)\b/,
  },
};
