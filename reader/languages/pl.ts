import type { Language } from './language.ts'

export const polish: Language = {
  code: 'pl',
  stopWords:
    'i w na z do się nie że jest za o od po jak to dla oraz lub czy ale przez prosimy dziękujemy państwa pani pana pan nam nas będzie został została która który są już naszej naszego stanowisko aplikację aplikacji tym proszę dzień dobry ze przy może tylko tej'.split(
      ' ',
    ),
  replyPrefixes: ['odp'],
  forwardPrefixes: ['pd', 'przekazano', 'dalej', 'pdl'],
  forwardMarkers: [
    'przekazana wiadomość',
    'przesłana dalej wiadomość',
    'wiadomość przekazana',
    'początek przekazanej wiadomości',
    'przekazywana wiadomość',
    'początek przekazywanej wiadomości',
    'treść przekazanej wiadomości',
    'wiadomość napisana przez',
  ],
  originalMarkers: ['wiadomość oryginalna', 'oryginalna wiadomość', 'pierwotna wiadomość'],
  headerLabels: {
    from: ['od', 'nadawca'],
    date: ['wysłano', 'wysłane', 'data'],
    to: ['do', 'adresat', 'odbiorca'],
    cc: ['dw', 'kopia'],
    subject: ['temat'],
  },
  quoteOpeners: ['w dniu ', 'dnia ', 'pon', 'wt', 'śr', 'czw', 'pt', 'sob', 'niedz', 'wiadomość '],
  quoteVerbs: ['napisał', 'napisała', 'napisał(a)', 'pisze', 'napisali', 'napisano'],
  closings: [
    'z poważaniem',
    'pozdrawiam',
    'pozdrawiamy',
    'serdecznie pozdrawiam',
    'serdecznie pozdrawiamy',
    'serdeczne pozdrowienia',
    'z wyrazami szacunku',
    'pozdrowienia',
    'łączę pozdrowienia',
    'z pozdrowieniami',
    'do zobaczenia',
    'do usłyszenia',
    'życzę miłego dnia',
    'miłego dnia',
  ],
  greetings: [
    'dzień dobry',
    'szanowna pani',
    'szanowny panie',
    'szanowni państwo',
    'cześć',
    'witam',
    'witaj',
    'hej',
    'pani',
    'panie',
  ],
  footers: [
    'wypisz się',
    'anuluj subskrypcję',
    'zrezygnuj z',
    'zarządzaj powiadomieniami',
    'wiadomość została wysłana na adres',
    'wiadomość wygenerowana automatycznie',
    'wiadomość została wygenerowana',
    'prosimy nie odpowiadać',
    'nie odpowiadaj na',
    'polityka prywatności',
    'administratorem danych',
    'administratorem państwa danych',
    'poufne',
    'krs',
    'regon',
    'zobacz w przeglądarce',
    'wysłane z',
    'otrzymujesz tę wiadomość',
    'otrzymujesz tego',
  ],
  concepts: {
    application: 'aplikac*|zgłoszen*|kandydatur*|aplikow*|cv|podani*',
    candidate: 'kandydat*|aplikant*',
    position: 'stanowisk*|prac*|ofert* pracy|rol*|etat|staż|praktyk*|posad*',
    resume: 'cv|życiorys*|profil*|list motywacyjny|portfolio',
    interview: 'rozmow*|rozmów|rekrutacyjn* rozmow*',
    call: 'telefon*|zadzwoni*|wideo*|teams|zoom|dzwoni*',
    meet: 'spotka*|poznać|odwiedzi*|przyjść|wpaść|dzień próbny|zaprezentować|dzień próbn*|dni próbne|próbny dzień|próbna zmiana|osobiście|na miejscu|w naszym biurze|w siedzibie|obejrzeć zakład|wpadnie|zajrzeć',
    test: 'test*|zadani*|sprawdzian|case|wideo-rozmow*|wideorozmow*|próbk*|zadanie rekrutacyjne|próbne tłumaczenie|tłumaczenie próbne|lekcja próbna|prezentac*|assessment|studium przypadku|kolokwium',
    offer: 'ofert*|propozycj*|oferujemy|zaproponować|proponujemy',
    contract: 'umow*|warunk*|kontrakt*',
    salary: 'wynagrodzen*|brutto|netto|stawk*|pensj*|zł|urlop*',
    start: 'rozpoczę*|rozpocząć|start|pierwszy dzień|zaczyna*|zacząć|zatrudnien*',
    reference: 'referencj*|niekaralno*|weryfikacj*',
    document: 'dokument*|zaświadczen*|świadectw*|kopi*|dyplom*|dowod*|prawa jazdy|skan*',
    form: 'formularz*|wypełni*|ankiet*|kwestionariusz*|oświadczen*',
    link: 'link*|kliknij|tutaj|przycisk|zaloguj',
    slot: 'termin*|dostępn*|godzin*|pasuje|odpowiada|kalendarz*',
    time: 'poniedziałek|wtorek|środ*|czwartek|piątek|jutro|godz|przyszłym tygodniu',
    code: 'kod|kodu|jednorazow*',
    account: 'konto|konta|rejestrac*|profil',
    password: 'hasł*|weryfik*|potwierdź adres|aktywuj|reset*|zresetuj',
    alert: 'nowe oferty|polecane|powiadomieni*|newsletter|rekomendowane|alert*|oferty pracy dla|oferty dla',
    match: 'dopasowan*|podobne oferty|pasujące|oferty',
    subscribe: 'wypisz|anuluj subskrypcję',
    receive:
      'otrzymali*|wpłyn*|dotarł*|odebrali*|mamy|otrzymałam|otrzymałem|zarejestrowan*|przyję* zgłoszenie|dziękujemy za zgłoszenie|dziękujemy za aplikację|dziękujemy za przesłanie|potwierdzamy otrzymanie',
    submit: 'wysłan*|złożon*|przesłan*|złożeni*|nadesłan*|złożył*|zaaplikow*|wysłał*|przesłał*|dostarczon*|przekazan*',
    review: 'analiz*|przeglą*|rozpatr*|zapozna*|weryfikuj*|ocen*|czytamy',
    viewed: 'wyświetl*|obejrza*|otworzy*|przejrza*',
    decide: 'decyzj*|zdecydowa*|wynik*|postanowi*|rozstrzyg*',
    choose:
      'wybra*|wybór|wybor*|wyłoni*|padł*|wybór padł|wskaza*|zdecydowaliśmy się na|preferow*|lista rezerwowa|krótk* list*|wytypow*',
    others:
      'inn* kandydat*|inn* osob*|ktoś inny|kogoś innego|innego|inną osobę|lepiej|bardziej odpowiada*|innych kandydatów|inny kandydat|inna kandydatka|innego kandydata|inną kandydatkę|innej osoby|innej osobie|innym kandydat*|kandydat* wewnętrzn*|wewnętrz*|większe doświadczenie|bliżej|bardziej|w większym stopniu|lepiej dopasowan*',
    forward:
      'kolejnego etapu|dalszego etapu|dalszych etapów|dalej|kontynuow*|dalszym etapie|do kolejnego|następnego etapu|do następnego|drugiego etapu|przeszedł pan|przeszła pani|przechodzi*|zakwalifikowa*|w grze|przedstawi* pani|przedstawi* pana|przekaza* pani|przekaza* pana|przekaza* cv|rekomendowa*',
    regret:
      'niestety|przykro|żałuj*|przeprasza*|z przykrością|ubolewa*|przykro nam|przykro mi|z żalem|nie mamy dobrych|nie mam dobrych|zła wiadomość|mimo|pomimo|musimy poinformować|zmuszeni',
    filled:
      'nieaktualn*|zakończon*|zostało obsadzone|obsadz*|zajęt*|zamkn*|zakończy*|znaleźliśmy|zatrudniliśmy|wygas*|już nie jest|nie jest już|wycofan* ofert*',
    cancel: 'anulow*|odwoła*|odwołan*|unieważni*|wstrzyman*|rezygnuj*',
    hold: 'wstrzyma*|zawieszon*|przesunięt*|na razie|chwilowo|do odwołania|lista rezerwow*|list* oczekując*|rezerwow*|odroczon*|odłożon*|przełożon* na|zamrożon*',
    withdraw:
      'wycofa*|rezygnacj*|na pani prośbę|na pana prośbę|na twoją prośbę|wycofuj*|rezygnuję|rezygnuje|zrezygnow*|przyjęł* inn*|inną ofertę|innej oferty|inną propozycję|nie jestem już|nie będę|odstąpi*',
    invite:
      'zaprasza*|zaprosi*|zaproszen*|chcielibyśmy zaprosić|chcemy zaprosić|chcielibyśmy poznać|chcielibyśmy spotkać|poznać panią|poznać pana|poznać cię|zapraszamy na|czekamy na|rozmowa kwalifikacyjna|rozmowę kwalifikacyjną',
    schedule: 'umów*|umawia*|zaplanow*|rezerw*|ustali*',
    confirm: 'potwierdz*|potwierdź*',
    move: 'przełoż*|przesun*|zmian* terminu|nowy termin|inny termin',
    remind: 'przypom*|pamięta*|do zobaczenia jutro',
    congratulate: 'gratul*|z przyjemnością|miło nam|cieszymy się|z radością|dobra wiadomość|dobre wieści',
    hire: 'witamy|zatrudni*|przyjęt*|praca jest twoja|dostał* pracę|przyjmujemy|wybraliśmy panią|wybraliśmy pana|wybraliśmy ciebie|wybraliśmy|wybór padł na panią|wybór padł na pana|chcemy panią zatrudnić|chcemy cię|praca jest|stanowisko jest|dołącz* do|dołączy*|na pokładzie|w naszym zespole|zaproponować pani|zaproponować panu|zaproponować stanowisko|zaoferować pani|zaoferować panu',
    accept: 'przyj* ofert*|zaakceptow*|akcept*|zgod*',
    sign: 'podpis*|podpisan*',
    complete: 'dokończ*|uzupełni*|niekomplet*|niedokończ*|szkic*|ukończ*',
    upload: 'przesła*|prześlij|dosła*|załącz*|dołącz*|wgra*|przynie*|wysła*|dostarcz*|proszę o przesłanie',
    need: 'potrzeb*|wymagan*|należy|musi*|niezbędn*',
    missing: 'brak*|brakuj*|nie dotarł*|nie można otworzyć|uszkodzon*',
    thank: 'dzięk*|podziękowa*',
    keep: 'baz* kandydatów|bazie|zachowa*|kontakcie',
    again: 'ponown* aplikac*|przyszłoś*|ponownie|innych rekrutacj*|kolejnych rekrutacj*',
    wish: 'powodzenia|życzymy|sukces*',
    next: 'kolejn* krok*|następn* krok*|następn* etap*|kolejn* etap*|drugi etap',
    stage: 'etap*|status*|proces*',
    wait: 'cierpliwo*|odezwiemy|wrócimy|damy znać|odpowiedź|dam znać|damy|odezwę się|odezwiemy się|skontaktuj*|poinformuj*|będziemy w kontakcie|otrzyma pani|otrzyma pan|otrzymasz|wkrótce|w ciągu|prosimy o cierpliwość|brak odpowiedzi',
    still:
      'nadal|jeszcze|wciąż|opóźni*|przedłuż*|trwa|w toku|jeszcze nie|wciąż trwa|nadal trwa|trwają|w trakcie|potrwa|dłużej|przeciąg*|nie zapomnieli*|rozpatrywan*|czekamy|oczekuje na|nie zapadł*',
    opportunity: 'możliwo*|karier*|wyzwani*|projekt*|okazj*',
    found: 'trafi* na|pani profil|pana profil|twój profil|znalaz*|poleci*|na twój profil|na pani profil',
    interested: 'zainteresow*|otwart* na|ciekaw*|rozważy*|czy byłby|czy byłaby',
    chat: 'porozmawia*|kaw*|pogada*',
    client: 'klient*|w imieniu',
    not: 'nie|ani|bez|żaden|nigdy|brak',
    if: 'jeśli|jeżeli|gdyby|czy|w przypadku|o ile',
    may: 'może|mogą|ewentualnie|byłby|mógłby',
    rent: 'mieszkan*|wynaj*|czynsz*|kaucj*|pokój|lokal*|najm*|najem*|lokator*|współlokator*|kawalerk*|pokoj*|akademik*|właściciel*|umow* najmu|obejrze*|oglądani*|nieruchomo*|pośrednik*|spółdzielni*|wspólnot*|sąsiad*|dom|domu|domek|działk* budowlan*|metr*|kuchni*|balkon*|garaż*|piwnic*|przeprowadz*|mieszkani* komunaln*|komunaln*|tbs',
    money:
      'kredyt*|pożyczk*|bank*|kart*|ubezpiecz*|faktur*|przelew*|szkod*|polis*|rzeczoznawc*|odszkodow*|oszczędno*|rachun*|odsetk*|oprocentowan*|rat|raty|ratę|spłat*|wpłat*|wypłat*|płatno*|zapłat*|zaległo*|windykac*|składk*|likwidac*|oględzin*|podat*|skarbow*|pit|zus|emerytur*|rent*|zasiłek|zasiłk*|świadczeni*|inwestyc*|lokat*|hipote*|zwrot podatku|konto bankowe',
    school:
      'uczelni*|studi*|szkoł*|kurs*|uczeń|rekrutacja na studia|student*|uniwersytet*|egzamin*|przedszkol*|doktorat*|prac* dyplomow*|zebranie rodziców|nauczyciel*|lekcj*|licencjat*|magister*|kierun*|rekrutacj* na|rekrutacj* do szkoły|lista rankingowa|liceum|gimnazj*|technikum|matur*|klas*|uczni*|wychowawc*|profesor*|promotor*|wykład*|zajęci*|semestr*|dziekanat*|ocen* z|prac* magister*|obron*|doktorant*|erasmus*|nauk* jazdy|jazd*|konserwatori*|akademi*|warsztat* dla|korepety*',
    grant:
      'dotacj*|grant*|stypendi*|dofinansow*|wniosek|wniosk*|stypendyst*|fundusz*|nabór|naboru|konkurs* ofert|projekt* złożon*|rozliczeni*|rezydencj*|mecenat*|przyznan*|środki|środków|kryteri*',
    talk: 'konferencj*|wystąpieni*|referat*|abstrakt*|artykuł*|prelegent*|prelekcj*|wystąpień|streszczen*|sympozj*|recenz*|czasopism*|wydawnictw*|autor*|rękopis*|publikac*|komitet* programow*',
    visa: 'wiz*|ambasad*|konsulat*|karta pobytu|obywatelstw*|paszport*|pobyt*|cudzoziemc*|azyl*|konsularn*|odcisk*',
    parcel:
      'paczk*|przesyłk*|zamówieni*|dostaw*|kurier*|zwrot*|gwarancj*|napraw*|odbior* osobist*|inpost|dpd|dhl|doręcz*|dostarczon*|wysyłk*|zamówień|zamówion*|towar*|produkt* niedostępn*|wymian* towaru|reklamac*|serwis*|magazyn*|cło|celn*|zwrot* pieniędzy|sklep* internetow*',
    media:
      'podcast*|odcin*|gazet*|dziennikarz*|redakcj*|wywiad*|powieś*|numer*|zarezerwow*|radi*|telewiz*|audycj*|nagrani*|nagrywa*|dokument* filmow*|film*|reporta*|reporter*|czytelni*|słuchacz*|rozdział*|blog*|kanał*|księgarni*|bibliote*|wypożycz*|książ*|gość podcastu|felieton*',
    event:
      'bilet*|wydarzeni*|turniej*|klub*|członk*|mecz*|siłowni*|trening*|spektakl*|teatr*|koncert*|chór*|widown*|muze*|orkiestr*|prób* chóru|stoisk*|wystawc*|targi|targow*|jarmark*|kiermasz*|fest*|warsztaty|zwiedzan*|miejsc* siedząc*|imprez*|kino|kina|opera|opery',
    health:
      'pacjent*|wizyt*|dentyst*|stomatolog*|okulist*|badani*|recept*|rehabilit*|skierowani*|poradni*|lekar*|zdrow*|nfz|pesel|przychodn*|specjalist*|ginekolog*|ortoped*|kardiolog*|pediatr*|psycholog*|psychiatr*|terapi*|terapeut*|ząb|zęb*|ortodon*|plomb*|optyk*|okular*|krew|krwi|krwiodaw*|usg|rezonans*|rentgen*|tomogra*|operacj*|zabieg*|szpital*|oddział* szpital*|objaw*|lek|leki|leków|aptek*|szczepi*|położn*|ciąż*|sanatori*|dom* opieki|weterynar*|wynik* badań|rejestracj* do|fizjoterap*|masaż*',
    permit:
      'pozwoleni*|urząd*|odwołani*|decyzja administracyjna|prawo jazdy|przegląd*|warsztat*|dowód osobisty|urzęd*|pozwolenie na budowę|budowlan*|wójt*|burmistrz*|starost*|gmin*|zameldowan*|akt* urodzenia|usc|mandat*|sąd|sądu|sądow*|rozpraw*|skarg*|zezwolen*|koncesj*|rejestracyjn*|dowod* rejestracyjn*|tablic*|sygnatur*|znak sprawy|strefa parkowania|decyzj* administracyjn*',
    product:
      'rabat*|promocj*|zniżk*|sklep*|abonament*|kupon*|ankiet*|badanie opinii|użytkowni*|bon*|aplikacji mobilnej|lojalno*|punkty|wyprzeda*|gratis|darmow*|okres próbny|subskrypc*|operator*|taryf*|prąd*|internetu|opini*|gwiazdek|ocen* zakup*|satysfakcj*|konkurs z nagrodami|losowan*|aktualizac*|oprogramowan*|licencj*|beta|kod rabatowy',
    volunteer:
      'wolontari*|darowizn*|schronisk*|fundacj*|darczyńc*|honorow*|dawc*|zbiórk*|bank żywności|pck|caritas|uchodźc*|podopieczn*|hospicj*|nieodpłatn*',
    compare: 'wiele zgłoszeń|dużą liczbę|liczb* zgłoszeń|duże zainteresowanie',
    team: 'zesp*|kierowni*|przełożon*|dyrektor*',
    answer: 'pytani*|odpowied*',
    minutes: 'minut*|godzin*',
    pay: 'opłat*|telegram*|whatsapp*',
    unable:
      'nie został*|nie zdecydowa*|nie możemy|nie zakwalifikow*|nie przejdzie|odmow*|nie wybra*|negatywn*|nie będziemy|nie udało|nie zapros*|nie zakwalifik*|nie znalaz*|nie przeszed*|nie przeszła|nie przechodz*|nie zosta*|nie będzie|nie możemy zaproponować|nie możemy zaoferować|nie kontynu*|nie spełni*|nie uzyska*|nie otrzyma*|nie dosta*|nie uda*|nie zdecydow*|nie skorzystamy|odrzuc*|odmaw*|odmów*|odpad*|zrezygnować z|nie tym razem|tym razem nie|nie weźmiemy|nie zatrudnimy|nie przyj*',
    you: 'pan|pani|pana|panu|panią|panem|państwa|państwu|ty|ci|cię|ciebie|tobie|tobą|twój|twoja|twoje*|twoją',
    we: 'my|nas|nam|nami|nasz*',
    me: 'ja|mnie|mi|mną|mój|moja|moje*|moją',
    they: 'on|ona|jego|jej|jemu|oni|ich|im|ktoś|kogoś|komuś|inna osoba|inną osobę|innego',
    approval: 'zatwierdz*|zgod*|zarząd*|komisj*|rada|rady|radę|radzie|budżet*|dyrekcj*|podpis*|akceptacj*|zielone światło',
    away: 'urlop*|chor*|nieobecn*|wraca|wróci|delegacj*|zwolnieni*',
    visit: 'parking*|parkow*|pociąg*|autobus*|dojazd*|recepcj*|wejści*|koszt* podróży|paragon*|adres*|budynek|budynku',
    childcare:
      'żłob*|przedszkol*|niani*|dziecko|dziecka|dzieci|dziecku|syn|syna|córk*|rodzic*|świetlic*|półkoloni*|koloni*|adaptac*|niemowl*|rodzeństw*',
    contest:
      'konkurs*|jury|juror*|nagrod*|laureat*|wyróżnien*|nominac*|nominowan*|finał*|finalist*|półfinał*|elimina*|zwycięz*|zwycięs*|wygra*|zgłoszon* prac*|opowiada*|wiersz*|poezj*|casting*|statyst*|zdjęci* próbn*|plan* zdjęciow*|rolę w|przesłuchan*|wokalist*|aktor*|wystaw*|galeri*|fotograf*|festiwal*|program telewizyjny',
    sport:
      'drużyn*|trener*|trening*|sezon*|lig*|nabór do|sparing*|testy sportowe|zawod*|maraton*|bieg|biegu|biegacz*|numer startowy|piłk*|siatk*|koszyk*|pływa*|basen*|gimnasty*|tenis*|judo|wspinacz*|jeździe*|taniec|tańca|joga|jogi|pilates|fitness|karnet*|zajęcia próbne|kadr* narodow*',
    club: 'stowarzysz*|członk*|składk* członkow*|walne|zebrani*|skarbnik*|statut*|ogród*|ogrod*|rod|działk*|wybor* do|wybory|wyborcz*|głos*|kandydatów na radnych|radn*|rada osiedla|rada rodziców|sołtys*|komisj* wyborcz*|parti*|ławni*|straż*|osp|harcer*|chór*|zarząd* koła|samorząd*',
    animal:
      'pies|psa|psem|psy|psów|psi*|suczk*|szczeni*|kot|kota|kotem|koty|kotk*|koci*|królik*|koń|konia|koni|kucyk*|zwierz*|adopc*|adopto*|schronisk*|dom tymczasowy|dt|hodow*|miot*|rasa|rasy|smycz*|karm*|kastr*|steryliz*|czip*|łapk*|nowy dom',
    party:
      'ślub*|wesel*|pan* młod*|narzecz*|urodzin*|chrzcin*|chrzest|komuni*|rocznic*|gości|goście|przyjęci*|sala weselna|catering*|tort*|dj|ceremoni*|kolacj*|obiad*|grill*|panieńsk*|kawalersk*|świadk*',
    travel:
      'podróż*|lot|lotu|lotni*|samolot*|hotel*|nocleg*|pensjonat*|apartament*|wakac*|gospodarz*|airbnb|rezerwacj*|rejs*|wyciecz*|bagaż*|odpraw*|biletu kolejowego|pkp|kemping*|biuro podróży|turnus*|doby',
    service:
      'warsztat samochodowy|mechanik*|samochod*|auto|pojazd*|opon*|olej*|przegląd*|hydraulik*|elektryk*|piec|kocioł|fachow*|remont*|malarz*|ekip* remontow*|wycen*|kosztorys*|fryzjer*|strzyż*|farbowan*|paznok*|kosmety*|tatuaż*|fotograf*|sesj* zdjęciow*|restaurac*|stolik*|licznik*|odczyt*|rower*|kominiar*|ślusarz*',
    dating: 'randk*|singiel|singl*|zakocha*|chłopak*|dziewczyn*|tinder*|iskr*|uczuci*|para|pocałun*',
    church:
      'kości*|parafi*|proboszcz*|ksiądz*|księd*|msz*|diecez*|biskup*|chrzest*|chrztu|bierzmowa*|komuni*|ślub kościelny|nauki przedmałżeńskie|katechez*|pastor*|zbór|meczet*|synagog*|klasztor*|rekolekc*|pogrzeb*|modlit*',
    research:
      'uczestnik* badania|badani* kliniczn*|badacz*|badania rynku|grup* fokusow*|respondent*|ochotni*|zgoda na udział|kryteria włączenia|wynagrodzenie za udział|udział w badaniu|badani* naukow*',
    work: 'pracodawc*|pracowni*|praca|pracy|pracę|pracowa*|zatrudnien*|firma|firmy|firmie|pełny etat|pełen etat|pół etatu|zmianow*|nocn*|grafik*|umowa o pracę|zlecenie|na czas określony|nieokreślony|okres próbny|wdrożeni*|szkolenie wstępne|zdaln*|hybrydow*|zastępstw*|tymczasow*|sezonow*|doświadczen*|kwalifikacj*|umiejętno*|obowiązk*|zakres obowiązków|oczekiwania finansowe|okres wypowiedzenia|wypowiedzeni*|nadgodzin*|premi*|hal*|budow*|biur*|oddział*|praktykant*|stażyst*|odzież robocza|dział|działu',
    staff:
      'hr|kadr*|dział kadr|dział personalny|personaln*|rekruter*|rekrutując*|rekrutac*|headhunter*|agencj* pracy|kierownik*|dyrektor*|brygadzist*|przełożon*|szef*|menedżer*|specjalist* ds|komisja rekrutacyjna|komisj* konkursow*',
    posting:
      'ogłoszeni*|oferta pracy|ofertę pracy|ofercie pracy|nr ref|numer referencyjny|nabór na|wolne stanowisko|stanowisko pracy|wakat*|pracuj.pl|portal*|termin składania|aplikuj|proces rekrutacji|procesie rekrutacji|rekrutacji na stanowisko|postępowani* rekrutac*|konkurs na stanowisko|spontaniczn*',
  },
}
