import { fold } from '../../../domain/text/fold.ts'

/** Names of weekdays, folded → 1 (Monday) to 7. */
export const weekdays = new Map<string, number>(
  `
monday mon poniedziałkowy poniedziałkowa poniedziałkową poniedziałkowe poniedziałkowego poniedziałkowej pondělní måndagens mandagens maanantain hétfői maanantaille maanantailta poniedziałku montag maandag mandag måndag måndagen lundi lunes lunedi segunda segunda-feira poniedzialek pazartesi ma lun maanantai maanantaina pondělí pondeli hétfő hétfőn
tuesday tue wtorkowy wtorkowa wtorkową wtorkowe wtorkowego wtorkowej úterní tisdagens tirsdagens tiistain keddi tues tiistaille tiistailta wtorku dienstag dinsdag tirsdag tisdag tisdagen mardi martes martedi terça terça-feira wtorek sali di mar. tiistai tiistaina úterý kedd kedden
wednesday wed środowy środowa środową środowe środowego środowej středeční onsdagens keskiviikon szerdai weds mittwoch woensdag onsdag onsdagen mercredi miércoles mercoledi quarta quarta-feira sroda srode çarsamba mer mié keskiviikko keskiviikkona keskiviikolle keskiviikolta środy středa středu szerda szerdán
thursday thu czwartkowy czwartkowa czwartkową czwartkowe czwartkowego czwartkowej čtvrteční čtvrtku čtvrtka torsdagens torstain csütörtöki thur thurs donnerstag donderdag torsdag torsdagen jeudi jueves giovedi quinta quinta-feira czwartek torstaille torstailta czwartku persembe jeu jue torstai torstaina čtvrtek csütörtök csütörtökön
friday fri piątkowy piątkowa piątkową piątkowe piątkowego piątkowej páteční pátku fredagens perjantain pénteki perjantaille perjantailta piątku freitag vrijdag fredag fredagen vendredi viernes venerdi sexta sexta-feira piatek cuma ven vie perjantai perjantaina pátek péntek pénteken
saturday sat samstag sonnabend zaterdag lørdag lördag samedi sábado sabato sobota sobote cumartesi lauantai lauantaina sobotu szombat szombaton
sunday sun sonntag zondag søndag söndag dimanche domingo domenica niedziela niedziele pazar sunnuntai sunnuntaina neděle neděli vasárnap`
    .trim()
    .split('\n')
    .flatMap((row, index) => row.split(' ').map((name): [string, number] => [fold(name), index + 1])),
)

/** Days counted from the mail's own day. */
export const relativeDays = new Map<string, number>(
  Object.entries({
    today: 0,
    tomorrow: 1,
    heute: 0,
    morgen: 1,
    übermorgen: 2,
    vandaag: 0,
    idag: 0,
    imorgon: 1,
    morgon: 1,
    imorgen: 1,
    demain: 1,
    "aujourd'hui": 0,
    hoy: 0,
    mañana: 1,
    hoje: 0,
    amanhã: 1,
    oggi: 0,
    domani: 1,
    dzisiaj: 0,
    dziś: 0,
    jutro: 1,
    bugün: 0,
    yarın: 1,
    tänään: 0,
    huomenna: 1,
    ylihuomenna: 2,
    övermorgon: 2,
    overmorgen: 2,
    pojutrze: 2,
    'après-demain': 2,
  }).map(([word, days]) => [fold(word), days]),
)

const inOrder = (names: string): [string, number][] =>
  names.split(' ').flatMap((both, n) => both.split('/').map((name): [string, number] => [fold(name), n + 1]))

/** Danish and Norwegian are easily taken for each other. */
const northern = 'et/ett to tre fire fem seks syv/sju otte/åtte ni ti elleve tolv'
const hours: Record<string, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  pt: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
  it: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  nl: 'één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  da: northern,
  no: northern,
  sv: 'ett två tre fyra fem sex sju åtta nio tio elva tolv',
  pl: 'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej',
  fi: 'yhdeltä kahdelta kolmelta neljältä viideltä kuudelta seitsemältä kahdeksalta yhdeksältä kymmeneltä yhdeltätoista kahdeltatoista',
}
const hourWords = new Map(Object.entries(hours).map(([language, names]) => [language, new Map(inOrder(names))]))

/** The hour that a folded word says of the clock in a language: 'once' is eleven in Spanish alone, 'to' two in Danish and Norwegian. */
export const hourIn = (word: string, language: string | null): number | undefined => hourWords.get(language ?? 'en')?.get(word)

const partsOf = (table: Record<string, number>) => new Map(Object.entries(table).map(([words, shift]) => [fold(words), shift]))

/** Minutes by which what stands before an hour shifts it. */
export const partsBeforeHour = partsOf({
  'half past': 30,
  half: -30,
  halb: -30,
  halv: -30,
  puoli: -30,
  'wpół do': -30,
  'quarter past': 15,
  'quarter after': 15,
  'quarter to': -15,
  'viertel nach': 15,
  'viertel vor': -15,
  dreiviertel: -15,
  'kwart over': 15,
  'kwart voor': -15,
  'kvart över': 15,
  'kvart over': 15,
  'kvart i': -15,
  'kvart på': -15,
  'kwadrans po': 15,
})

/** The same behind it. */
export const partsBehindHour = partsOf({
  'et demie': 30,
  'et demi': 30,
  'et quart': 15,
  'moins le quart': -15,
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
  'e mezza': 30,
  'e mezzo': 30,
  'e un quarto': 15,
  'meno un quarto': -15,
  'e meia': 30,
  'e um quarto': 15,
  'e quinze': 15,
})

/** Words for the time of day → the half of it. 'Morgen' and 'mañana' are days as well and not here. */
const daytimes = new Map<string, 'a' | 'p'>([
  ...'morning morgens vormittag vormittags früh matin mattina manhã formiddag formiddagen förmiddag förmiddagen ochtend ochtends rano aamulla aamupäivällä'
    .split(' ')
    .map((word): [string, 'a'] => [fold(word), 'a']),
  ...'afternoon evening tonight nachmittag nachmittags abend abends après-midi soir soirée pomeriggio tarde noche noite eftermiddag eftermiddagen ettermiddag ettermiddagen kväll kvällen aften aftenen kveld kvelden middag middags avond avonds popołudniu południu wieczorem iltapäivällä illalla'
    .split(' ')
    .map((word): [string, 'p'] => [fold(word), 'p']),
])

/** Which half of the day a folded word says; Italian 'sera' is the evening, French 'sera' and Spanish 'será' that something will be. */
export const halfIn = (word: string, language: string | null): 'a' | 'p' | undefined =>
  word === 'sera' && language === 'it' ? 'p' : daytimes.get(word)

/** Names of zones as mails write them → IANA zone. Longer names first where one contains another. */
export const zoneNames: [name: string, zone: string][] = `Pacific=America/Los_Angeles
Pacific Time=America/Los_Angeles
Mountain=America/Denver
Mountain Time=America/Denver
Central Time=America/Chicago
Eastern Time=America/New_York
Eastern=America/New_York
Atlantic Time=America/Halifax
UK time=Europe/London
London time=Europe/London
GMT/BST=Europe/London
UK, Ireland, Lisbon Time=Europe/London
Irish time=Europe/Dublin
Dublin time=Europe/Dublin
Central European Time=Europe/Berlin
Central European Summer Time=Europe/Berlin
horário de Brasília=America/Sao_Paulo
hora de Brasília=America/Sao_Paulo
hora peninsular=Europe/Madrid
heure de Paris=Europe/Paris
hora de Madrid=Europe/Madrid
hora de México=America/Mexico_City
hora de Lisboa=Europe/Lisbon
ora italiana=Europe/Rome
Amsterdam time=Europe/Amsterdam
Berlin time=Europe/Berlin
Paris time=Europe/Paris
Sydney time=Australia/Sydney
Melbourne time=Australia/Melbourne
India Standard Time=Asia/Kolkata
Indian Standard Time=Asia/Kolkata
Singapore time=Asia/Singapore
PST=America/Los_Angeles
PDT=America/Los_Angeles
PT=America/Los_Angeles
MST=America/Denver
MDT=America/Denver
MT=America/Denver
CST=America/Chicago
CDT=America/Chicago
CT=America/Chicago
EST=America/New_York
EDT=America/New_York
ET=America/New_York
AKST=America/Anchorage
AKDT=America/Anchorage
HST=Pacific/Honolulu
GMT=Europe/London
BST=Europe/London
WET=Europe/Lisbon
WEST=Europe/Lisbon
CET=Europe/Berlin
CEST=Europe/Berlin
MEZ=Europe/Berlin
MESZ=Europe/Berlin
EET=Europe/Athens
EEST=Europe/Athens
TRT=Europe/Istanbul
TSİ=Europe/Istanbul
BRT=America/Sao_Paulo
ART=America/Argentina/Buenos_Aires
SAST=Africa/Johannesburg
AEST=Australia/Sydney
AEDT=Australia/Sydney
ACST=Australia/Adelaide
ACDT=Australia/Adelaide
AWST=Australia/Perth
NZST=Pacific/Auckland
NZDT=Pacific/Auckland
SGT=Asia/Singapore
HKT=Asia/Hong_Kong
JST=Asia/Tokyo
IST=Asia/Kolkata
UTC=UTC`
  .split('\n')
  .map((line) => line.split('=') as [string, string])

/** Where people who write a language mostly live, by the offset of their mail. */
export const zonesByLanguage: Record<string, string[]> = {
  de: ['Europe/Berlin'],
  nl: ['Europe/Amsterdam'],
  fr: ['Europe/Paris', 'America/Montreal'],
  es: ['Europe/Madrid', 'America/Mexico_City', 'America/Bogota', 'America/Argentina/Buenos_Aires', 'America/Santiago'],
  pt: ['America/Sao_Paulo', 'Europe/Lisbon'],
  it: ['Europe/Rome'],
  sv: ['Europe/Stockholm'],
  da: ['Europe/Copenhagen'],
  no: ['Europe/Oslo'],
  fi: ['Europe/Helsinki'],
  pl: ['Europe/Warsaw'],
  tr: ['Europe/Istanbul'],
  en: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Europe/London',
    'Asia/Kolkata',
    'Australia/Sydney',
    'Pacific/Auckland',
    'Europe/Berlin',
    'Asia/Singapore',
    'America/Anchorage',
    'America/Halifax',
  ],
}

/** Country endings that outweigh the language: an English mail of an Irish firm. */
export const zonesByCountry = new Map(
  Object.entries({
    ie: 'Europe/Dublin',
    uk: 'Europe/London',
    de: 'Europe/Berlin',
    at: 'Europe/Vienna',
    ch: 'Europe/Zurich',
    nl: 'Europe/Amsterdam',
    be: 'Europe/Brussels',
    fr: 'Europe/Paris',
    es: 'Europe/Madrid',
    pt: 'Europe/Lisbon',
    it: 'Europe/Rome',
    se: 'Europe/Stockholm',
    dk: 'Europe/Copenhagen',
    no: 'Europe/Oslo',
    fi: 'Europe/Helsinki',
    pl: 'Europe/Warsaw',
    tr: 'Europe/Istanbul',
    in: 'Asia/Kolkata',
    au: 'Australia/Sydney',
    nz: 'Pacific/Auckland',
    br: 'America/Sao_Paulo',
  }),
)
