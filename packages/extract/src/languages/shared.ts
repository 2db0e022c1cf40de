import type { NumberPart } from "./grammar.ts";

/** Turns words separated by spaces into a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Turns words into a set that also has them with an ending: "he's", "didn't", "belt". */
export function commonOf(words: string, ending: RegExp): Pick<ReadonlySet<string>, "has"> {
  const set = setOf(words);
  return { has: (word) => set.has(word.replace(ending, "")) || set.has(word) };
}

/** Turns "value:word,word value:word" into a table from words to values. */
export function tableOf<T extends string>(entries: string): Readonly<Record<string, T>> {
  const rows = entries.split(" ").map((entry) => entry.split(":") as [T, string]);
  return Object.fromEntries(rows.flatMap(([value, words]) => words.split(",").map((word) => [word, value])));
}

/** Turns "1:word,word 2:word" into a table from words to numbers. */
export function numbersOf(entries: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tableOf(entries)).map(([word, value]) => [word, Number(value)]));
}

/** Turns words into a table of numbers that count up. Commas separate spellings of the same number. */
export function inOrder(words: string, first = 0, step = 1): Readonly<Record<string, number>> {
  const spellings = words.split(/\s+/).map((same) => same.split(","));
  return Object.fromEntries(spellings.flatMap((same, at) => same.map((word) => [word, first + at * step])));
}

/** Turns "1000:word,word" into the parts of a number that multiply it. `money` if people say them of money only. */
export function scalesOf(entries: string, money = false): Record<string, NumberPart> {
  const scale = ([word, value]: [string, number]) => [
    word,
    { type: "scale", value, ...(money && { money }) },
  ];
  return Object.fromEntries(Object.entries(numbersOf(entries)).map(scale));
}

/** First names of either language that aren't everyday words too, by their first two letters: that's smaller. */
export const FIRST_NAMES = setOf(
  `aa:d,ron ab:by,dul,dullah,dulrahman,igail ad:am,ele,riaan,rian ag:nes ah:med,met ai:dan,den,sha,sling al:an,asdair
al:astair,bert,ejandro,ex,exander,exandra,i,ice,icia,ison,lison am:anda,ber,elia,ina,y an:a,and,dre,drea,drew,dy,gela
an:ika,il,ita,ja,ke,n,na,ne,neke,nelies,nemarie,nemiek,net,nette,nick,nie,nika,nmarie,ouk,thony,toine,ton,tonia,tonio
ao:ife ar:chie,ie,jan,jen,jun,ne,no,noud,thur as:hley,hok,trid au:brey,drey,kje ax:el ay:din,se ba:bette,rbara,rend
ba:rry,rt,s be:a,atrice,au,cky,linda,lla,n,nedict,njamin,nny,noit,rend,rnadette,rnard,rt,th,tty bi:anca,lal,lly bj:orn
bl:ake bo:b,bby,uke br:ad,adley,am,andon,echtje,enda,endan,ent,ett,ian,idget,igitte,uce,uno,yan,yony ca:itlin,leb,llum
ca:meron,rel,rl,rla,rlijn,rlo,rlos,rly,rmen,rol,rolien,roline,rolyn,rrie,s,sper,thy ce:dric,es ch:antal,arles,arley
ch:arlie,arlotte,iara,idi,ris,ristiaan,ristian,ristina,ristine,ristopher ci:ara,aran,ndy cl:aire,ara,aude,audia,ement
cl:ive co:en,lin,lm,nnor,nor,rey,rne,rnelis,rrie cr:aig cu:rtis da:an,isy,le,mon,n,na,niel,nielle,nny,phne,rnell,rren
da:ve,vid de:an,bbie,borah,clan,e,irdre,lia,nise,nnis,rek,rmot,smond di:ana,ane,eter,mitri,rk do:minic,minique,n,nal
do:nald,nna,novan,rien,rothy,ug,uglas,unia dr:ies du:ncan dy:lan ea:mon ed:,die,dy,uard,ward,win ee:fje ei:leen
el:aine,eanor,ine,isabeth,ise,izabeth,ke,la,len,lie,s em:iel,ilia,ily,ma eo:ghan,in er:ic,ica,ik,nest,win es:ra,ther
et:han,ienne eu:an ev:a,an,elien,elyn,ert fa:brizio,rah,tima,tma,y fe:dde,lix,mke,nna,rdi,rgal fi:en,lip,nn,ntan,ona
fl:eur,oor,orence,oris fr:ances,ancis,ank,ans,aser,ed,ederik,eek,its ga:briel,il,reth,ry,vin ge:ert,ertje,mma,off
ge:offrey,orge,orgia,rald,raldine,rard,rben,rda,rdien,rrit,rt,rt-jan gi:js,jsbert,les,llian,na,ulia gl:enn go:rdon
gr:aham,ainne,eet,eg,egory,eta,iet gu:ido,s gw:en ha:kim,l,mish,mza,nk,nna,nnah,nneke,ns,rm,rold,rriet,rry,rvey,san
ha:ssan,ttie he:ather,in,leen,len,lene,ndrik,ndrika,nk,nnie,nny,nriette,nrik,nry,rman,ster hi:dde,lde ho:lly,ward
hu:gh,go ia:in,n ib:rahim il:ias,ona,se,yas im:elda,ke,ogen,re in:eke,es,ge,geborg,grid ir:ene,is is:aac,abel,abelle
is:la,mail iv:an,o ja:ap,ckie,co,cob,cqueline,ke,mal,mes,mie,n,n-peter,n-willem,na,ne,net,nice,nneke,nnie,smijn,smine
ja:son,sper je:an,f,ff,ffrey,lle,lmer,nna,nnifer,nny,remy,roen,rome,rry,ss,sse,ssica ji:ll,m,mmy jo:,achim,an,anna
jo:anne,chem,e,el,ep,ey,han,hanna,hannes,hn,hnny,landa,nah,nas,nathan,op,ost,rdan,rdi,rinde,ris,rrit,s,se,seph,sephine
jo:sh,shua,ss,y,yce ju:an,dith,les,lia,lian,lie,liet,lius,rgen,rre,stin ka:rel,ren,rim,rin,rl,rlijn,rsten,sper,tarzyna
ka:te,therine,thleen,thryn,thy,tie,trien ke:es,ith,lly,n,nji,nneth,rry,vin kh:alid ki:eran,m,mberly,rsten,rsty kl:aas
kl:aus ko:be,en,os kr:is,istina,istof ky:le la:ra,rry,rs,ura,uren,urens le:ah,e,endert,nnart,o,on,onard,onie,s,x li:am
li:anne,eke,es,esbeth,eve,even,ly,na,nda,sa,sanne,z ll:oyd lo:dewijk,ek,es,nneke,nnie,retta,rna,rraine,tte,ttie,uis
lo:uisa,uise lu:c,cas,cy,is,ka,kas,ke,pe,uk ly:dia,nn,nne ma:aike,arten,eve,ggie,ike,ndy,non,rc,rcel,rco,rcus,rcy,rga
ma:rgaret,rgot,rgreet,rgriet,rguerite,ria,rian,rianne,rie,rieke,rielle,rije,rijke,rijn,rina,rion,riska,rit,rjan
ma:rjolein,rleen,rlies,rloes,rta,rten,rtha,rtijn,rtin,rtine,rvin,ry,thijs,thilde,tilda,tt,tthew,tthias,tthijs,ud,ureen
ma:urice,urits,x me:es,gan,hmet,lanie,lissa,nno,redith,rel,rijn mi:a,chael,chel,chelle,chiel,ck,eke,guel,ke,lan,llie
mi:lo,na,randa,reille,riam,rjam,tchell mo:,hamed,hammed,ira,lly,na,nica,niek,nique,rag,rgan mu:stafa na:deem,dia,dine
na:n,ncy,omi,talie,tasha,te,thalie,than ne:al,il,l,le,ville ni:all,amh,cholas,ck,cky,co,cola,colas,cole,ek,els,enke
ni:gel,k,kki,ls no:ah,elle,or,ra nu:ala ny:nke od:ell,ette oe:ne oi:sin ol:af,iver,ivia,ivier om:ar on:no or:la,laith
os:car ot:to,toline ow:en pa:blo,draig,m,mela,scal,t,trice,tricia,trick,tty,ul,ula,uline pe:dro,ggy,nny,rcy,rry,ter
pe:tra,tronella ph:il,ilip,oebe pi:en,ers,et,eter,eter-jan,m,ppa pr:iya,iyanka qu:inn,inten,inty,irijn ra:chel,lph,mon
ra:mona,nulf,vi,y,ymond re:becca,ggie,inier,mco,nate,ne,nee,ns,nske,uben rh:ona,ys ri:a,anne,chard,ck,cky,k,ley,ta
ro:b,bbert,bert,berto,bin,byn,el,elien,elof,ger,gier,isin,my,n,nald,os,ry,sa,salie,salind,se,semary,sie,ss,wan,y
ru:aridh,ben,dy,fus,pert,ss,ssell,tger,th,ud ry:an sa:bine,brina,id,l,lly,m,mantha,mir,mira,muel,nder,ndra,ndy,nne,ra
sa:rah,skia sc:ott se:amus,an,bastian sh:ane,aron,aun,auna,awn,eila,irley si:an,etse,etske,las,mon,mone,nead,obhan
sj:aak,oerd,oukje so:fia,fie,lveig,nja,phia,phie,raya st:acy,anley,ef,efan,efanie,ella,eph,ephan,ephanie,ephen,eve
st:even,ewart,ijn,uart su:e,san,zanne sv:en ta:bitha,mara,msin,nja,nya,ra,riq,ylor te:d,rence,resa,rry,ss,ssa,un th:eo
th:eresa,ijs,om,omas ti:jmen,jn,m,mo,mothy,na,neke tj:eerd,itske to:bias,by,dd,ine,m,mas,masz,mmy,n,ni,ny,on tr:acey
tr:acy,evor,ish,istan,udy,uus ty:ler,rone va:lerie,nessa ve:erle,ra,rnon,ronica vi:cky,ctor,ctoria,ncent,vian wa:lter
wa:rren we:ndela,ndy,rner,s,sley wi:ebe,etske,l,lco,llem,llemijn,lma,m,nston wo:uter wy:att xa:nder,vier ya:smin,smina
ya:ssin yo:landa,rick,unes,ussef yu:suf yv:es,ette,onne zo:e`.replace(
    /(..):(\S+)/g,
    (_, head: string, tails: string) => head + tails.replaceAll(",", ` ${head}`),
  ),
);
