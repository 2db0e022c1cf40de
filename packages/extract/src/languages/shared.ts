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
alexander alexandra alfred ali alice alicia alina aline alison alistair allan allison amanda amber amelia amir amira
amit amy anand andre andrea andrew andy angela angus anil anita anja anjali anke ann anna annabel anne anneke annelien
annelies annelise anneloes annemarie annemiek annet annette annie annika annmarie anouk anthony antje antoine
antoinette anton antonio anya aoife archie arie arjan arjen arjun arlene armand arne arno arnold arnoud arthur ashley
ashok asif astrid atie audrey aukje ava axel aydin ayesha aylin ayse babette barbara barend barry bas bastiaan bea
beatrice beau becky belinda bella ben benedict benjamin benny benoit berend bernadette bernard bernie berry bert beth
betty bianca bilal billy bjorn blake bob bonnie boudewijn bouke brad bradley bram brandon brechtje brenda brendan brent
brett brian brianna brid bridget brigitte britt brody bronagh bronwyn bruce bruno bryan bryony byron caitlin caleb
callum cameron caoimhe carel carina carl carla carlijn carlo carlos carly carmen carol carolien caroline carrie cas
caspar casper cathal cathy catriona cecile cecilia cedric cees celine chantal charles charlie charlotte cheryl chiara
chidi chloe chris christel christiaan christian christie christina christine christopher ciara ciaran cillian cindy
claire clara claude claudia claudine clayton clement clive cody coen colin colleen colm conall connor conny conor cor
cora corey corine corinne cormac corne cornelis corrie courtney craig curtis cynthia daan dafydd daisy dale damian
damien damon dan dana daniel danielle danny daphne daria dario darlene darnell darragh darren dave david dean debbie
deborah declan dee deepak deirdre denise dennis denny derek dermot deshawn desmond devon diana diane diarmuid dick
diederick diederik diego dieter dilys dimitri dineke dirk dolores dominic dominique don donal donald donna donovan dora
dorien doris dorothy doug douglas dounia douwe drew dries duncan dustin dwayne dylan eamon ebru ed eddie eddy edith
edmund eduard edward edwin eelco egbert eileen elaine eleanor elena elin eline elisabeth elise eliza elizabeth elke
ella ellen ellie elliot elly eloise els elsa emiel emilia emily emma emmanuel emyr eoghan eoin eric erica erik ernest
ernst erwin esmee esra estelle esther ethan etienne euan eugene eva evan evelien eveline evelyn evert evi evie ewa ewan
ezra fabian fabrizio farah farid fatima fatma fay faye felicity felix femke fenna fenne fergal fergus fernando fien
filip finn fintan fiona fleur floor florence floris frances francine francis francois frank franka frans fraser fred
frederic frederik freek frits fritz froukje gabriel gaby gail gareth gary gavin geert geertje geesje gemma geoff george
georgia georgina gerald geraldine gerard gerben gerda gerrit gert gert-jan gethin gijs gijsbert gilbert giles gillian
gina giovanni giulia gladys glenn gonny gordon graham grainne greet greg gregory greta griet guido gurpreet gus guus
gwen hakim hal hamish hamza hank hanna hannah hanneke hans harm harmen harold harpreet harriet harris harry harvey
hasan hassan hattie hazel heather heidi heiko hein heinz heleen helen helena helene hendrik hendrika henk hennie henny
henriette henrik henry herbert herman hester hetty hidde hilary hilda hilde holly hope howard hugh hugo huibert huub
iain ian ibrahim igor ilias ilona ilse ilyas imelda imke imogen imran ine ineke ines inez inge ingeborg ingo ingrid
irene irina iris isaac isabel isabella isabelle isla ismail ivan ivo jaap jackie jackson jaco jacob jacqueline jaime
jake jakob jamal james jamie jan jan-peter jan-willem jana jane janet janneke jannie jarno jasmijn jasmine jason jasper
javier jean jeanette jeanine jef jeff jeffrey jelle jelmer jenna jennifer jenny jeremy jermaine jeroen jerome jerry
jess jesse jessica jette jill jim jimmy jitske jo joachim joan joanna joanne jochem jodi jodie joe joel joep joey johan
johanna johannes john johnny jolanda jolene jolien jolijn jona jonas jonathan joop joos joost jordan jordi jorinde
joris jorn jorrit jos jose josefien joseph josh joshua josie joss joy joyce juan judith jules julia julian julie juliet
julius jurgen jurre justin jürgen kaat kai kamal karel karen karim karin karl karsten kasia kasper katarzyna kate
katelijne katharina katherine kathleen kathryn kathy katie katja katleen katrien katy kavita kees keisha keith kelly
kelvin ken kenji kenneth kerry kevin khaled khalid kieran kim kimberly kirsten kirsty klaas klara klaus kobe koen koos
kris kristen kristin kristina kristof krzysztof kurt kyle kyra laila lamar lana lara larry lars latoya laura lauren
laurens lea leah lee leendert leila lena lennart leo leon leonard leonie leroy les leslie lex liam lianne lidia lieke
lies liesbeth lieselot lieve lieven lilian lilly lily lina linda lindsay lisa lisanne lise liz lizzie lloyd lode
lodewijk loek loes lois lonneke lonnie lorenzo loretta lorna lorraine lotte lottie lou louis louisa louise luc luca
lucas lucia luciano lucie lucille lucinda lucy ludo luis luka lukas luke lupe luuk lydia lynn lynne maaike maarten
madeleine maeve magda maggie mahmoud maike maja malcolm mandy manon marc marcel marcia marco marcus marcy marga
margaret margot margreet margriet maria marian mariana marianne marie marieke marielle marietta marije marijke marijn
marilyn marina mario marion marisa mariska marit marjan marjo marjolein marjon marjorie markus marleen marlene marlies
marloes marta marten martha martijn martin martina marty marvin mary maryam mathias mathieu mathijs matilda mats matt
matteo matthew matthias matthijs maud maureen maurice maurits mauro max maxim maxime meera mees megan mehmet melanie
melissa melvin menno meredith merel merijn meryem mia michael michel michelle michiel mick mieke miguel mike milan
millie milo mina miranda mireille miriam mirjam mitch mitchell mo mohamed mohammed moira molly mona monica moniek
monique morag morgan mourad murat muriel mustafa myrthe nadeem nadia nadine naima nan nancy naomi natalie natasha
natasja nate nathalie nathan neal neil nele nelleke nelly neville niall niamh nicholas nick nicky nico nicola nicolas
nicole niek niels nienke nigel nik nikki nils nina nisha noah noelle noor nora norbert noreen norman nuala odette oisin
olaf olga oliver olivia olivier omar omer onno oona orla orlaith oscar otto ottoline owen pablo paddy padraic padraig
paige pam pamela paolo pascal pat patricia patrick patty paul paula paulette paulien pauline pawel pedro peggy penelope
penny percy perry peter petra petronella phil philip philippe phoebe pien piers piet pieter pim piotr polly pooja priya
quinn quinten quirijn rachel rachid rafael rajesh ralf ralph ramon ramona randall randy ranulf raoul raphael rashid
ravi ray raymond rebecca reggie regina remco remy renate rene renee rens renske reuben rhian rhona rhys ria rianne
ricardo richard rick ricky riet rik riley rita rob robert roberta roberto robin robyn rodney roel roelien roelof roger
rogier rohan roisin roland rolf roman romy ron ronald ronan ronnie roos rory rosa rosalie rosalind rosanne rose
rosemary rosie ross rowan roy ruairi ruaridh ruben rudy rufus rupert russ russell rutger ruth ruud ryan saar sabine
sabrina sadie said sal sally salma sam samantha samir samira sammy samuel sander sandra sandy sanjay sanna sanne
santiago saoirse sara sarah sasha saskia scott seamus sean sebastian selma serena sergio seth shane shannon sharon
shaun shauna shawn sheila shelley shirley sian sibren sid sien sietse sietske silas silke silvia simon simone sinead
siobhan sjaak sjef sjoerd sjoerdtje sjoukje sofia sofie solveig sonia sonja sophia sophie soraya spencer stacey stacy
stan stanley stef stefan stefanie stella steph stephan stephanie stephen steve steven stewart stijn stuart sue sunil
sunita susan susanna susie suzanne suzy sven sylvia sylvie sytske tabitha tadhg tamara tamsin tania tanja tanya tara
tarik tariq tatiana taylor ted terence teresa teresia terry tess tessa teun thea theo theodore theresa thierry thijs
thom thomas tibor tiffany tijmen tijn tim timo timothy tina tineke tinus tjalling tjeerd tobias toby todd toine tom
tomas tomasz tommy ton toni tony toon tracey tracy trevor tricia trish tristan trudi trudy truus tuur tyler tyrell
tyrone una ursula valentina valerie vanessa veerle vera vernon veronica vicky victor victoria vikram vincent viola
violet virginia vivian vivienne walter wanda wannes warren wayne wendela wendy werner wesley wiebe wietske wil wilbert
wilco wilfred wilhelmina willeke willem willemien willemijn willy wilma wim winnie winston wojciech wolfgang wouter
wyatt wybren xander xavier yannick yara yasemin yasmin yasmina yassin yolanda younes youssef yusra yusuf yves yvonne
zahra zainab zara zeynep zita zoe zoey zofia
`);
