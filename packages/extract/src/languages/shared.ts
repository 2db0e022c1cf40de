/** Turns words separated by spaces into a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Turns "word:value word:value" into a table. */
export function tableOf<T extends string>(entries: string): Readonly<Record<string, T>> {
  return Object.fromEntries(
    entries
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split(":")),
  );
}

/** Turns "word:1 word:2" into a table of numbers. */
export function numbersOf(entries: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tableOf(entries)).map(([word, value]) => [word, Number(value)]));
}

/** First names of either language that aren't everyday words too. */
export const FIRST_NAMES = setOf(`
aad aaron abby abdul abdullah abdulrahman abigail adam adele adriaan adrian agnes ahmed ahmet aidan aiden aisha aisling
alan alasdair alastair albert alejandro alex alexander alexandra ali alice alicia alison allison amanda amber amelia
amina amy ana anand andre andrea andrew andy angela anika anil anita anja anke ann anna anne anneke annelies annemarie
annemiek annet annette annick annie annika annmarie anouk anthony antoine anton antonia antonio aoife archie arie arjan
arjen arjun arne arno arnoud arthur ashley ashok astrid aubrey audrey aukje axel aydin ayse babette barbara barend barry
bart bas bea beatrice beau becky belinda bella ben benedict benjamin benny benoit berend bernadette bernard bert beth
betty bianca bilal billy bjorn blake bob bobby bouke brad bradley bram brandon brechtje brenda brendan brent brett brian
bridget brigitte bruce bruno bryan bryony caitlin caleb callum cameron carel carl carla carlijn carlo carlos carly
carmen carol carolien caroline carolyn carrie cas casper cathy cedric cees chantal charles charley charlie charlotte
chiara chidi chris christiaan christian christina christine christopher ciara ciaran cindy claire clara claude claudia
clement clive coen colin colm connor conor corey corne cornelis corrie craig curtis daan daisy dale damon dan dana
daniel danielle danny daphne darnell darren dave david dean debbie deborah declan dee deirdre delia denise dennis derek
dermot desmond diana diane dieter dimitri dirk dominic dominique don donal donald donna donovan dorien dorothy doug
douglas dounia dries duncan dylan eamon ed eddie eddy eduard edward edwin eefje eileen elaine eleanor eline elisabeth
elise elizabeth elke ella ellen ellie els emiel emilia emily emma eoghan eoin eric erica erik ernest erwin esra esther
ethan etienne euan eva evan evelien evelyn evert fabrizio farah fatima fatma fay fedde felix femke fenna ferdi fergal
fien filip finn fintan fiona fleur floor florence floris frances francis frank frans fraser fred frederik freek frits
gabriel gail gareth gary gavin geert geertje gemma geoff geoffrey george georgia gerald geraldine gerard gerben gerda
gerdien gerrit gert gert-jan gijs gijsbert giles gillian gina giulia glenn gordon graham grainne greet greg gregory
greta griet guido gus gwen hakim hal hamish hamza hank hanna hannah hanneke hans harm harold harriet harry harvey hasan
hassan hattie heather hein heleen helen helene hendrik hendrika henk hennie henny henriette henrik henry herman hester
hidde hilde holly howard hugh hugo iain ian ibrahim ilias ilona ilse ilyas imelda imke imogen imre ineke ines inge
ingeborg ingrid irene iris isaac isabel isabelle isla ismail ivan ivo jaap jackie jaco jacob jacqueline jake jamal james
jamie jan jan-peter jan-willem jana jane janet janice janneke jannie jasmijn jasmine jason jasper jean jef jeff jeffrey
jelle jelmer jenna jennifer jenny jeremy jeroen jerome jerry jess jesse jessica jill jim jimmy jo joachim joan joanna
joanne jochem joe joel joep joey johan johanna johannes john johnny jolanda jonah jonas jonathan joop joost jordan jordi
jorinde joris jorrit jos jose joseph josephine josh joshua joss joy joyce juan judith jules julia julian julie juliet
julius jurgen jurre justin karel karen karim karin karl karlijn karsten kasper katarzyna kate katherine kathleen kathryn
kathy katie katrien kees keith kelly ken kenji kenneth kerry kevin khalid kieran kim kimberly kirsten kirsty klaas klaus
kobe koen koos kris kristina kristof kyle lara larry lars laura lauren laurens leah lee leendert lennart leo leon
leonard leonie les lex liam lianne lieke lies liesbeth lieve lieven lily lina linda lisa lisanne liz lloyd lodewijk loek
loes lonneke lonnie loretta lorna lorraine lotte lottie louis louisa louise luc lucas lucy luis luka lukas luke lupe
luuk lydia lynn lynne maaike maarten maeve maggie maike mandy manon marc marcel marco marcus marcy marga margaret margot
margreet margriet marguerite maria marian marianne marie marieke marielle marije marijke marijn marina marion mariska
marit marjan marjolein marleen marlies marloes marta marten martha martijn martin martine marvin mary mathijs mathilde
matilda matt matthew matthias matthijs maud maureen maurice maurits max mees megan mehmet melanie melissa menno meredith
merel merijn mia michael michel michelle michiel mick mieke miguel mike milan millie milo mina miranda mireille miriam
mirjam mitchell mo mohamed mohammed moira molly mona monica moniek monique morag morgan mustafa nadeem nadia nadine nan
nancy naomi natalie natasha nate nathalie nathan neal neil nel nele neville niall niamh nicholas nick nicky nico nicola
nicolas nicole niek niels nienke nigel nik nikki nils noah noelle noor nora nuala nynke odell odette oene oisin olaf
oliver olivia olivier omar onno orla orlaith oscar otto ottoline owen pablo padraig pam pamela pascal pat patrice
patricia patrick patty paul paula pauline pedro peggy penny percy perry peter petra petronella phil philip phoebe pien
piers piet pieter pieter-jan pim pippa priya priyanka quinn quinten quinty quirijn rachel ralph ramon ramona ranulf ravi
ray raymond rebecca reggie reinier remco renate rene renee rens renske reuben rhona rhys ria rianne richard rick ricky
rik riley rita rob robbert robert roberto robin robyn roel roelien roelof roger rogier roisin romy ron ronald roos rory
rosa rosalie rosalind rose rosemary rosie ross rowan roy ruaridh ruben rudy rufus rupert russ russell rutger ruth ruud
ryan sabine sabrina said sal sally sam samantha samir samira samuel sander sandra sandy sanne sara sarah saskia scott
seamus sean sebastian shane sharon shaun shauna shawn sheila shirley sian sietse sietske silas simon simone sinead
siobhan sjaak sjoerd sjoukje sofia sofie solveig sonja sophia sophie soraya stacy stanley stef stefan stefanie stella
steph stephan stephanie stephen steve steven stewart stijn stuart sue susan suzanne sven tabitha tamara tamsin tanja
tanya tara tariq taylor ted terence teresa terry tess tessa teun theo theresa thijs thom thomas tijmen tijn tim timo
timothy tina tineke tjeerd tjitske tobias toby todd toine tom tomas tomasz tommy ton toni tony toon tracey tracy trevor
trish tristan trudy truus tyler tyrone valerie vanessa veerle vera vernon veronica vicky victor victoria vincent vivian
walter warren wendela wendy werner wes wesley wiebe wietske wil wilco willem willemijn wilma wim winston wouter wyatt
xander xavier yasmin yasmina yassin yolanda yorick younes youssef yusuf yves yvette yvonne zoe
`);
