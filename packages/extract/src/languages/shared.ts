/** Turns words separated by spaces into a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Turns "word:value word:value" into a table of numbers. */
export function tableOf(entries: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    entries
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [word = "", value] = entry.split(":");
        return [word, Number(value)];
      }),
  );
}

/** First names of either language that aren't everyday words too. */
export const FIRST_NAMES = setOf(`
aad aafke aaron abdul abdullah abel adam adriaan adrian agnes ahmed aicha aidan aisha alan albert alejandro alex alexander
alexandra alfred ali alice alicia alison alma amanda amber amelia amir amy ana andre andrea andreas andrew andy angela anja
anke ann anna anne anneke annelies annemarie annemiek annet annette annika anouk anthony antoine anton antonio antoon arend
arie arjan arjen arnold arthur ashley astrid atie aukje ayse babette barbara barend barry bastiaan beatrice ben benjamin
bernadette bernard bert bettina betty bianca birgit bjorn bob bram brandon brenda brian bridget britt bruce bruno caitlin
callum cameron carel carl carla carlo carlos carmen carol carolien caroline caspar cathy cecile cees chantal charles
charlie charlotte chloe chris christa christian christiaan christina christine christopher ciara claire clara claudia coen
colin colleen connor conor cor corine corinne cornelis craig cynthia daan daisy dan dana daniel danielle danny daphne dave
david debbie deborah declan deirdre denise dennis derek desiree diana diane dick diederik diego dieter dimitri dineke dirk
dominique donald donna donovan dora dorien doris dorothy doug douglas duncan dylan eamon ed eddie edith edward edwin eefje
eileen elaine eleanor elena elin elise elizabeth elke ella ellen elly els elsa emily emma emmanuel eric erica erik erwin
esmee esther ethan eva evelien evelyn evert fatima fatma femke fenna ferdinand fernando fiona floor floris fleur frances
francis francesca frank franka frans fred freda frederik freek gabriel gareth gary gavin geert gemma geoff george gerard
gerben gerda gerrit gert gertjan gijs gillian gina giovanni glenn gordon graham greg greta guido gwen hamid hannah hanneke
hannes hans harm harold harriet harry hassan hazel heather heidi heike hein helen helena helene helga hendrik hendrika henk
henrik henry herman hester hilde howard hugo huub ian ibrahim ilona ilse imogen ine ineke ines inge ingrid irene iris isaac
isabel isabelle ivan ivo jaap jackie jacob jacqueline jake jamal james jamie jan jana jane janet janine janneke jannie jasmijn
jason jasper javier jean jeanette jeff jelle jennifer jenny jeremy jeroen jerome jerry jesse jessica jill jim jimmy jo joan
joanna joanne job joe joel joep johan johanna john johnny jolanda jonas jonathan joop joost jordan jordi joris jos jose
josefien joseph josh joshua joy joyce juan judith julia julian julie juliet jurgen jurrien justin kaitlyn karel karen karim
karin karl kasper kate katherine kathleen kathy katie katrien keith kelly ken kenneth kevin khalid kieran kim kimberly kirsten
klaas klaus koen koos kristen kristin kurt kyle lars laura lauren laurens lea leen lennart leo leon leonard leroy leslie leyla
lianne liam lidewij lieke lies liesbeth lieve linda lindsay lisa liz lizzie loes lotte lou louis louisa louise luc lucas
lucy luis luke luuk lydia lynn maaike maarten madeleine maike manon marc marcel marcella marco marcus mareike margaret
margot margriet maria marian marianne marie marieke mariella marielle marijke marijn marika marina mario marion marit
marjan marjolein marleen marlies marloes martha martijn martin martina mary maryam mathijs matt matteo matthew matthias matthijs
maureen maurice maurits max maxine megan mehmet melanie melissa menno merel mia michael michel michelle michiel mieke miguel
mike milan mimi miranda miriam mirjam mo mohamed mohammed moira molly monica monique morgan muriel mustafa myrthe nadeem
nadia nadine nancy naomi natalie natasha nathalie nathan neil nelleke niall nick nicky nicola nicolas nicole niels niels
nienke nigel nikki nils nina noah noor nora norman olaf oliver olivia omar oscar otto owen pablo paddy pam pamela pascal patricia
patrick patty paul paula paulien pauline pedro peggy peter petra phil philip philippa phoebe pien pier piet pieter pim priya
quinten rachel rachid ralph ramon raoul raymond rebecca reinier remco rene renee renske reza ria richard rick rik rinus
rita rob robbert robert roberto robin rogier roger roland rolf roman romy ron ronald ronan rory rosa rosemary ross rowan roy
ruben rudi rudolf rutger ruth ruud ryan saar sabine sabrina said sally sam samantha samir samuel sander sandra sanne sara sarah
sasha saskia scott sean selma serena sharon sheila shirley sibylle siobhan simon sjaak sjoerd sofie sonja sophia sophie stacey stan
stefan stefanie stephanie stephen steve steven stijn stuart sue susan susanna suzanne sven svetlana sybren sylvia sytske tamara
tanja tania tara ted teresa tess tessa teun theo thijs thomas tijmen tim tina timo tineke titia tobias toby tom tomas tomasz ton toine
tony toon tracey tracy trevor trudy truus tyrone valerie vanessa vera veronica vicky victor victoria vincent vivian wanda warren
wayne wendy werner wesley willem willemijn wilma wim winston wouter xander yara yasmin yasmina yusuf yvette yvonne zoe zora archie wiebe trudy lottie lotte marielle dimitri annemiek hugo annmarie giles yassin rutger frits lonnie corey corne dermot dounia joss pier rikus evert-jan sietske hille
  abdulrahman achmed adil adriana agnieszka ahmet aiden ailsa akke albertine aleida alec alfons alina alisha allan allison aline alwin
  amira amit anil anita anjo annelise annerieke annie ansje anouska antje antoinette anya arno arnoud arthur ashok asif astrid aydin
  aylin baran barbra bas bashir bea becky bella benedict benny berend bernie berry beth bianka bilal björn bonnie brad bradley brendan
  brent bridie brigitte bryan burak bouke calvin carly caro carole cas casey cass cecilia celia celine cheryl chidi chiara chuck
  claude clayton cliff clive coby coenraad conny cora cornelia curtis cyril cindy dagmar dale damian damien daria darren daryl dawn dean
  dee deepak denny desmond devon diederick dilan dinesh dionne dolf dolores dominic don donal dot douwe drew dustin dwayne ebru eddy
  edgar edmund eelco eelke ekaterina elaine eliza ellie elliot elmer eloise elsbeth elvira emiel emre enzo ernst errol esra estelle
  eugene evan evi evie ezra faith farah farid fay fee felix fenne fien finlay finn fleurtje fons fransje fritz gaby gail gea geertje
  gemma gerben gerdien gert-jan gerwin gilbert giles ginny gonny goran grazia greetje gunther guus gwendolyn hadewych hakim hal hamza
  hanna hansje harald harmen harris harvey hasan hattie heiko heleen hella henny henriette hermien hetty hidde hilda hilary holly hope
  howie huib huibert huw ilja ilonka ilyas imke imran inez ingmar irina isa isabella ismail ivana ivonne jaco jacco jackson jacky jaime
  jakob jan-willem janna jan-peter jarno jaimie jayden jed jelena jenna jeremiah jess jet jetske jette jilles joachim joana jodie joey
  johannes johan jolien jona joos jorn jorrit josie joris jurgen jürgen juna kaat kai kamal karsten kasia katarzyna kate kathryn
  katja katy kaya kees keesjan kemal kenji kerry kerstin khaled kiki kirsty klara krista kristof krzysztof laila lance lara larry
  lavinia lee leendert leila lena leonie leonora les leticia lidia lien lila lilian lilly lily lina lisanne lise lodewijk lois loek lola
  lonneke loraine lorena lorraine lothar louisa luca lucia lucille luciano ludo luisa luka lukas lupe lynda lynne mabel maaik mads magda
  maggie mahmoud maja malcolm malik mandy mara marcia marga margo margreet mariana marietta marijke marilyn mariska marjo marjon marjorie
  markus marlene marloes marsha marta marten marty marvin maryse mathilde mathieu matilda matty maud maurice meera mees mehdi mel melle
  melvin mercedes meredith merijn merle meryem mick mickey micky mieke mikkel milena millie milou mina minke mitch mitchell moira mona
  mounir mourad murat myra naima nan nanda nasser nate nathanael nelly neville nickolas nico nicolette nicoline nidal nik nikita nikki
  nils noelle noortje nora norbert norma odette oguz olga olaf olivier omer onno oona orla otis padraig pat paula pauline paulo pawel
  pearl penelope penny percy perry petr petronella philippe phyllis piotr polly quentin quinn rafael rafiq rajesh ralf ramona randall
  randy ravi ray raymond reggie regina reina remy rens rhys rian rianne ricardo ricky riet rita robyn rocco rodney roel roelof roderick
  rogier ronnie ronny roos rosanne rosalie rose rosie roxanne rudy rupert russ russell sadia sadie sal salma samira sandy sanjay sanna
  santiago saskia scarlett sebastian sefa selina serge sergio seth shane shannon shaun shawn sid sidney sien sietse silas silvia simone
  sinead sjef sjoerdtje sofia solveig sonia soraya spencer stella sterre steph stephan stewart sunil susie suzy svenja sybil sylvain
  sylvie tamar tammy tanya tariq tatiana taylor terence terry thea theresa tiago tibor tiffany tijn timon timothy tinus tjeerd todd
  tommy tonnie tonny tonya tracie tristan trish tricia trijntje trudi tyler ulrike ursula valentina vera vic vikram vince violet viola
  virginia vivienne wade wally walter wendel whitney wiebe wiebke wil wilbert wilfred willy wilco winnie wolfgang wolter xavier yasin
  yolanda yoshi younes yusra yves zahra zainab zeynep ziggy zofia zuzanna
`);
