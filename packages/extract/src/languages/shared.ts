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
aad aaron abby abdul abdullah abdulrahman abel abigail adam adele adriaan adrian adriana agnes agnieszka ahmed ahmet aicha
aidan aiden aisha aisling alan alasdair alastair albert alejandro alex alexander alexandra alfred ali alice alicia alison
allison amanda amber amelia amelie amy ana anand andre andrea andrew andy angela angelo anika anil anita anja anke ann anna
anne anneke annelien annelies annemarie annemiek annet annette annick annie annika annmarie anouk anthony antoine anton
antonia antonio aoife archie arie arjan arjen arjun arne arno arnold arnoud arthur ashley ashok astrid aubrey audrey aukje
ava axel aydin ayse babette barbara barend barry bart bas bea beatrice beau becky belinda bella ben benedict benjamin benny
benoit berend bernadette bernard bernie bert beth bettina betty bianca bilal billy bjorn blake bob bobby bonnie bouke brad
bradley bram brandon brechtje brenda brendan brent brett brian brianna bridget brigitte bruce bruno bryan bryony caitlin
caleb callum cameron carel carina carl carla carlijn carlo carlos carly carmen carol carolien caroline carolyn carrie cas
caspar casper cathy cecilia cedric cees celine chantal charles charley charlie charlotte cheryl chiara chidi chloe chris
christiaan christian christie christina christine christopher ciara ciaran cillian cindy claire clara claude claudia clayton
clement clive cody coen colin colm connor conor cor cora corey corine corne cornelis corrie courtney craig curtis cynthia
daan daisy dale damian damon dan dana daniel danielle danny daphne daria dario darnell darren dave david dean debbie deborah
declan dee deirdre delia denise dennis denny derek dermot desmond devon diana diane diarmuid dick diederik diego dieter
dimitri dirk dominic dominik dominique don donal donald donna donovan dora dorien dorothy doug douglas dounia douwe drew
dries duncan dylan eamon ed eddie eddy edith eduard edward edwin eefje eelco eileen elaine eleanor elena eline elisabeth
elise eliza elizabeth elke ella ellen ellie elliot elly eloise els elsa emiel emilia emily emma emmanuel eoghan eoin eric
erica erik ernest erwin esmee esra esther ethan etienne euan eugene eva evan evelien evelyn evert evi ewa fabian fabio
fabrizio farah farid fatima fatma fay faye felicity felix femke fenna ferdi fergal fernando fien filip finn fintan fiona
fleur floor florence florian floris frances francine francis frank frans fraser fred frederik freek frits gabriel gail
gareth gary gavin geert geertje gemma geoff geoffrey george georgia georgina ger gerald geraldine gerard gerben gerda
gerdien gerrit gert gert-jan gijs gijsbert gilbert giles gillian gina giovanni giulia glenn gloria gordon graham grainne
greet greg gregory greta griet guido gus guus gwen hakim hal hamish hamza hank hanna hannah hanneke hans harm harmen harold
harriet harris harry harvey hasan hassan hattie hazel heather heidi hein heleen helen helena helene hendrik hendrika henk
hennie henny henriette henrik henry herbert herman hester hidde hilde holly hope howard hugh hugo iain ian ibrahim ida igor
ilias ilona ilse ilyas imelda imke imogen imre ineke ines inge ingeborg ingrid irene irina iris isaac isabel isabella
isabelle isla ismail ivan ivo jaap jackie jackson jaco jacob jacqueline jake jamal james jamie jan jan-peter jan-willem jana
jane janet janice janneke jannie jasmijn jasmin jasmine jason jasper jean jeanette jef jeff jeffrey jelle jelmer jenna
jennifer jenny jeremy jeroen jerome jerry jess jesse jessica jill jim jimmy jo joachim joan joanna joanne jochem joe joel
joep joey johan johanna johannes john johnny jolanda jolien jonah jonas jonathan joop joost jordan jordi jorinde joris
jorrit jos jose joseph josephine josh joshua joss joy joyce juan judith jules julia julian juliana julie juliet julius
jurgen jurre justin kaat karel karen karim karin karl karlijn karolien karsten kasia kasper katarzyna kate katherine
kathleen kathryn kathy katie katleen katrien kees keith kelly ken kenji kenneth kerry kevin khaled khalid kieran kim
kimberly kirsten kirsty klaas klaus kobe koen koos kris kristen kristin kristina kristof kurt kyle lana lara larry lars
laura lauren laurens lea leah lee leendert leila lena lennart leo leon leonard leonie leroy les leslie lex liam lianne lieke
lies liesbeth lieve lieven lilian lilly lily lina linda lindsay lisa lisanne liz lloyd lodewijk loek loes lonneke lonnie
lorenzo loretta lorna lorraine lotte lottie lou louis louisa louise luc luca lucas lucia lucy luis luka lukas luke lupe luuk
lydia lynn lynne maaike maarten madeleine maeve magda maggie maike mandy manon marc marcel marcia marco marcus marcy marga
margaret margot margreet margriet marguerite maria marian marianne marie marieke marielle marije marijke marijn marina mario
marion mariska marit marjan marjolein markus marleen marlies marloes marta marten martha martijn martin martina martine
marty marvin mary mathieu mathijs mathilde matilda mats matt matteo matthew matthias matthijs maud maureen maurice maurits
max maxim meera mees megan mehmet melanie melissa melvin menno meredith merel merijn mia michael michel michelle michiel
mick mieke miguel mike milan millie milo mina miranda mireille miriam mirjam mitch mitchell mo mohamed mohammed moira molly
mona monica moniek monique morag morgan mustafa myrthe nadeem nadia nadine nan nancy naomi natalie natasha nate nathalie
nathan neal neil nel nele nell nelly neville niall niamh nicholas nick nicky nico nicola nicolas nicole niek niels nienke
nigel nik nikki nils nina noah noelle noor nora norman nuala odell odette oene oisin olaf olga oliver olivia olivier omar
onno orla orlaith oscar otto ottoline owen pablo padraig paige pam pamela paolo pascal pat patrice patricia patrick patty
paul paula pauline pedro peggy penelope penny percy perry peter petra petronella phil philip phoebe pien piers piet pieter
pieter-jan pim piotr pippa polly priya quinn quinten quinty quirijn rachel rafael rajesh ralf ralph ramon ramona randy
ranulf raphael rashid ravi ray raymond rebecca reggie regina reinier remco renate rene renee rens renske reuben rhian rhona
rhys ria rianne richard rick ricky rik riley rita rob robbert robert roberto robin robyn roel roelien roelof roger rogier
roisin roland roman romy ron ronald roos rory rosa rosalie rosalind rose rosemary rosie ross rowan roxanne roy ruaridh ruben
rudy rufus rupert russ russell rutger ruth ruud ryan sabine sabrina sadie said sal sally sam samantha samir samira samuel
sander sandra sandy sanne sara sarah sasha saskia scott seamus sean sebastian selma serena sergio seth shane shannon sharon
shaun shauna shawn sheila shelley shirley sian sid sietse sietske silas silvia simon simone sinead siobhan sjaak sjoerd
sjoukje sofia sofie solveig sonia sonja sophia sophie soraya spencer stacey stacy stan stanley stef stefan stefanie steffie
stella steph stephan stephanie stephen steve steven stewart stijn stuart sue susan susie suzanne sven sylvia tabitha tamara
tamsin tanja tanya tara tariq tatiana taylor ted terence teresa terry tess tessa teun theo theresa thijs thom thomas tiffany
tijmen tijn tim timo timothy tina tineke tjeerd tjitske tobias toby todd toine tom tomas tomasz tommy ton toni tony toon
tracey tracy trevor trish tristan trudy truus tuur tyler tyrone ursula valentina valerie vanessa veerle vera vernon veronica
vicky victor victoria vincent viola virginia vivian walter wanda wannes warren wayne wendela wendy werner wesley wiebe
wietske wil wilco willem willemien willemijn wilma wim winston wouter wyatt xander xavier yannick yasemin yasmin yasmina
yassin yolanda yorick younes youssef yusuf yves yvette yvonne zara zoe zoey zofia
`);
