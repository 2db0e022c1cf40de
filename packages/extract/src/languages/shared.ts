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
aad aaron abdul abdullah abdulrahman abel achmed adam adil adriaan adrian adriana agnes agnieszka ahmed ahmet aicha aidan
aiden ailsa aisha alan albert alec alejandro alex alexander alexandra alfred ali alice alicia alina aline allan allison
amanda amber amelia amir amira amit amy andre andrea andrew andy angela anil anita anja anke ann anna anne anneke annelies
annelise annemarie annemiek annet annette annie annika annmarie anouk anthony antje antoine antoinette anton antonio anya
archie arie arjan arjen arno arnold arnoud arthur ashley ashok asif astrid atie aukje aydin aylin ayse barbara barend barry
bas bastiaan bea beatrice becky bella ben benedict benjamin benny berend bernadette bernard bernie berry bert beth betty
bianca bilal bjorn bob bonnie bouke brad bradley bram brandon brenda brendan brent brian bridget brigitte britt bruce bruno
bryan caitlin callum cameron carel carl carla carlo carlos carly carmen carol carolien caroline caspar cathy cecile cecilia
cees celine chantal charles charlie charlotte cheryl chidi chloe chris christiaan christian christina christine christopher
ciara cindy claire clara claude claudia clive coen colin colleen connor conny conor cor cora corne corey corine corinne cornelis
craig cynthia daan daisy dale damian damien dan dana daniel danielle danny daphne daria darren dave david dean debbie deborah
declan dee deirdre denise dennis denny derek dermot desmond diana diane dick diederick diederik diego dimitri dirk dominic
dominique don donal donald donna donovan dorien doris dorothy doug douglas dounia douwe drew duncan dylan eamon ebru ed eddie
eddy edith edmund edward edwin eelco eileen elaine eleanor elena elin elise eliza elizabeth ella ellen ellie elliot eloise
els elsa emiel emily emma emmanuel eric erica erik ernst erwin esmee esra esther ethan eugene eva evan evelien evelyn evert
evi evie farah farid fatima fatma fay felix femke fenna fenne fernando fien finn fiona fleur floor floris frances francis
frank franka frans fred frederik freek frits fritz gabriel gail gareth gary gavin geert geertje gemma geoff george gerard
gerben gerda gerrit gert gert-jan gijs gilbert giles gillian gina glenn gonny gordon graham greg greta guido guus gwen hakim
hal hamza hanna hannah hanneke hans harm harmen harold harriet harris harry harvey hasan hassan hattie hazel heather heidi
heiko hein heleen helen helena helene hendrik hendrika henk henny henriette henrik henry herman hester hetty hidde hilary
hilda hilde holly hope howard hugo huibert huub ian ibrahim ilona ilse imke imogen imran ine ineke ines inez inge ingrid
irene irina iris isaac isabel isabella isabelle ismail ivan ivo jaap jackie jackson jaco jacob jacqueline jaime jake jakob
jamal james jamie jan jan-peter jan-willem jana jane janet janneke jannie jarno jasmijn jason jasper javier jean jeff jelle
jennifer jenny jeremy jeroen jerome jerry jess jesse jessica jette jill jim jimmy jo joachim joan joanna joanne jodie joe
joel joep joey johan johanna johannes john johnny jolanda jolien jona jonas jonathan joop joos joost jordan jordi joris jorn
jorrit jos jose josefien joseph josh joshua josie joss joy joyce juan judith julia julian julie juliet jurgen justin jürgen
kaat kai kamal karel karen karim karin karl kasia kasper katarzyna kate katherine kathleen kathryn kathy katie katja katrien
katy kees keith kelly ken kenji kenneth kerry kevin khaled khalid kieran kim kimberly kirsten klaas klara klaus koen koos
kristen kristin kristof krzysztof kurt kyle laila lara larry lars laura lauren laurens lea lee leendert leila lena leo leon
leonard leonie les leslie liam lianne lidia lieke lies liesbeth lieve lilian lilly lily lina linda lindsay lisa lisanne lise
liz lodewijk loek loes lois lonneke lonnie lorraine lotte lottie lou louis louisa louise luc luca lucas lucia luciano lucille
lucy luis luka lukas luke lupe luuk lydia lynn lynne maaike maarten madeleine magda maggie mahmoud maike maja malcolm mandy
manon marc marcel marcia marco marcus marga margaret margot margreet margriet maria marian mariana marianne marie marieke
marielle marietta marijke marijn marilyn marina mario marion mariska marit marjan marjolein marjon marjorie markus marleen
marlene marlies marloes marta marten martha martijn martin martina marty marvin mary maryam mathieu mathijs matilda matt
matteo matthew matthias matthijs maud maureen maurice maurits max meera mees megan mehmet melanie melissa melvin menno
meredith merel merijn meryem mia michael michel michelle michiel mick mieke miguel mike milan millie mina miranda miriam
mirjam mitch mitchell mo mohamed mohammed moira molly mona monica monique morgan mourad murat mustafa myrthe nadeem nadia
nadine naima nan nancy naomi natalie natasha nate nathalie nathan neil nelly neville niall nick nicky nico nicola nicolas
nicole niels nienke nigel nik nikki nils nina noah noor nora norman odette olaf olga oliver olivia olivier omar omer onno
oona orla oscar otto owen pablo paddy padraig pam pamela pascal pat patricia patrick paul paula paulien pauline pedro
penelope penny perry peter petra phil philip philippe phoebe pien piet pieter pim polly priya quinn quinten rachel rachid
rajesh ralf ralph ramon ramona randall raoul ravi ray raymond rebecca reggie regina remco remy rene renee rens renske rhys
ria rianne ricardo richard rick ricky riet rik rita rob robert roberto robin robyn rodney roel roger rogier roland rolf roman
romy ron ronald ronan ronnie roos rory rosa rosalie rose rosemary rosie ross rowan roy ruben rudy rupert russ russell rutger
ruth ruud ryan saar sabine sabrina sadie said sal sally salma sam samantha samir samira samuel sander sandra sandy sanna
sanne santiago sara sarah sasha saskia scott sean sebastian selma serena seth shane shannon sharon shaun shawn sheila shirley
sid sien sietse sietske silas silvia simon simone sinead siobhan sjaak sjef sjoerd sjoerdtje sofia sofie solveig sonia sonja
sophia sophie spencer stacey stan stefan stefanie stella steph stephan stephanie stephen steve steven stewart stijn stuart
sue sunil susan susanna susie suzanne suzy sven sylvia sytske tamara tanja tanya tara tariq taylor ted terence teresa terry
tess tessa teun thea theo theresa thijs thomas tibor tiffany tijmen tijn tim timo timothy tina tineke tinus tjeerd tobias
toby todd toine tom tomas tomasz tommy ton tony toon tracey tracy trevor tricia trish tristan trudi trudy truus tyler tyrone
ursula valentina valerie vanessa vera veronica vicky victor victoria vincent viola violet virginia vivian walter wanda warren
wayne wendy werner wesley wiebe wil wilco wilfred willem willemijn willy wilma wim winston wouter xander xavier yara yasmin
yassin yolanda yusra yusuf yvonne zainab zeynep zoe zofia
`);
