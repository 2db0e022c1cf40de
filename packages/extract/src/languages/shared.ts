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
aad aaron abby abdul abdullah abdulrahman abel abigail achmed ada adam adele adil adriaan adrian adriana agata agnes
agnieszka ahmed ahmet aicha aidan aiden ailsa aisha aisling alan alana alasdair alastair albert alec alejandro alex
alexander alexandra alfred ali alice alicia alina aline alison alistair allan allison amanda amber amelia amelie amir
amira amit amy ana anand anastasia andre andrea andreas andrew andries andy angela angelique angelo angus anika anil
anita anja anjali anke ann anna annabel anne anneke annelien annelies annelise anneloes annemarie annemiek annet
annette annie annika annmarie anouk anthony antje antoine antoinette anton antonia antonio anya aoife archie ariane
arie arjan arjen arjun arlene armand arne arno arnold arnoud arthur ashley ashok asif astrid athena atie aubrey audrey
aukje aurelie ava axel aydin ayesha aylin ayse aziz babette barbara barend barry bas basil bastiaan bea beatrice
beatrix beau becky belinda bella ben benedict benjamin benny benoit berend bernadette bernard bernie berry bert beth
bettina betty bianca bilal billy bjorn blake bob bonnie boudewijn bouke brad bradley bram brandon brecht brechtje
brenda brendan brent brett brian brianna brid bridget brigitte britt brody bronagh bronwyn bruce bruno bryan bryony
burak byron caitlin caleb callum cameron camille caoimhe cara carel carina carl carla carlijn carlo carlos carly
carmen carol carolien caroline carolyn carrie cas caspar casper cassandra cathal cathy catriona cecile cecilia cedric
cees celine chantal charles charley charlie charlotte chelsea cheryl chiara chidi chloe chris christel christiaan
christian christie christina christine christopher ciara ciaran cillian cindy claire clara claude claudia claudine
clayton clement clifford clint clive cody coen colin colleen colm conall connor conny conor constance cor cora corey
corine corinne cormac corne cornelia cornelis corrie courtney craig curtis cynthia daan dafydd daisy dale damian
damien damon dan dana daniel danielle danny daphne daria dario darlene darnell darragh darren dave david davy dean
debbie deborah declan dee deepak deirdre delia denise dennis denny derek dermot deshawn desmond devon diana diane
diarmuid dick diederick diederik diego dieter dilys dimitri dina dineke dirk dolores dominic dominik dominique don
donal donald donna donovan dora dorien doris dorothy doug douglas dounia douwe drew dries duncan dustin dwayne dylan
eamon ebru ed eddie eddy edith edmund eduard edward edwin eefje eelco egbert eileen elaine eleanor elena elin eline
elisabeth elise eliza elizabeth elke ella ellen ellie elliot elly eloise els elsa elsbeth emiel emilia emily emma
emmanuel emmy emyr enzo eoghan eoin eric erica erik ernest ernst erwin esmee esra estelle esther ethan etienne euan
eugene eva evan evelien eveline evelyn evert evi evie ewa ewan ezra fabian fabio farah farid fatima fatma fay faye
felicity felix femke fenna fenne ferdinand fergal fergus fernando fien filip finn fintan fiona fleur floor florence
florian floris fons frances francien francine francis francois frank franka frans fraser fred frederic frederik
frederique freek frits fritz froukje gabriel gaby gail gareth gary gavin geert geertje geesje gemma geoff geoffrey
george georgia georgina gerald geraldine gerard gerben gerda gerdien germaine gerrit gert gert-jan gethin gijs
gijsbert gilbert giles gilles gillian gina giovanni giulia gladys glenn gonny gordon graham grainne greet greg gregory
greta griet guido gunther gurpreet gus guus guy gwen hakim hal hamish hamza hank hanna hannah hanneke hans harm harmen
harold harpreet harriet harris harrison harry harvey hasan hassan hattie hazel heather heidi heiko hein heinz heleen
helen helena helene hendrik hendrika henk hennie henny henriette henrik henry herbert herma herman hermien hester
hetty hidde hilary hilda hilde holly hope howard hugh hugo huibert huub iain ian ibrahim igor ilona ilse ilyas imke
imogen imran ine ineke ines inez inge ingeborg ingo ingrid irene irina iris isaac isabeau isabel isabella isabelle
isla ismail ivan ivana ivar ivo jaap jack jackie jackson jaco jacob jacqueline jaime jake jakob jamal james jamie jan
jan-peter jan-willem jana jane janet janice janna janneke jannie jarno jasmijn jasmin jasmine jason jasper javier
jayden jean jeanette jeanine jeanne jef jeff jeffrey jelle jelmer jenna jennifer jenny jeremy jermaine jeroen jerome
jerry jess jesse jessica jette jill jim jimmy jitske jo joachim joan joanna joanne jochem jodi jodie joe joel joep
joey johan johanna johannes john johnny jolanda jolene jolien jolijn jona jonah jonas jonathan joop joos joost joran
jordan jordi jorinde joris jorn jorrit jos jose josefien josefine joseph josephine josh joshua josie joss jovan joy
joyce juan judith judy jules julia julian juliana julie juliet julius jurgen jurre justin jürgen kaat kai kamal karel
karen karim karin karl karlijn karolien karsten kasia kasper katarzyna kate katelijne katharina katherina katherine
kathleen kathryn kathy katie katja katleen katrien katy kavita kay kees keisha keith kelly kelvin ken kenji kenneth
kerry kevin khaled khalid kieran kim kimberly kirk kirsten kirsty kitty kjell klaas klaasje klara klaus kobe koen
konrad koos kris krista kristen kristin kristina kristof krzysztof kurt kyle kyra laila lamar lana lance lara larry
lars latoya laura laurel lauren laurence laurens laurent laurie lea leah lee leendert leif leila lena lennart leo leon
leona leonard leonie leroy les lesley leslie lex liam liana lianne lidia lieke lies liesbeth lieselot lieve lieven
lilian lillian lilly lily lina linda lindsay lisa lisanne lise lisette liz lizzie lloyd lode lodewijk loek loes lois
lonneke lonnie lorenzo loretta lorna lorraine lotte lottie lou louis louisa louise luc luca lucas lucia luciano lucie
lucille lucinda lucy ludo luis luka lukas luke lupe luuk lydia lynn lynne maaike maarten mabel madeleine maeve magda
maggie mahmoud maike maja malcolm mallory mandy manon manuel marc marcel marcela marcella marcia marco marcus marcy
marga margaret margot margreet margriet marguerite maria marian mariana marianne marie marieke marielle marietta
marije marijke marijn marilou marilyn marina marinus mario marion marisa mariska marit marius marjan marjo marjolein
marjon marjorie markus marleen marlene marlies marloes marlon marta marten martha martijn martin martina martine marty
marvin mary maryam mathias mathieu mathijs mathilde matilda mats matt matteo matthew matthias matthijs maud maureen
maurice mauricio maurits mauro max maxim maxime meera mees megan mehmet melanie melinda melissa melvin menno meredith
merel merijn meryem mia michael michel michelle michiel mick mieke miguel mike mikkel milan mildred miles millie mina
miranda mireille miriam mirjam mirthe mitch mitchell mo mohamad mohamed mohammed moira molly mona monica moniek monika
monique morag morgan mourad murat muriel mustafa myra myrthe nadeem nadia nadine naima nan nancy naomi natalie natasha
natasja nate nathalie nathan neal neil nele nelleke nelly nelson neville niall niamh nicholas nick nicky nico nicola
nicolas nicole niek niels nienke nigel nik nikki nils nina nisha noah noelle nolan noor nora norbert noreen norman
nuala odell odette odile oene oisin olaf olga oliver olivia olivier omar omari omer onno oona orla orlaith orson oscar
otis otto ottoline owen pablo paddy padraic padraig paige paloma pam pamela paola paolo pascal pascale pat patience
patrice patricia patrick patty paul paula paulette paulien pauline pawel pedro peggy penelope penny percy perry petar
peter petra petronella phil philip philippa philippe phoebe pien piers piet pieter pim piotr polly pooja poppy preston
priya quentin quinn quinten quinty rachel rachid rafael rahul rainer rajesh ralf ralph ramesh ramon ramona randall
randy ranulf raoul raphael rashid ravi ray raymond rebecca reggie regina reinier reinout remco remy renate renaud rene
renee rens renske reuben rhea rhian rhona rhys ria rianne ricardo richard richelle rick ricky riet rik riley rinus
rita rob robbert robert roberta roberto robin robyn rocco roderick rodney rodrigo roel roelien roelof roger rogier
rohan roisin roland rolf roman romy ron ronald ronan ronnie roos rory rosa rosalie rosalind rosanne rose rosemary
rosie ross rowan roxanne roy ruairi ruben rudy rufus rupert russ russell rutger ruth ruthie ruud ryan saar sabine
sabrina sadie said sal salim sally salma salvatore sam samantha samir samira sammy samuel sander sandra sandy sanjay
sanna sanne santiago saoirse sara sarah sasha saskia savannah scott seamus sean sebastian selma serena serge sergio
seth shahid shane shannon sharif sharon shaun shauna shawn sheila shelby shelley sherry shirley sian sibren sid sien
sietse sietske sigrid silas silke silvia simon simona simone sinead siobhan sjaak sjaan sjef sjoerd sjoerdtje sjoukje
sofia sofie solveig sonia sonja sophia sophie soraya spencer stacey stacy stan stanley stef stefan stefanie steffie
stella steph stephan stephanie stephen steve steven stewart stijn stu stuart sue sunil sunita susan susanna susie
suzan suzanne suze suzy sven sylvia sylvie sytske tabitha tadhg tamara tamsin tania tanja tanya tara tarik tariq
tatiana taylor ted terence teresa teresia terry tess tessa teun thea thelma theo theodore theresa thierry thijs thom
thomas tiago tibor tiffany tijmen tijn tijs tim timo timon timothy tina tineke tinus titus tjalling tjeerd tjitske
tobias toby todd toine tom tomas tomasz tommy ton toni tony toon tracey tracy trevor tricia trijn trish tristan trudi
trudy truus tuur tycho tygo tyler tyrell tyrone ulrike una ursula valentina valerie valery vanessa veerle vera vernon
veronica vicky victor victoria vikram vincent viola violet virginia vivian vivienne walter wanda wannes warren wayne
wendela wendy werner wesley wiebe wietske wil wilbert wilco wilfred wilhelm wilhelmina willeke willem willemien
willemijn willy wilma wim winnie winston wojciech wolfgang wouter wyatt wybren xander xandra xavier yannick yara
yasemin yasmin yasmina yassin yolanda yorick youssef yusra yusuf yves yvette yvonne zack zahra zainab zara zenobia
zeynep zita zoe zoey zofia
`);
