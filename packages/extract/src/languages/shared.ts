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
aad aafke aaron abdul abdullah abdulrahman abel achmed adam adil adriaan adrian adriana agnes agnieszka ahmed ahmet aicha aidan
aiden ailsa aisha akke alan albert albertine alec aleida alejandro alex alexander alexandra alfons alfred ali alice alicia alina
aline alisha alison allan allison alma alwin amanda amber amelia amir amira amit amy ana andre andrea andreas andrew andy angela
anil anita anja anjo anke ann anna anne anneke annelies annelise annemarie annemiek annerieke annet annette annie annika
annmarie anouk anouska ansje anthony antje antoine antoinette anton antonio antoon anya archie arend arie arjan arjen arno
arnold arnoud arthur ashley ashok asif astrid atie aukje aydin aylin ayse babette baran barbara barbra barend barry bas bashir
bastiaan bea beatrice becky bella ben benedict benjamin benny berend bernadette bernard bernie berry bert beth bettina betty
bianca bianka bilal birgit bjorn björn bob bonnie bouke brad bradley bram brandon brenda brendan brent brian bridget bridie
brigitte britt bruce bruno bryan burak caitlin callum calvin cameron carel carl carla carlo carlos carly carmen caro carol
carole carolien caroline cas casey caspar cass cathy cecile cecilia cees celia celine chantal charles charlie charlotte cheryl
chiara chidi chloe chris christa christiaan christian christina christine christopher chuck ciara cindy claire clara claude
claudia clayton cliff clive coby coen coenraad colin colleen connor conny conor cor cora corey corine corinne corne cornelia
cornelis craig curtis cynthia cyril daan dagmar daisy dale damian damien dan dana daniel danielle danny daphne daria darren
daryl dave david dawn dean debbie deborah declan dee deepak deirdre denise dennis denny derek dermot desiree desmond devon diana
diane dick diederick diederik diego dieter dilan dimitri dineke dinesh dionne dirk dolf dolores dominic dominique don donal
donald donna donovan dora dorien doris dorothy doug douglas dounia douwe drew duncan dustin dwayne dylan eamon ebru ed eddie
eddy edgar edith edmund edward edwin eefje eelco eelke eileen ekaterina elaine eleanor elena elin elise eliza elizabeth elke
ella ellen ellie elliot elly elmer eloise els elsa elsbeth elvira emiel emily emma emmanuel emre enzo eric erica erik ernst
errol erwin esmee esra estelle esther ethan eugene eva evan evelien evelyn evert evert-jan evi evie ezra farah farid fatima
fatma fay felix femke fenna fenne ferdinand fernando fien finlay finn fiona fleur fleurtje floor floris fons frances francesca
francis frank franka frans fransje fred freda frederik freek frits fritz gabriel gaby gail gareth gary gavin gea geert geertje
gemma geoff george gerard gerben gerda gerdien gerrit gert gert-jan gertjan gerwin gijs gilbert giles gillian gina ginny
giovanni glenn gonny goran gordon graham grazia greetje greg greta guido gunther guus gwen gwendolyn hadewych hakim hal hamid
hamza hanna hannah hanneke hannes hans hansje harald harm harmen harold harriet harris harry harvey hasan hassan hattie hazel
heather heidi heike heiko hein heleen helen helena helene helga hella hendrik hendrika henk henny henriette henrik henry herman
hermien hester hetty hidde hilary hilda hilde hille holly hope howard howie hugo huib huibert huub huw ian ibrahim ilja ilona
ilonka ilse ilyas imke imogen imran ine ineke ines inez inge ingmar ingrid irene irina iris isa isaac isabel isabella isabelle
ismail ivan ivana ivo ivonne jaap jacco jackie jackson jacky jaco jacob jacqueline jaime jaimie jake jakob jamal james jamie jan
jan-peter jan-willem jana jane janet janine janna janneke jannie jarno jasmijn jason jasper javier jayden jean jeanette jed jeff
jelena jelle jenna jennifer jenny jeremiah jeremy jeroen jerome jerry jess jesse jessica jetske jette jill jilles jim jimmy jo
joachim joan joana joanna joanne jodie joe joel joep joey johan johanna johannes john johnny jolanda jolien jona jonas
jonathan joop joos joost jordan jordi joris jorn jorrit jos jose josefien joseph josh joshua josie joss joy joyce juan judith
julia julian julie juliet juna jurgen jurrien justin jürgen kaat kai kaitlyn kamal karel karen karim karin karl karsten kasia
kasper katarzyna kate katherine kathleen kathryn kathy katie katja katrien katy kaya kees keesjan keith kelly kemal ken kenji
kenneth kerry kerstin kevin khaled khalid kieran kiki kim kimberly kirsten kirsty klaas klara klaus koen koos krista kristen
kristin kristof krzysztof kurt kyle laila lance lara larry lars laura lauren laurens lavinia lea lee leen leendert leila lena
lennart leo leon leonard leonie leonora leroy les leslie leticia leyla liam lianne lidewij lidia lieke lien lies liesbeth lieve
lila lilian lilly lily lina linda lindsay lisa lisanne lise liz lizzie lodewijk loek loes lois lola lonneke lonnie loraine
lorena lorraine lothar lotte lottie lou louis louisa louise luc luca lucas lucia luciano lucille lucy ludo luis luisa luka lukas
luke lupe luuk lydia lynda lynn lynne maaik maaike maarten mabel madeleine mads magda maggie mahmoud maike maja malcolm malik
mandy manon mara marc marcel marcella marcia marco marcus mareike marga margaret margo margot margreet margriet maria marian
mariana marianne marie marieke mariella marielle marietta marijke marijn marika marilyn marina mario marion mariska marit marjan
marjo marjolein marjon marjorie markus marleen marlene marlies marloes marsha marta marten martha martijn martin martina marty
marvin mary maryam maryse mathieu mathijs mathilde matilda matt matteo matthew matthias matthijs matty maud maureen maurice
maurits max maxine meera mees megan mehdi mehmet mel melanie melissa melle melvin menno mercedes meredith merel merijn merle
meryem mia michael michel michelle michiel mick mickey micky mieke miguel mike mikkel milan milena millie milou mimi mina minke
miranda miriam mirjam mitch mitchell mo mohamed mohammed moira molly mona monica monique morgan mounir mourad murat muriel
mustafa myra myrthe nadeem nadia nadine naima nan nancy nanda naomi nasser natalie natasha nate nathalie nathan nathanael neil
nelleke nelly neville niall nick nickolas nicky nico nicola nicolas nicole nicolette nicoline nidal niels nienke nigel nik
nikita nikki nils nina noah noelle noor noortje nora norbert norma norman odette oguz olaf olga oliver olivia olivier omar omer
onno oona orla oscar otis otto owen pablo paddy padraig pam pamela pascal pat patricia patrick patty paul paula paulien pauline
paulo pawel pedro peggy penelope penny percy perry peter petr petra petronella phil philip philippa philippe phoebe phyllis pien
piet pieter pim piotr polly priya quentin quinn quinten rachel rachid rafael rafiq rajesh ralf ralph ramon ramona randall randy
raoul ravi ray raymond rebecca reggie regina reina reinier remco remy rene renee rens renske reza rhys ria rian rianne ricardo
richard rick ricky riet rik rikus rinus rita rob robbert robert roberto robin robyn rocco roderick rodney roel roelof roger
rogier roland rolf roman romy ron ronald ronan ronnie ronny roos rory rosa rosalie rosanne rose rosemary rosie ross rowan
roxanne roy ruben rudi rudolf rudy rupert russ russell rutger ruth ruud ryan saar sabine sabrina sadia sadie said sal sally
salma sam samantha samir samira samuel sander sandra sandy sanjay sanna sanne santiago sara sarah sasha saskia scarlett scott
sean sebastian sefa selina selma serena serge sergio seth shane shannon sharon shaun shawn sheila shirley sibylle sid sidney
sien sietse sietske silas silvia simon simone sinead siobhan sjaak sjef sjoerd sjoerdtje sofia sofie solveig sonia sonja sophia
sophie soraya spencer stacey stan stefan stefanie stella steph stephan stephanie stephen sterre steve steven stewart stijn
stuart sue sunil susan susanna susie suzanne suzy sven svenja svetlana sybil sybren sylvain sylvia sylvie sytske tamar tamara
tammy tania tanja tanya tara tariq tatiana taylor ted terence teresa terry tess tessa teun thea theo theresa thijs thomas tiago
tibor tiffany tijmen tijn tim timo timon timothy tina tineke tinus titia tjeerd tobias toby todd toine tom tomas tomasz tommy
ton tonnie tonny tony tonya toon tracey tracie tracy trevor tricia trijntje trish tristan trudi trudy truus tyler tyrone ulrike
ursula valentina valerie vanessa vera veronica vic vicky victor victoria vikram vince vincent viola violet virginia vivian
vivienne wade wally walter wanda warren wayne wendel wendy werner wesley whitney wiebe wiebke wil wilbert wilco wilfred willem
willemijn willy wilma wim winnie winston wolfgang wolter wouter xander xavier yara yasin yasmin yasmina yassin yolanda yoshi
younes yusra yusuf yves yvette yvonne zahra zainab zeynep ziggy zoe zofia zora zuzanna
`);
