import { dutch } from "../languages/dutch.ts";
import { english } from "../languages/english.ts";
import { setOf } from "../languages/shared.ts";
import type { Unusable } from "../model/types.ts";
import { type Document, wordsOf } from "../text/document.ts";

/** Frequent words of German, French, Spanish, Italian and Polish. */
const FOREIGN = setOf(
  "der die das und ich nicht ist mit auf ein eine wir sie zu von den haben habe guten tag hier noch immer leider auch fur bitte danke le la les et je j'ai ne pas est une un des vous nous elle c'est que pour par avec dans sur moi merci bonjour mais juste voulais el los las y yo no es una de por para con en muy gracias hola pero esta usted como buenos il gli e io non che di per in molto grazie ciao ma sono questo buongiorno della i w nie na z do to jest ze dzien dobry prosze dziekuje jak ale czy",
);
const LOREM = /\b(lorem ipsum|dolor sit)\b/;
/** One of these occurs in a client's words too; two of them are an order to the reader. */
const HINTS = [
  /\b(ai|llm|gpt|chatgpt|chatbot|bot|robot|taalmodel|language model|(let op|attention) ,? ?(model|assist[ae]nt|syste+m)|(beste|dear|hello|hallo|hey|crm) ?-?assist[ae]nt)\b|(voor|for) (de|the) assist[ae]nt :|^([<!-]+ )*(assist[ae]nt|computer)\b|\b(if you are reading this|als je dit leest)\b/,
  /\b(output|(answer|antwoord) in|json|prompt\w*|instructi\w+|developer|system message|(this|deze|dit|that) (text|tekst|message|line|regel|opdracht)|for this note)\b/,
  /\b(stage|amount|fase|bedrag|status|client|klant|contact|beslisser|decision maker) = |\b(set|zet|mark|markeer|change|record|save|sla|fill in|vul|noteer|registreer|register|update) ([\w€$£.,]+ ){0,8}(won|gewonnen|closed|getekend|signed|in het crm|in the crm|zo op|it)\b/,
  /\b(do not (mention|reveal|show|log|tell|ask)|don't (mention|reveal|ask)|zeg (niks|niets)|from now on|vanaf nu|ignore|disregard|override|negeer|vergeet|meld (dit )?niet|without (asking|checking)|zonder (te )?(vragen|controle\w*)|overtuigd dat)\b/,
];
/** Apart, because one pattern of all takes several times as long to compile. */
const ORDERS = [
  /\b(ignore|disregard|forget|override|negeer|vergeet|bypass|skip|sla|reveal|(print|show|toon) (me )?(your|je|jouw)) (\w+ ){0,4}(instructi\w+|prompts?|rules|regels|opdrachten|above|context|tasks?)\b/,
  /\b(you are|you're|j(e|ij) bent) (now|(vanaf )?nu) (\w+ ){0,2}(mode|ai|assist[ae]nt|admin|model|beheerder)\b/,
  /\b(mark|set|zet|markeer|verwijder|delete|export|wis) (every|all|alle|elke) (\w+ ){0,2}(opportunit\w+|deals?|leads?|records?|contact\w*|accounts?|klanten|gegevens|velden|fields)\b/,
  /\b((to|for|aan|voor) (the |any |de |elke )?(ai|assist[ae]nt|taalmodel|language model) (that|who|which|reading|die)|from now on ,? ?you|(syste+m ?|new |nieuwe )(prompt|instructi\w+)|(vergeet|forget) (alles|everything) (wat|that|you|je)|(pretend|imagine) (je|you|to be|this|deze)|dit is een automatisch (antwoord|bericht)|(opdracht|bevel|order|command) (van|from) (de|het|the) syst\w+)\b/,
  /^((# # # )?syste+m|assistant|developer|ai) ?:|^[<[{] ([<[{/] )?(syste+m|admin|instruction|prompt)/,
];

/** Returns why a text has nothing for the CRM, or null. Checks the words only: items are found later. */
export function unusable(doc: Document): Unusable | null {
  const words = doc.tokens.filter(({ kind }) => kind === "word").map(({ word }) => word);
  if (doc.tokens.length === 0) return "empty";
  const head = wordsOf(doc, 0, 4000);
  const tail = wordsOf(doc, doc.tokens.length - 400, doc.tokens.length);
  if (LOREM.test(head)) return "noise";
  const hints = HINTS.filter((hint) => hint.test(head)).length;
  if (hints > 1 || ORDERS.some((order) => order.test(head) || order.test(tail))) return "instructions";
  if (words.length === 0) return "noise";
  return isForeign(words) ? "other-language" : null;
}

/** Whether most function words belong to neither Dutch nor English. */
function isForeign(words: readonly string[]): boolean {
  const letters = words.join("");
  if (letters.replace(/[^\p{Script=Latin}]/gu, "").length < letters.length * 0.5) return true;
  const count = (set: Pick<ReadonlySet<string>, "has">) =>
    words.slice(0, 600).filter((word) => set.has(word)).length;
  const foreign = count(FOREIGN);
  return foreign > 2 && foreign > Math.max(count(dutch.common), count(english.common)) * 1.3;
}

/** Whether a text without a client or a person of the CRM is about business. An amount or a date doesn't tell. */
export function isBusiness(doc: Document, hasFacts: boolean, hasItems: boolean, isMet: boolean): boolean {
  const words = wordsOf(doc, 0, 3000);
  const count = (pattern: RegExp) => new Set(words.match(new RegExp(pattern, "g"))).size;
  const business = count(doc.grammar.business) + (isMet ? 1 : 0);
  const signs = business + (hasFacts ? 1 : 0);
  return business > 1 || (business > 0 && hasItems && count(doc.grammar.smallTalk) < signs);
}
