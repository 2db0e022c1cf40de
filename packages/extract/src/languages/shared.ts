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
aad aaron abby abdul abdullah abdulrahman abel abigail achmed adam adele adil adriaan adrian adriana agata agnes
agnieszka ahmed ahmet aicha aidan aiden ailsa aisha aisling alan alana alasdair alastair albert alec alejandro alex
alexander alexandra alfred ali alice alicia alina aline alison alistair allan allison amanda amber amelia amelie amir
amira amit amy ana anand andre andrea andrew andries andy angela angelique angelo angus anika anil anita anja anjali
anke ann anna anna-marie annabel anne anneke annelien annelies annelise anneloes annemarie annemiek annet annette
annick annie annika annmarie anouk anthony antje antoine antoinette anton antonia antonio anya aoife archie ariane
arie arjan arjen arjun arlene armand arne arno arnold arnoud arthur ashley ashok asif astrid atie aubrey audrey aukje
ava axel aydin ayesha aylin ayse aziz babette barbara barend barry bart bas bastiaan bea beatrice beau becky belinda
bella ben benedict benjamin benny benoit berend bernadette bernard bernie berry bert beth bettina betty bianca bilal
billy bjorn blake bob bobby bonnie boudewijn bouke brad bradley bram brandon brecht brechtje brenda brendan brent
brett brian brianna brid bridget brigitte britt brody bronagh bronwyn bruce bruno bryan bryony burak byron caitlin
caleb callum cameron caoimhe carel carina carl carla carlijn carlo carlos carly carmen carol carolien caroline carolyn
carrie cas caspar casper cathal cathy catriona cecile cecilia cedric cees celine chantal charles charley charlie
charlotte cheryl chiara chidi chloe chris christel christiaan christian christie christina christine christopher ciara
ciaran cillian cindy claire clara claude claudia claudine clayton clement clint clive cody coen colin colleen colm
conall connor conny conor cor cora corey corine corinne cormac corne cornelis corrie courtney craig curtis cynthia
daan dafydd daisy dale damian damien damon dan dana daniel danielle danny daphne daria dario darlene darnell darragh
darren dave david davy dean debbie deborah declan dee deepak deirdre delia denise dennis denny derek dermot deshawn
desmond devon diana diane diarmuid dick diederick diederik diego dieter dilys dimitri dineke dirk dolores dominic
dominik dominique don donal donald donna donovan dora dorien doris dorothy doug douglas dounia douwe drew dries duncan
dustin dwayne dylan eamon ebru ed eddie eddy edith edmund eduard edward edwin eefje eelco egbert eileen elaine eleanor
elena elin eline elisabeth elise eliza elizabeth elke ella ellen ellie elliot elly eloise els elsa elsbeth emiel
emilia emily emma emmanuel emmy emyr eoghan eoin eric erica erik ernest ernst erwin esmee esra estelle esther ethan
etienne euan eugene eva evan evelien eveline evelyn evert evi evie ewa ewan ezra fabian fabio fabrizio farah farid
fatima fatma fay faye felicity felix femke fenna fenne ferdi fergal fergus fernando fien filip finn fintan fiona fleur
floor florence florian floris frances francine francis francois frank franka frans fraser fred frederic frederik
frederique freek frits fritz froukje gabriel gaby gail gareth gary gavin geert geertje geesje gemma geoff geoffrey
george georgia georgina gerald geraldine gerard gerben gerda gerdien gerrit gert gert-jan gethin gijs gijsbert gilbert
giles gillian gina giovanni giulia gladys glenn gloria gonny gordon graham grainne greet greg gregory greta griet
guido gurpreet gus guus gwen hakim hal hamish hamza hank hanna hannah hanneke hans harm harmen harold harpreet harriet
harris harry harvey hasan hassan hattie hazel heather heidi heiko hein heinz heleen helen helena helene hendrik
hendrika henk hennie henny henriette henrik henry herbert herman hester hetty hidde hilary hilda hilde holly hope
howard hugh hugo huibert huub iain ian ibrahim ida igor ilias ilona ilse ilyas imelda imke imogen imran imre ine ineke
ines inez inge ingeborg ingo ingrid irene irina iris isaac isabel isabella isabelle isla ismail ivan ivo izzy jaap
jackie jackson jaco jacob jacqueline jaime jake jakob jamal james jamie jan jan-peter jan-willem jana jane janet
janice janneke jannie jarno jasmijn jasmin jasmine jason jasper javier jayden jean jeanette jeanine jef jeff jeffrey
jelle jelmer jenna jennifer jenny jeremy jermaine jeroen jerome jerry jess jesse jessica jette jill jim jimmy jitske
jo joachim joan joanna joanne jochem jodi jodie joe joel joep joey johan johanna johannes john johnny jolanda jolene
jolien jolijn jona jonah jonas jonathan joop joos joost jordan jordi jordy jorinde joris jorn jorrit jos jose josefien
josefine joseph josephine josh joshua josie joss joy joyce juan judith jules julia julian juliana julie juliet julius
jurgen jurre justin jürgen kaat kai kamal karel karen karim karin karl karlijn karolien karsten kasia kasper katarzyna
kate katelijne katharina katherina katherine kathleen kathryn kathy katie katja katleen katrien katy kavita kayleigh
kees keisha keith kelly kelvin ken kenji kenneth kerry kevin khaled khalid kieran kim kimberly kirsten kirsty klaas
klaasje klara klaus kobe koen koos kris krista kristen kristin kristina kristof krzysztof kurt kyle kyra laila lamar
lana lara larry lars latoya laura lauren laurence laurens lea leah lee leendert leila lena lennart leo leon leonard
leonie leroy les leslie lex liam lianne lidia lieke lies liesbeth lieselot lieve lieven lilian lilly lily lina linda
lindsay lisa lisanne lise liz lizzie lloyd lode lodewijk loek loes lois lonneke lonnie lorenzo loretta lorna lorraine
lotte lottie lou louis louisa louise luc luca lucas lucia luciano lucie lucille lucinda lucy ludo luis luka lukas luke
lupe luuk lydia lynn lynne maaike maarten madeleine madelief maeve magda maggie mahmoud maike maja malcolm mandy manon
marc marcel marcela marcia marco marcus marcy marga margaret margot margreet margriet marguerite maria marian mariana
marianne marie marieke marielle marietta marije marijke marijn marilyn marina mario marion marisa mariska marit marjan
marjo marjolein marjon marjorie markus marleen marlene marlies marloes marta marten martha martijn martin martina
martine marty marvin mary maryam mathias mathieu mathijs mathilde matilda mats matt matteo matthew matthias matthijs
maud maureen maurice maurits mauro max maxim maxime meera mees megan mehmet melanie melissa melvin menno meredith
merel merijn meryem mia michael michel michelle michiel mick mieke miguel mike milan millie milo mina miranda mireille
miriam mirjam mitch mitchell mo mohamed mohammed moira molly mona monica moniek monique morag morgan mourad murat
muriel mustafa myrthe nadeem nadia nadine naima nan nancy naomi natalie natasha natasja nate nathalie nathan neal neil
nele nelleke nelly neville niall niamh nicholas nick nicky nico nicola nicolas nicole niek niels nienke nigel nik
nikki nils nina nisha noah noelle noor noortje nora norbert noreen norman nuala odell odette oene oisin olaf olga
oliver olivia olivier omar omari omer onno oona orla orlaith orson oscar otto ottoline owen pablo paddy padraic
padraig paige pam pamela paolo pascal pat patrice patricia patrick patty paul paula paulette paulien pauline pawel
pedro peggy penelope penny percy perry peter petra petronella phil philip philippa philippe phoebe pien piers piet
pieter pieter-jan pim piotr pippa polly pooja priya quinn quinten quinty quirijn rachel rachid rafael rajesh ralf
ralph ramesh ramon ramona randall randy ranulf raoul raphael rashid ravi ray raymond rebecca reggie regina reinier
remco remy renate rene renee rens renske reuben rhian rhona rhys ria rianne ricardo richard rick ricky riet rik riley
rita rob robert roberta roberto robin robyn rodney rodrigo roel roelien roelof roger rogier rohan roisin roland rolf
roman romy ron ronald ronan ronnie roos roosmarijn rory rosa rosalie rosalind rosanne rose rosemary rosie ross rowan
roxanne roy ruairi ruaridh ruben rudy rufus rupert russ russell rutger ruth ruud ryan saar sabine sabrina sadie said
sal sally salma salvatore sam samantha samir samira sammy samuel sander sandra sandy sanjay sanna sanne santiago
saoirse sara sarah sasha saskia scott seamus sean sebastian selma serena sergio seth shahid shane shannon sharon shaun
shauna shawn sheila shelley shirley sian sibren sid sien sietse sietske sigrid silas silke silvia simon simone sinead
siobhan sjaak sjaan sjef sjoerd sjoerdtje sjoukje sofia sofie solveig sonia sonja sophia sophie soraya spencer stacey
stacy stan stanley stef stefan stefanie steffie stella steph stephan stephanie stephen steve steven stewart stijn
stuart sue sunil sunita susan susanna susie suzanne suzy sven sylvia sylvie sytske tabitha tadhg tamara tamsin tania
tanja tanya tara tarik tariq tatiana taylor ted terence teresa teresia terry tess tessa teun thea theo theodore
theresa thierry thijs thom thomas tibor tiffany tijmen tijn tijs tim timo timothy tina tineke tinus tjalling tjeerd
tjitske tobias toby todd toine tom tomas tomasz tommy ton toni tony toon tracey tracy trevor tricia trijn trish
tristan trudi trudy truus tuur tyler tyrell tyrone una ursula valentina valerie vanessa veerle vera vernon veronica
vicky victor victoria vikram vincent viola violet virginia vivian vivienne walter wanda wannes warren wayne wendela
wendy werner wesley wiebe wietske wil wilbert wilco wilfred wilhelmina willeke willem willemien willemijn willy wilma
wim winnie winston wojciech wolfgang wouter wyatt wybren xander xavier yannick yara yasemin yasmin yasmina yassin
yolanda yorick younes youssef yusra yusuf yves yvette yvonne zahra zainab zara zeynep zita zoe zoey zofia
`);
