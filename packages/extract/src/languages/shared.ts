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
aad aaron abdul abdullah abdulrahman abel achmed adam adil adriaan adrian adriana agata agnes agnieszka ahmed ahmet
aicha aidan aiden ailsa aisha aisling alan alasdair albert alec alejandro alex alexander alexandra alfred ali alice
alicia alina aline alistair allan allison amanda amber amelia amir amira amit amy anand andre andrea andrew andy
angela anil anita anja anjali anke ann anna anne anneke annelien annelies annelise annemarie annemiek annet annette
annie annika annmarie anouk anthony antje antoine antoinette anton antonio anya aoife archie arie arjan arjen arjun
arno arnold arnoud arthur ashley ashok asif astrid atie aukje aydin ayesha aylin ayse barbara barend barry bas
bastiaan bea beatrice beau becky bella ben benedict benjamin benny benoit berend bernadette bernard bernie berry bert
beth betty bianca bilal bjorn bob bonnie bouke brad bradley bram brandon brenda brendan brent brian brid bridget
brigitte britt brody bronagh bruce bruno bryan caitlin callum cameron caoimhe carel carl carla carlo carlos carly
carmen carol carolien caroline caspar cathal cathy catriona cecile cecilia cees celine chantal charles charlie
charlotte cheryl chiara chidi chloe chris christiaan christian christina christine christopher ciara ciaran cillian
cindy claire clara claude claudia clive coen colin colleen colm conall connor conny conor cor cora corey corine
corinne cormac corne cornelis corrie craig cynthia daan dafydd daisy dale damian damien dan dana daniel danielle danny
daphne daria darlene darnell darren dave david dean debbie deborah declan dee deepak deirdre denise dennis denny derek
dermot deshawn desmond diana diane diarmuid dick diederick diederik diego dieter dilys dimitri dirk dominic dominique
don donal donald donna donovan dorien doris dorothy doug douglas dounia douwe drew duncan dwayne dylan eamon ebru ed
eddie eddy edith edmund edward edwin eelco eileen elaine eleanor elena elin elise eliza elizabeth ella ellen ellie
elliot eloise els elsa emiel emily emma emmanuel emyr eoghan eoin eric erica erik ernst erwin esmee esra esther ethan
euan eugene eva evan evelien evelyn evert evi evie ewa ewan farah farid fatima fatma fay felix femke fenna fenne
fergal fernando fien finn fintan fiona fleur floor floris frances francis frank franka frans fraser fred frederik
freek frits fritz froukje gabriel gail gareth gary gavin geert geertje geesje gemma geoff george gerard gerben gerda
gerrit gert gert-jan gethin gijs gilbert giles gillian gina giulia glenn gonny gordon graham grainne greg greta griet
guido gurpreet gus guus gwen hakim hal hamish hamza hank hanna hannah hanneke hans harm harmen harold harpreet harriet
harris harry harvey hasan hassan hattie hazel heather heidi heiko hein heinz heleen helen helena helene hendrik
hendrika henk henny henriette henrik henry herman hester hetty hidde hilary hilda hilde holly hope howard hugo huibert
huub iain ian ibrahim ilona ilse imke imogen imran ine ineke ines inez inge ingeborg ingo ingrid irene irina iris
isaac isabel isabella isabelle isla ismail ivan ivo jaap jackie jackson jaco jacob jacqueline jaime jake jakob jamal
james jamie jan jan-peter jan-willem jana jane janet janneke jannie jarno jasmijn jason jasper javier jean jef jeff
jelle jennifer jenny jeremy jermaine jeroen jerome jerry jess jesse jessica jette jill jim jimmy jitske jo joachim
joan joanna joanne jodie joe joel joep joey johan johanna johannes john johnny jolanda jolene jolien jolijn jona jonas
jonathan joop joos joost jordan jordi joris jorn jorrit jos jose josefien joseph josh joshua josie joss joy joyce juan
judith julia julian julie juliet jurgen justin jürgen kaat kai kamal karel karen karim karin karl kasia kasper
katarzyna kate katelijne katherine kathleen kathryn kathy katie katja katleen katrien katy kavita kees keisha keith
kelly ken kenji kenneth kerry kevin khaled khalid kieran kim kimberly kirsten klaas klara klaus koen koos kristen
kristin kristof krzysztof kurt kyle laila lamar lara larry lars latoya laura lauren laurens lea lee leendert leila
lena leo leon leonard leonie les leslie liam lianne lidia lieke lies liesbeth lieselot lieve lilian lilly lily lina
linda lindsay lisa lisanne lise liz lode lodewijk loek loes lois lonneke lonnie loretta lorraine lotte lottie lou
louis louisa louise luc luca lucas lucia luciano lucille lucy luis luka lukas luke lupe luuk lydia lynn lynne maaike
maarten madeleine maeve magda maggie mahmoud maike maja malcolm mandy manon marc marcel marcia marco marcus marcy
marga margaret margot margreet margriet maria marian mariana marianne marie marieke marielle marietta marijke marijn
marilyn marina mario marion mariska marit marjan marjolein marjon marjorie markus marleen marlene marlies marloes
marta marten martha martijn martin martina marty marvin mary maryam mathieu mathijs matilda matt matteo matthew
matthias matthijs maud maureen maurice maurits max meera mees megan mehmet melanie melissa melvin menno meredith merel
merijn meryem mia michael michel michelle michiel mick mieke miguel mike milan millie mina miranda miriam mirjam mitch
mitchell mo mohamed mohammed moira molly mona monica monique morag morgan mourad murat mustafa myrthe nadeem nadia
nadine naima nan nancy naomi natalie natasha nate nathalie nathan neil nele nelly neville niall niamh nick nicky nico
nicola nicolas nicole niels nienke nigel nik nikki nils nina nisha noah noor nora norman nuala odette oisin olaf olga
oliver olivia olivier omar omer onno oona orla orlaith oscar otto ottoline owen pablo paddy padraic padraig pam pamela
paolo pascal pat patricia patrick patty paul paula paulien pauline pawel pedro penelope penny percy perry peter petra
phil philip philippe phoebe pien piers piet pieter pim piotr polly pooja priya quinn quinten rachel rachid rajesh ralf
ralph ramon ramona randall ranulf raoul ravi ray raymond rebecca reggie regina remco remy rene renee rens renske rhian
rhona rhys ria rianne ricardo richard rick ricky riet rik rita rob robert roberto robin robyn rodney roel roelien
roger rogier rohan roisin roland rolf roman romy ron ronald ronan ronnie roos rory rosa rosalie rose rosemary rosie
ross rowan roy ruairi ruben rudy rupert russ russell rutger ruth ruud ryan saar sabine sabrina sadie said sal sally
salma sam samantha samir samira samuel sander sandra sandy sanjay sanna sanne santiago saoirse sara sarah sasha saskia
scott seamus sean sebastian selma serena seth shane shannon sharon shaun shauna shawn sheila shirley sian sibren sid
sien sietse sietske silas silvia simon simone sinead siobhan sjaak sjef sjoerd sjoerdtje sjoukje sofia sofie solveig
sonia sonja sophia sophie spencer stacey stan stef stefan stefanie stella steph stephan stephanie stephen steve steven
stewart stijn stuart sue sunil sunita susan susanna susie suzanne suzy sven sylvia sytske tadhg tamara tamsin tanja
tanya tara tarik tariq taylor ted terence teresa terry tess tessa teun thea theo theresa thijs thomas tibor tiffany tijmen
tijn tim timo timothy tina tineke tinus tjalling tjeerd tobias toby todd toine tom tomas tomasz tommy ton tony toon
tracey tracy trevor tricia trish tristan trudi trudy truus tuur tyler tyrell tyrone una ursula valentina valerie
vanessa veerle vera vernon veronica vicky victor victoria vikram vincent viola violet virginia vivian walter wanda
wannes warren wayne wendy werner wesley wiebe wietske wil wilco wilfred willem willemijn willy wilma wim winston
wojciech wouter wyatt wybren xander xavier yara yasmin yasmina yassin yolanda yusra yusuf yvonne zahra zainab zeynep
zoe zofia
`);
