import { remembered } from '../remembered.ts'
import { fold } from '../tokens.ts'

const table = `
afghanistan|albania|algeria|argentina|armenia|australia|austria|österreich|azerbaijan|bahrain|bangladesh|belarus|belgium|belgië|belgique|bolivia|bosnia|brazil|brasil|bulgaria|canada|chile|china|colombia|costa rica|croatia|cyprus|czechia|czech republic|denmark|danmark|dubai|ecuador|egypt|england|estonia|finland|france|georgia|germany|deutschland|ghana|greece|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|italia|japan|jordan|kenya|kuwait|latvia|lebanon|lithuania|luxembourg|malaysia|malta|mexico|méxico|morocco|netherlands|the netherlands|nederland|new zealand|nigeria|northern ireland|norway|norge|oman|pakistan|panama|peru|perú|philippines|poland|polska|portugal|qatar|romania|russia|saudi arabia|scotland|serbia|singapore|slovakia|slovenia|south africa|south korea|spain|españa|sri lanka|sweden|sverige|switzerland|schweiz|suisse|taiwan|tanzania|thailand|tunisia|turkey|türkiye|uganda|ukraine|united arab emirates|uae|united kingdom|uk|u.k.|united states|usa|us|u.s.|uruguay|venezuela|vietnam|wales|europe|emea|apac|latam|dach|emea|north america
alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|québec|british columbia|alberta|manitoba|nova scotia|saskatchewan|victoria|queensland|new south wales|tasmania|bavaria|bayern|hessen|sachsen|nsw|vic|qld|tas
amsterdam|rotterdam|utrecht|eindhoven|den haag|the hague|groningen|tilburg|breda|nijmegen|arnhem|haarlem|almere|zaandam|leiden|delft|maastricht|zwolle|amersfoort|antwerp|antwerpen|ghent|gent|brussels|brussel|bruxelles|leuven|liège|bruges|brugge
berlin|hamburg|munich|münchen|cologne|köln|frankfurt|frankfurt am main|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nürnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|mainz|freiburg|kiel|lübeck|erfurt|rostock|kassel|potsdam|heidelberg|darmstadt|regensburg|würzburg|ulm|göttingen|wolfsburg|ingolstadt|koblenz|jena|trier|vienna|wien|graz|linz|salzburg|innsbruck|zurich|zürich|geneva|genève|genf|basel|bern|lausanne|luzern|winterthur|st. gallen
paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nîmes|brest|tours|rouen|nancy|metz|caen|orléans|clermont-ferrand|la rochelle
madrid|barcelona|valencia|sevilla|seville|zaragoza|málaga|malaga|murcia|palma|mallorca|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|vitoria|san sebastián|pamplona|santander|lisbon|lisboa|porto|braga|coimbra|faro|aveiro
rome|roma|milan|milano|naples|napoli|turin|torino|palermo|genoa|genova|bologna|florence|firenze|bari|catania|venice|venezia|verona|padova|trieste|brescia|parma|modena|bergamo|trento|cagliari
london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|leicester|nottingham|newcastle|southampton|portsmouth|brighton|oxford|cambridge|york|reading|aberdeen|dundee|swansea|exeter|norwich|plymouth|coventry|milton keynes|bath|derby|hull|dublin|cork|galway|limerick|waterford|killarney|kilkenny|sligo|tralee|ennis|wexford|kerry|mayo|donegal|kildare|meath|wicklow
stockholm|gothenburg|göteborg|malmö|uppsala|linköping|lund|umeå|västerås|örebro|helsingborg|norrköping|jönköping|luleå|gävle|copenhagen|københavn|aarhus|århus|odense|aalborg|esbjerg|kolding|vejle|horsens|roskilde|oslo|bergen|trondheim|stavanger|tromsø|drammen|kristiansand|bodø|ålesund|helsinki|espoo|tampere|turku|reykjavik
warsaw|warszawa|kraków|krakow|łódź|wrocław|wroclaw|poznań|poznan|gdańsk|gdansk|gdynia|szczecin|lublin|katowice|bydgoszcz|białystok|rzeszów|toruń|prague|praha|brno|budapest|bratislava|bucharest|sofia|athens|belgrade|zagreb|ljubljana|tallinn|riga|vilnius|kyiv|lviv
istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kocaeli|mersin|eskişehir
new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|long beach|virginia beach|oakland|minneapolis|tulsa|tampa|arlington|new orleans|wichita|cleveland|bakersfield|aurora|anaheim|honolulu|santa ana|riverside|corpus christi|lexington|stockton|henderson|saint paul|st. paul|st. louis|cincinnati|pittsburgh|greensboro|anchorage|plano|lincoln|orlando|irvine|newark|durham|chula vista|toledo|fort wayne|st. petersburg|laredo|jersey city|chandler|madison|lubbock|scottsdale|reno|buffalo|gilbert|glendale|irving|boise|spokane|richmond|baton rouge|tacoma|des moines|salt lake city|albany|hartford|providence|mountain view|palo alto|menlo park|sunnyvale|santa clara|redmond|bellevue|cupertino|brooklyn|manhattan|bay area|silicon valley
toronto|montreal|montréal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|quebec city|hamilton|waterloo|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|geelong|cairns|auckland|wellington|christchurch|dunedin
bangalore|bengaluru|mumbai|delhi|new delhi|gurgaon|gurugram|noida|hyderabad|chennai|pune|kolkata|ahmedabad|jaipur|kochi|coimbatore|indore|chandigarh|lucknow|thiruvananthapuram|trivandrum|karachi|lahore|dhaka|colombo
são paulo|sao paulo|rio de janeiro|belo horizonte|brasília|brasilia|curitiba|porto alegre|recife|salvador|fortaleza|campinas|florianópolis|manaus|goiânia|mexico city|ciudad de méxico|cdmx|guadalajara|monterrey|bogotá|bogota|medellín|cali|lima|santiago|buenos aires|rosario|córdoba|montevideo|quito|guayaquil|caracas
tokyo|osaka|seoul|beijing|shanghai|shenzhen|taipei|bangkok|manila|jakarta|kuala lumpur|ho chi minh city|hanoi|tel aviv|jerusalem|abu dhabi|doha|riyadh|cairo|casablanca|nairobi|lagos|accra|johannesburg|cape town|durban|pretoria
`

const places = new Set(fold(table).split(/[|\n]/).filter(Boolean))
const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB NS NSW VIC QLD TAS UK US USA'.split(
    ' ',
  ),
)

/** Whether a text names a town, region or country, alone or as `Town, ST 12345`. */
export const isPlace = remembered(readPlace)

function readPlace(text: string): boolean {
  const bare = text.replace(/\((?:[^()]{0,40})\)/g, ' ').trim()
  const [town = '', ...rest] = bare.split(/\s*,\s*/)
  const name = fold(town).replace(/\s+/g, ' ').trim()
  if (places.has(name)) return true
  const region = /^([A-Z]{2,3})(?: \d{4,5})?$/.exec(rest[0] ?? '')
  if (region && states.has(region[1] as string)) return true
  const own = /^(.{2,30}) ([A-Z]{2,3})(?: \d{4,5})?$/.exec(town.trim())
  return own !== null && states.has(own[2] as string) && places.has(fold(own[1] as string))
}

/** Whether a single folded word or pair names a town, region or country. */
export const isPlaceName = (word: string): boolean => places.has(word)
