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
aad aaron abby abdul abdullah abdulrahman abel abigail achmed ada adam adelaide adele adil adriaan adrian adriana
agata agnes agnieszka ahmed ahmet aicha aidan aiden aileen ailsa aimee aisha aisling alan alana alasdair alastair
albert alec alejandro alex alexander alexandra alexandre alexis alfie alfred ali alice alicia alina aline alison
alistair allan allard allison alma alwin amanda amber amelia amelie amir amira amit amy ana anand anastasia andre
andrea andreas andrew andries andy angela angelique angelo angus anika anil anita anja anjali anke ann anna annabel
annabelle annalise anne anne-sophie anneke annelien annelies annelise anneloes annemarie annemiek annet annette annick
annie annika annmarie anouk antal anthony antje antoine antoinette anton antonia antonio anya aoife archie ariane arie
ariel arjan arjen arjun arlene armand armin arnaud arne arno arnold arnoud arthur ashley ashok asif astrid athena atie
aubrey audrey auke aukje aurelie ava avery axel aydin ayesha aylin ayse aziz babette barbara barend barry bartje bas
basil bastiaan baudouin bea beatrice beatrix beau becca becky belinda bella ben benedict benjamin benny benoit bente
berend bernadet bernadette bernard bernie berry bert berta beth bettina betty beverley bianca bieke bilal billy birgit
bjarne bjorn blake bob bodil bonnie boudewijn bouke brad bradley bram brandon brecht brechtje brenda brendan brent
brett brian brianna brid bridget bridie brigitte britney britt brody bronagh bronwyn brooke bruce bruno bryan bryony
burak byron caitlin caleb callum cameron camilla camille candice caoimhe cara carel carey carina carl carla carlijn
carlo carlos carlton carly carmen carol carolien caroline carolyn carrie cas caspar casper cassandra cassie cathal
cathy cato catriona cecile cecilia cedric cees celine chad chandra chantal chantel charles charley charlie charlotte
chelsea cheryl chiara chidi chloe chris christa christel christiaan christian christie christien christina christine
christopher ciara ciaran cillian cindy claartje claire clara clarence claude claudia claudine clayton clement clifford
clint clive clodagh cody coen colin colleen colm conall connor conny conor conrad constance coos cor cora corey corine
corinna corinne cormac corne cornelia cornelis corrie cosmo courtney craig cristina curtis cynthia cyril daan daantje
dafydd dagmar daisy dale damian damien damon dan dana daniel danielle danny daphne daria dario darlene darnell darragh
darren dave davey david davy dean debbie debora deborah debra declan dee deepak deirdre delia delphine demi denise
dennis denny derek dermot deshawn desiree desmond devon dewi diana diane diarmuid dick diederick diederik diego dieter
dilys dimitri dina dineke dinesh dion dirk dolores domien dominic dominik dominique don donal donald donna donovan
dora dorien dorine doris dorota dorothea dorothy doug douglas dounia douwe drew dries duncan dustin dwayne dwight
dylan eamon ebbe ebru ed eddie eddy edith edmund edna eduard edward edwin eefje eelco effie egbert eileen elaine
eleanor elena elin eline elisabeth elise eliza elizabeth elke elkie ella ellen ellie elliot ellis elly elodie eloise
els elsa elsbeth elsie emanuel emiel emilia emily emma emmanuel emmy emyr enid enrico enzo eoghan eoin eric erica erik
ernest ernst errol erwin esmee esra estelle ester esther ethan ethel etienne euan eugene eugenie eunice eva evan
evangeline evelien eveline evelyn evert evi evie ewa ewan ezra fabian fabio fabrice fabrizio farah farid fatima fatma
fay faye federico felicia felicity felix femke fenna fenne fenneke ferdinand fergal fergus fernanda fernando fien
fientje filip filippo finn fintan fiona fleur floor flora florence florian floris fokke fons frances francesca
francien francine francis francois frank franka frankie frans fraser fred frederic frederik frederique fredrik freek
friso frits fritz froukje gabriel gabriela gabriella gaby gail gareth gary gaston gavan gavin geert geertje geertrui
geesje gemma genevieve geoff geoffrey george georgia georgina gerald geraldine gerard gerben gerda gerdien gerlof
germaine gerrit gerry gert gert-jan gertrude gethin gijs gijsbert gilbert giles gilles gillian gina giovanni gisela
giulia gladys glenn godelieve godfried goedele gonny goran gordon gosse grady graeme graham grainne greet greg gregory
greta griet grietje guido guinevere gunther gurpreet gus guus guy gwen gwendolyn gwyneth hadewych hakim hal hamid
hamish hamza hank hanna hannah hanneke hannelore hannes hans harm harmen harmke harold harpreet harriet harris
harrison harry harvey hasan hassan hattie hazel heather heidi heike heiko hein heinz heleen heleentje helen helena
helene hendrik hendrika henk hennie henny henriette henrik henry herbert herma herman hermien hester hetty hidde hil
hilary hilda hilde hiske holly hope horace howard hugh hugo huibert huub huw hylke iain ian ibrahim ibtissam ignace
igor ilja ilona ilse ilyas imke imogen imran inaya indira ine ineke ines inez inge ingeborg ingmar ingo ingrid inigo
irene irina iris irma irving isaac isabeau isabel isabella isabelle isla ismail isolde ivan ivana ivar ivo izaak jaap
jacco jack jackie jackson jaco jacob jacoba jacquelien jacqueline jaime jake jakob jamal james jamie jan jan-jaap
jan-peter jan-willem jana jane janet janice janna janneke jannie jans jared jarl jarno jaro jasmijn jasmin jasmine
jason jaspar jasper javier jaya jayden jean jean-paul jean-pierre jeanette jeanine jeanne jedidiah jef jeff jeffrey
jelle jelmer jenna jennifer jenny jeppe jeremy jermaine jeroen jerom jerome jerry jess jesse jessica jette jikke jill
jim jimmy jip jits jitske jo joachim joan joanna joanne joaquin jocelyn jochem jochen jodi jodie joe joel joep joey
johan johann johanna johannes john johnny jolanda jolene jolien jolijn jon jona jonah jonas jonathan jones jools joop
joos joost joran jordan jordi jorg jorieke jorik jorinde joris jorn jorrit jos jose josefien josefine joseph josephine
josh joshua josie joss jovan joy joyce juan juana juanita judith judy jules julia julian juliana julianne julie juliet
julius jurgen jurre jurriaan justin jutta jürgen kaat kaatje kai kamal kara karel karen karim karin karl karlijn
karolien karsten kasia kasper katarzyna kate katelijne katharina kathelijne katherina katherine kathleen kathryn kathy
katie katinka katja katleen katrien katy kavita kay kaya kees keira keiran keisha keith kelly kelvin ken kendra kenji
kenneth kerry kevin khaled khalid kieran kim kimberly kirk kirsten kirsty kitty kjell klaartje klaas klaasje klara
klaus kobe kobus koen konrad koos korneel kris krishna krista kristen kristien kristin kristina kristof krzysztof kurt
kwame kyle kyra laila lamar lana lance lanying lara larissa larry lars latoya laura laurel lauren laurence laurens
laurent laurie lea leah leanne lee leendert leif leila lena lenie lennart lenny leo leon leona leonard leonie leonora
leroy les lesley leslie leticia lex liam liana lianne lidia lieke lies liesbeth lieselot lieselotte liesje lieve
lieven lila lilian lilith lillian lilly lily lina linda lindsay linette linus lisa lisanne lisbeth lise lisette liz
lizzie lloyd lode lodewijk loek loekie loes lois lonneke lonnie lorena lorenzo loretta lorna lorraine lotte lottie lou
louis louisa louise lowell lowie luc luca lucas lucia luciano lucie lucienne lucille lucinda lucy ludo ludovic luigi
luis luka lukas luke lupe luuk lydia lyle lynn lynne maaike maarten maayke mabel madeleine mads maeve magda maggie
mahmoud maike maja malcolm mallory mandy manon manuel manuela marc marcel marcela marcella marcelo marcia marco marcus
marcy marga margaret margarita margaux margo margot margreet margriet marguerite maria mariam marian mariana marianne
marie marieke marielle marietta marije marijke marijn marijse marilou marilyn marina marinus mario marion marisa
mariska marisol marit marith marius marjan marjo marjolein marjon marjorie markus marleen marlene marlies marloes
marlon marlous marta marten martha marthe martijn martin martina martine marty marvin mary maryam maryse mathias
mathieu mathijs mathilde matilda mats matt matteo matthew matthias matthijn matthijs maud maura maureen maurice
mauricio maurits mauro max maxim maxime maxine meera mees megan mehmet melanie melinda melissa melle melvin menno
meredith merel merijn meryem mia michael michel michelle michiel mick mieke miguel mikael mike mikkel milan mildred
miles millicent millie mina minke miranda mireille miriam mirjam miro mirthe misha mitch mitchell mo mohamad mohamed
mohammed moira molly mona monica moniek monika monique montserrat morag morgan morris mourad murat muriel mustafa myra
myrthe nadeem nadia nadine naima nan nancy nanda nanette naomi nasser natalie natasha natasja nate nathalie nathan
neal neil nele nelleke nelly nelson nettie neville nia niall niamh nicholas nick nicky nico nicola nicolas nicole niek
niels nienke nigel nigella nik nikki nils nina nino nisha noah noel noelle nolan noor nora norbert noreen norma norman
nuala nynke odell odette odile oene oisin olaf olav olga oliva oliver olivia olivier olle omar omari omer onno oona
ophelia oprah orla orlaith orson oscar oswald otis otto ottoline owen ozan pablo paddy padraic padraig paige paloma
pam pamela paola paolo pascal pascale pat patience patrice patricia patrick patrik patty paul paula paulette paulien
pauline pawel pedro peggy pelle penelope penny percy perla perry petar peter petra petronella phil phileine philip
philippa philippe philomena phoebe phyllis pia pien piers piet pieter pieterjan pietro pim piotr polly pooja poppy
preston primrose priya quentin quinn quinten quinty rachel rachid raf rafael raffaella raheem rahul raimond rainer
raisa rajesh rajiv ralf ralph ralston ramesh ramon ramona randall randy ranulf raoul raphael rashid raul ravi ray
raymond rebecca reece reem reggie regina reinhard reinier reinout remco remy rena renate renaud rene renee rens renske
reuben rhea rhian rhona rhys ria rianna rianne ricardo richard richelle rick rickard rickie ricky rieneke riet rik
rika riley rineke rinus rita ritchie rob robbert robbie robert roberta roberto robin robyn rocco roderick rodney
rodrigo roel roelien roelof roger rogier rohan roisin roland rolf rolien roman romy ron ronald ronan ronnie roos rory
rosa rosalie rosalind rosalyn rosanne rose rosemarie rosemary rosie ross roswitha rowan roxana roxanne roy ruairi
ruben rudy rufus rupert russ russell rutger ruth ruthie ruud ryan ryanne saar sabien sabine sabrina sadie said sal
salim sally salma salvatore sam samantha samir samira sammy samuel sanaa sander sandra sandy sanjay sanjeev sanna
sanne santiago saoirse sara sarah sasha saskia saul savannah scott seamus sean sebastian selina selma serena serge
sergio seth severine shahid shane shannon sharif sharon shaun shauna shaunna shawn sheila shelby shelley sherry shirin
shirley sian sibren sid sidsel sien sietse sietske sigrid silas silke silvia simeon simon simona simone simonne sinan
sinead siobhan sjaak sjaan sjef sjoerd sjoerdtje sjors sjoukje sofia sofie solveig sonia sonja sophia sophie soraya
spencer stacey stacy stan stanley stef stefan stefanie steffen steffie stella steph stephan stephanie stephen sterre
steve steven stewart steyn stijn stu stuart sue sunil sunita susan susanna susie suus suzan suzanne suze suzy svea
sven svenja swaantje syb sybren sylvain sylvia sylvie sytske tabitha tadhg tako talitha tamara tamsin tania tanja
tanya tara tarik tariq tatiana tatum taylor ted terence teresa teresia terry tess tessa teun teuntje thaddeus thalia
thea thelma theo theodora theodore theresa thierry thijs thirza thom thomas tiago tiana tibbe tibor tiemen tiffany
tijmen tijn tijs tilly tim timo timon timothee timothy tina tineke tinus titus tjalling tjeerd tjitske tobias toby
todd toine tom tomas tomasz tommie tommy ton toni tony toon torben tosca tracey tracy trevor tricia trijn trijntje
trish tristan trixie trudi trudy truida truus tuur tycho tygo tyler tyrell tyrone ulrich ulrike una uriah ursel ursula
valentina valerie valerio valery vanessa vasco veda veerle vera vernon veronica vickie vicky victor victoria vidya
vikram vincent vinnie viola violet viona virgil virginia vivian vivienne vlad volkert wallace walter wanda wannes
warren wayne wendela wendy werner wesley whitney wibe wiebe wiebke wieger wietse wietske wijnand wil wilbert wilco
wilfred wilhelm wilhelmina willeke willem willemien willemijn willy wilma wilmer wim winnie winston wojciech wolfgang
wouter wyatt wybren xander xandra xavier xenia yannick yara yasemin yasir yasmin yasmina yassin yassine yentl yolanda
yorick yorrick yoshi youssef yuki yusra yusuf yves yvette yvonne zack zahra zainab zara zeger zenobia zeynep zita zoe
zoey zofia zuzana
`);
