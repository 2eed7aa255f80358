import type { Language } from './language.ts'

export const italian: Language = {
  code: 'it',
  stopWords:
    'il la lo i gli le di del della dei e che in un una per con non si è sono sua suo tua tuo ti le ci nostro nostra abbiamo hai ha più ma come grazie ciao gentile essere al alla da questo questa se dal nel nella cordiali saluti anche stato candidatura posizione vi lei molto o'.split(
      ' ',
    ),
  replyPrefixes: ['r', 'rif', 'ris', 're'],
  forwardPrefixes: ['i', 'inoltro', 'inoltrato', 'fwd'],
  forwardMarkers: [
    'messaggio inoltrato',
    'inizio messaggio inoltrato',
    'messaggio inoltrato da',
    'inizio del messaggio inoltrato',
    'mail inoltrata',
  ],
  originalMarkers: ['messaggio originale', 'messaggio di origine', 'appuntamento originale'],
  headerLabels: {
    from: ['da', 'mittente'],
    date: ['inviato', 'data', 'inviato il'],
    to: ['a', 'per', 'destinatario'],
    cc: ['cc', 'copia'],
    subject: ['oggetto'],
  },
  quoteOpeners: ['il ', 'in data '],
  quoteVerbs: ['scritto', 'scrive', 'scrisse'],
  closings: [
    'cordiali saluti',
    'cordialmente',
    'distinti saluti',
    'un saluto',
    'un cordiale saluto',
    'saluti',
    'grazie',
    'buona giornata',
    'a presto',
    'con i migliori saluti',
    'i migliori saluti',
    'un caro saluto',
    'cari saluti',
    'buon lavoro',
    'in bocca al lupo',
    'ti aspettiamo',
  ],
  greetings: ['gentile', 'ciao', 'buongiorno', 'buonasera', 'salve', 'egregio', 'egregia', 'caro', 'cara', 'spett.le'],
  footers: [
    'annulla iscrizione',
    'disiscriviti',
    'cancella iscrizione',
    'annulla l’iscrizione',
    "annulla l'iscrizione",
    'gestisci le notifiche',
    'gestisci le preferenze',
    'gestisci gli avvisi',
    'questa email è stata inviata a',
    'questa e-mail è stata inviata',
    'messaggio automatico',
    'generato automaticamente',
    'inviata automaticamente',
    'non rispondere a questa',
    'si prega di non rispondere',
    'informativa privacy',
    'informativa sulla privacy',
    'riservato',
    'visualizza nel browser',
    'inviato da iphone',
    'inviato dal mio',
    'tutti i diritti riservati',
    'ricevi questa',
    'hai ricevuto questa',
    'p.iva',
    'partita iva',
  ],
  concepts: {
    application: 'candidatur*|domanda',
    candidate: 'candidat*|finalist*',
    position: 'posizione|ruolo|posto|lavoro|offerta di lavoro|tirocinio|stage|impiego|mansione|selezione',
    resume: 'cv|curriculum|profilo|lettera',
    interview: 'colloquio|colloqui|intervista',
    call: 'telefon*|chiamat*|chiamare|video*|teams|zoom|chiamo',
    meet: 'conoscer*|incontr*|passare|passa|venire|vieni|giornata di prova|prova in|di persona|ci vediamo|giorno di prova|turno di prova|prova sul campo|prova pratica|affiancament*|visitare|visita in azienda|nostra sede|nostri uffici|in presenza|dal vivo',
    test: 'prova|esercizio|valutazione|video colloquio|videocolloquio|assessment|caso pratico|questionario|test*|prova scritta|prova orale|prova tecnica|caso studio|compito|elaborato|esercitazion*|traduzione di prova|lezione di prova didattica|dinamica di gruppo|quiz|psicoattitudinal*|consegna entro',
    offer: 'offerta|proposta|offrir*|proporre|proponiamo|lettera di assunzione',
    contract: 'contratto*|condizioni|assunzione',
    salary: 'stipendio|retribuzione|euro|lordi|ral|ferie|netti|al mese',
    start: 'inizio|iniziare|cominciare|inserimento|primo giorno|inizi',
    reference: 'referenz*|casellario|verific*',
    document: 'document*|copia|certificat*|attestat*|diploma|patente|codice fiscale',
    form: 'modulo|compil*|questionario|dichiarazione',
    link: 'link|clicca|qui|pulsante|accedi',
    slot: 'disponib*|orario|quando|agenda|ti va bene|le va bene|fascia|scegli',
    time: 'ore|lunedì|martedì|mercoledì|giovedì|venerdì|domani|prossima settimana',
    code: 'codice|otp',
    account: 'account|registra*|profilo creato|credenziali',
    password: 'password|verifica|conferma il tuo indirizzo|reimposta|attiva|accesso',
    alert: 'avvis*|nuove offerte|offerte consigliate|newsletter|consigliat*|offerte per te|job alert|settimanal*',
    match: 'offerte simili|in linea con|offerte di lavoro',
    subscribe: 'disiscriv*|annulla iscrizione',
    receive:
      'ricevut*|ricezione|arrivat*|pervenut*|ci è arrivat*|abbiamo ricevuto|ho ricevuto|è arrivata|è arrivato|presa in carico|conferma di ricezione|correttamente|grazie per la tua candidatura|grazie per esserti candidat*|grazie per averci inviato|registrat*',
    submit: 'inviat*|invio|trasmess*|presentat*|ti sei candidat*|si è candidat*|hai inviato|inoltrat*|caricat*|consegnat*',
    review: 'valut*|esamin*|analizz*|leggendo|leggere|visionar*|in corso',
    viewed: 'visualizzat*|letto|vist*|aperto',
    decide: 'decis*|esito|scelta|risultat*',
    choose:
      'scelt*|selezionat*|preferit*|individuat*|optato|caduta su|ricadut*|orientat*|orientarci|prescelt*|rosa|scegliere|abbiamo scelto|nominat*',
    others:
      "altro candidato|altra candidata|altri candidati|altra persona|altri profili|profilo più|più in linea|più esperienza|qualcun altro|interno|altra candidatura|altre candidature|altro profilo|altri candidat*|candidato interno|candidata interna|interna|più vicin*|più affin*|maggiore esperienza|maggiormente in linea|più coerent*|un'altra persona|altra figura|di un altro|un collega",
    forward:
      'proseguire|procedere|andare avanti|avanti|dare seguito|prosiegu*|passa alla|passi alla|passare alla|superato|hai superato|ha superato|fase successiva|prossima fase|turno successivo|ancora in corsa|in lizza|proporre il tuo|presentare il tuo|inoltrato il tuo profilo|proseguiamo|prosegue',
    regret:
      'purtroppo|spiace|dispiac*|rammaric*|rincresc*|scus*|ci dispiace|mi dispiace|ci duole|siamo spiacenti|spiacenti|spiacente|non abbiamo buone notizie|brutte notizie|con rammarico|peccato|malgrado|nonostante|a malincuore',
    filled:
      "ricoperta|chius*|assegnat*|occupat*|è stata coperta|è stato coperto|già coperta|già assegnat*|copert*|abbiamo trovato|chiusa la selezione|selezione chiusa|non più disponibile|non è più|ritirat* l'annuncio|posizione chiusa",
    cancel: 'annull*|cancell*|sospes*|bloccat*',
    hold: "in pausa|rinviat*|sospes*|congelat*|per ora|per il momento|al momento|fino a nuovo|in sospeso|lista d'attesa|riserva|riserve|idone* non|stand by|rimandat*|posticip*|slittat*",
    withdraw:
      "ritirat*|ritiro|rinunc*|su tua richiesta|come richiesto|ritirare|ritiro la mia|ritirare la|ritirarmi|mi ritiro|declin*|accettato un'altra|altra offerta|altra proposta|non sono più|non desider*|non proseguire nel|rimuovere la mia",
    invite:
      'invit*|convoc*|vorremmo conoscer*|vorremmo incontr*|ti aspettiamo|conoscerti meglio|conoscerla|vorremmo invitar*|siamo lieti di invitar*|ti invitiamo|la invitiamo|venirci a trovare|passare a trovarci|la aspettiamo|ci piacerebbe|fare due chiacchiere|caffè insieme',
    schedule: 'fissare|fissat*|appuntamento|programm*|prenot*|organizz*',
    confirm: 'conferm*',
    move: 'riprogramm*|spost*|nuova data|nuovo orario|rimand*|anticip*|rinvi*',
    remind: 'promemoria|ricord*|non dimenticare|a domani',
    congratulate: 'congratul*|complimenti|lieti|felici|piacere|buone notizie|bella notizia',
    hire: "benvenut*|assumer*|il posto è tuo|entrare a far parte|unirti|sei dei nostri|ti prendiamo|sei stato scelto|sei stata scelta|abbiamo scelto te|sei tu|scelto di assumerti|sei stat* selezionat*|è stat* selezionat*|il posto è|ti vogliamo|ti vorremmo con noi|nel nostro team|nella nostra squadra|entri a far parte|inizi il|benvenut* a bordo|proporti l'assunzione|assunt*",
    accept: "accett*|d'accordo",
    sign: 'firm*',
    complete: 'complet*|incomplet*|terminare|bozza|in sospeso|concludi',
    upload: 'caric*|inviar*|invia*|allegar*|fornire|portare|trasmettere|mandar*|consegn*',
    need: 'serv*|necessari*|dev*|occorr*|bisogno|mancan*',
    missing: 'manca*|illeggibile|danneggiat*|non si apre',
    thank: 'grazie|ringrazi*',
    keep: 'banca dati|conserv*|tenere in considerazione|in contatto|archivi*',
    again: 'futuro|future|nuovamente|altre posizioni|prossima volta|di nuovo',
    wish: 'in bocca al lupo|buona fortuna|auguri*|successo',
    next: 'prossim* pass*|prossim* fas*|passo successivo|secondo colloquio|step',
    stage: 'fase|stato|processo|iter|selezione',
    wait: "pazien*|ti faremo sapere|ricontatt*|contatter*|riscontro|attes*|aggiorn*|le faremo sapere|ti farò sapere|faremo sapere|sarai ricontattat*|sarà ricontattat*|ci faremo vivi|ti aggiorn*|la aggiorn*|riceverai|riceverà|a breve|nei prossimi giorni|ti contatteremo|la contatteremo|ti terremo|un po' di pazienza|entro due settimane|in mancanza di",
    still:
      'ancora|tuttora|ritard*|in corso|più tempo|stiamo ancora|non abbiamo ancora|non è ancora|ancora aperta|è ancora in|in fase di|in corso di|ci vorrà|richiede più|slitt*|qualche giorno in più|non ci siamo dimenticati|in valutazione|in lavorazione|al vaglio',
    opportunity: 'opportunità|carriera|sfida|progetto',
    found: 'il tuo profilo|tuo profilo|ho visto|mi ha colpito|segnalat*|trovato il',
    interested: 'interess*|apert*|curios*|ti andrebbe|ti piacerebbe',
    chat: 'chiacchier*|parlar*|caffè|sentirci|quattro chiacchiere',
    client: 'cliente|per conto|azienda cliente',
    not: 'non|né|senza|mai|nessun*',
    if: 'se|qualora|in caso|nel caso',
    may: 'potr*|può|forse|eventual*',
    rent: "appartamento|affitt*|inquilin*|locazione|casa|stanza|caparra|proprietario|agenzia immobiliare|appartamenti|monolocale|bilocale|trilocale|camera|camere|stanze|coinquilin*|condomin*|amministratore|canone|cauzione|spese condominiali|contratto di locazione|locatore|conduttore|locatario|immobil*|visita all'appartamento|metri quadri|cucina|balcone|garage|cantina|trasloco|trasferir*|chiavi|alloggio|alloggi|casa popolare|graduatoria alloggi|studentato|vicin*|garante",
    money:
      'prestito|credito|carta|assicurazione|fattura|tasse|mutuo|bonifico|sinistro|perito|polizza|rimborso|risparmio|conto corrente|mutui|prestiti|banc*|conti correnti|carte|tasso|rata|interessi|iban|fatture|pagament*|addebito|sollecito|assicurat*|assicurazioni|polizze|sinistri|danni|franchigia|liquidazione|indennizzo|risarciment*|agenzia delle entrate|dichiarazione dei redditi|inps|pensione|assegno|sussidio|investiment*|fondo|fondi|versament*|preventiv*',
    school:
      "università|scuola|alunn*|corso|master|esame|studente*|facoltà|dottorato|tesi|colloquio con i professori|studiare|studi|universitari*|ateneo|laure*|magistrale|triennale|ammission*|ammess*|test d'ingresso|liceo|maturità|insegnant*|professor*|docent*|maestr*|classe|classi|lezion*|voti|esami|relatore|dottorand*|borsa erasmus|erasmus|corsi|corsist*|iscrizion*|partecipant* al corso|attestato|scuole|scuola guida|autoscuola|conservatorio|accademia|segreteria studenti|tirocinante del corso",
    grant:
      'bando|borsa|bandi|borse|contribut*|finanziament*|finanziat*|fondazione|progett* presentat*|proposta progettuale|beneficiari*|assegnazion*|erogazione|commissione valutatrice|residenza artistica|residenza|fellowship|dotazione|ammess* a finanziamento',
    talk: 'convegno|conferenza|relazione|manoscritto|giuria|relator*|abstract|convegni|congresso|simposio|comitato scientifico|rivista|articol*|editore|editori|casa editrice|autor*|manoscritti|revisor*|pubblicazion*|tavola rotonda',
    visa: 'visto|consolato|ambasciata|permesso di soggiorno|questura|visti|soggiorno|cittadinanz*|stranier*|asilo politico|consolare|passaport*|impronte',
    parcel:
      'pacco|ordine|reso|garanzia|ritiro|pacchi|spedit*|spedizion*|consegn*|corrier*|ordini|ordinato|resi|rimbors*|sostituzion*|tracciamento|tracking|punto di ritiro|magazzino esaurito|esaurit*|disponibile per il ritiro|articolo|taglia|negozio online|assistenza|ripar*|guasto|dogana',
    media:
      'podcast|puntata|programma|libro|romanzo|numero|prenotato|intervistat*|intervista per|radio|televisione|tv|trasmission*|registrazion*|registrare|documentario|redazion*|giornal*|rivist*|lettor*|ascoltator*|capitolo|blog|canale|libri|libreria|prestito|bibliotec*|prenotazione del libro',
    event:
      "bigliett*|evento|torneo|soci|club|partita|palestra|prova gratuita|spettacolo|teatro|ingresso libero|spettacoli|concert*|festival|museo|musei|cinema|opera|mostra mercato|fiera|stand|espositor*|mercatino*|bancarell*|festa|coro|orchestra|visita guidata|posti a sedere|iscrizione all'evento|sagra",
    health:
      'paziente|vaccin*|ospedale|visita medica|visita|dermatolog*|tessera sanitaria|oculist*|fisioterap*|analisi|dottore|dottoressa|ricetta|veterinari*|ambulatorio|medic*|salute|asl|cup|sanitari*|pediatr*|ginecolog*|ortoped*|cardiolog*|psicolog*|psichiatr*|terapi*|terapeut*|odontoiatr*|dentist*|igiene dentale|otturazione|apparecchio|ottico|occhiali|prelievo|sangue|donazione di sangue|ecografia|risonanza|radiografia|tac|operazione|intervento chirurgico|ricovero|pronto soccorso|sintom*|farmaci*|screening|ostetrica|gravidanza|rsa|casa di riposo|visite|referto|osteopat*',
    permit:
      "comune|autorizzazione|concessione|revisione|patente|officina|carta d'identità|permesso di costruire|scia|cila|edilizi*|anagrafe|stato civile|certificato di residenza|municipio|ufficio tecnico|multa|sanzione|verbale|tribunal*|giudice|udienza|ricors*|motorizzazione|immatricolazione|bollo|ztl|pass|occupazione suolo|pratica n|istanza|sportello|prefettura",
    product:
      'sconto|promo*|saldi|negozio|coupon|questionario di gradimento|utent*|buono regalo|app|concorso a premi|fedeltà|punti|sconti|offerta limitata|gratis|prova gratuita|abbonament*|tariff*|operatore|fibra|bolletta|recension*|valutaci|valuta la tua|sondaggi*|soddisfazione|lotteria|estrazione|software|licenza|tester|beta|carrello',
    volunteer:
      'rifugio|canile|volontar*|servizio civile|donazion*|donator*|donare|banco alimentare|croce rossa|caritas|solidarietà|rifugiat*|accoglienza|raccolta fondi|onlus',
    compare: 'numerose candidature|gran numero|molte candidature',
    team: 'team|collegh*|responsabile|direttore|direttrice|squadra',
    answer: 'domande|risposta|rispondere',
    minutes: 'minut*|durata|ora',
    pay: 'spese|assegno|telegram|whatsapp',
    unable:
      "non è stat*|non possiamo|non proceder*|non proseg*|non sei stat*|non abbiamo|non rientra|negativ*|scartat*|non ti|non potremo|non ha superato|non hai superato|non è andat*|non andremo avanti|non intendiamo|non potremo proseguire|non proseguir*|non proseguiremo|non procederemo|non è risultat*|non sei risultat*|non risulta|non ti abbiamo|non l'abbiamo|non siamo in grado|non possiamo offrir*|non è possibile|non è stata accolta|non è stato accolto|non rientri|non corrispond*|non idone*|esclus*|respint*|rifiutat*|bocciat*|esito negativo|non darà seguito|non daremo seguito|non dare seguito|non ammess*|non vincitor*",
    you: 'lei|le|ti|te|tu|tuo|tua|tuoi|tue|suo|sua|suoi|vi|voi|vostr*',
    we: 'noi|ci|nostro*|nostra*|nostri|nostre',
    me: 'io|mi|me|mio|mia|miei|mie',
    they: "lui|egli|ella|loro|gli|qualcuno|un'altra|un altro|altra persona",
    approval: 'approv*|autorizz*|benestare|consiglio|comitato|commissione|direzione|giunta|budget|bilancio|via libera|firma',
    away: 'ferie|malattia|malato|malata|assente|rientra|rientro|torna|viaggio',
    visit: 'parcheggi*|treno|autobus|indicazioni|reception|portineria|ingresso|spese|rimborso|scontrin*|indirizzo|edificio',
    childcare:
      "asilo*|nido|asilo nido|scuola dell'infanzia|materna|babysitter|tata|tuo figlio|tua figlia|suo figlio|sua figlia|figli*|bambin*|neonat*|genitor*|mensa|doposcuola|centro estivo|inserimento al nido",
    contest:
      'concorso|concorsi|giuria|giurat*|premi*|vincitor*|vincitric*|vinto|semifinal*|menzione|racconto|racconti|poesia|poesie|romanzo inedito|casting|comparsa|comparse|riprese|ruolo nel film|provino*|audizion*|cantant*|attor*|attric*|mostra|mostre|galleria|fotografi*|festival|cortometraggi*|concorrent*|trasmissione|puntata del programma|edizione del premio',
    sport:
      'squadra giovanile|allenat*|allenament*|giocator*|giocatric*|tesserament*|tesserat*|provino sportivo|stagione|campionato|maratona|pettorale|calcio|calcetto|basket|pallavolo|nuoto|piscina|ginnastica|tennis|padel|judo|arrampicata|equitazione|danza|ballo|yoga|pilates|palestr*|fitness|lezione di prova|societ* sportiv*|vivaio',
    club: "associazion*|associat*|socio|socia|soci|tessera|quota associativa|assemblea|direttivo|consiglio direttivo|tesorier*|statuto|orto|orti|orti urbani|orto sociale|lotto|elezion*|elett*|votare|votazion*|voti|seggio|scrutator*|candidati alle|consiglier*|consiglio comunale|sindaco|partito|comitato di quartiere|proloco|pro loco|vigili del fuoco|protezione civile|scout|rappresentant*|consiglio d'istituto|circolo|confraternita",
    animal:
      'cane|cani|cagnolin*|cucciol*|gatt*|conigli*|cavall*|pony|animal*|adozion*|adottar*|adottant*|adottat*|rifugi*|canil*|volontari del canile|affidament*|affido|stallo|preaffido|allevament*|allevator*|razza|guinzaglio|crocchett*|sterilizzat*|microchip|padron*|famiglia per lui',
    party:
      'matrimoni*|nozze|fidanzamento|compleann*|battesim*|comunione|cresima|anniversario|festa|feste|invitati|ricevimento|catering|torta|dj|cerimonia|addio al nubilato|addio al celibato|cena|pranzo|grigliata|testimon*|sposi|sposo|sposa|sposarsi',
    travel:
      'viagg*|volo|voli|aereo|aeroporto|hotel|albergo|alberghi|b&b|agriturismo|casa vacanze|vacanz*|ospit*|host|airbnb|soggiorno presso|prenotazion*|crociera|biglietto del treno|trenitalia|bagagli*|imbarco|escursion*|gita|campeggio',
    service:
      'meccanic*|auto|macchina|veicolo|tagliando|gomme|pneumatic*|carrozzeria|idraulic*|elettricist*|caldaia|ristrutturazion*|imbianchin*|muratore|preventivo|parrucchier*|taglio|piega|unghie|estetist*|massaggi*|tatuagg*|fotograf*|servizio fotografico|ristorante|tavolo|coperti|fabbro|contatore|lettura del contatore|biciclett*|bici|pulizie di',
    dating: 'appuntamento romantico|incontri online|single|innamorat*|fidanzat*|coppia|tinder|scintilla|sentimenti|bacio',
    church:
      'chiesa|parrocchi*|parroco|don|sacerdot*|messa|diocesi|vescovo|battesim*|battezz*|catechism*|prima comunione|cresim*|padrin*|madrin*|matrimonio in chiesa|corso prematrimoniale|pastore|moschea|sinagoga|monastero|ritiro spirituale|funerale',
    research:
      'partecipant*|partecipare allo studio|studio clinico|sperimentazione|ricercator*|ricerca su|focus group|ricerca di mercato|intervistator*|consenso informato|criteri di inclusione|rimborso per la partecipazione|volontari sani|test utente',
    work: 'lavor*|aziend*|datore|dipendent*|impiegat*|occupazion*|assunzion*|tempo pieno|full time|part time|part-time|turno|turni|notte|orari di lavoro|orario di lavoro|tempo indeterminato|tempo determinato|indeterminato|determinato|sostituzione maternità|stagional*|periodo di prova|formazione iniziale|affiancamento|smart working|ccnl|livello|retributiv*|buoni pasto|preavviso|esperienz*|requisit*|competenz*|mansion*|negozio|reparto|cantiere|stabilimento|sede|ufficio|apprendist*|tirocin*|stagist*|divisa|straordinari',
    staff:
      'risorse umane|hr|ufficio del personale|ufficio personale|personale|recruiter|selezionator*|selezione del personale|agenzia per il lavoro|agenzia interinale|somministrazione|talent*|capo reparto|capoturno|direttor*|titolare|responsabil*|coordinator*|head hunter|consulente',
    posting:
      'annunci*|inserzione|offerta di|ricerca di personale|candidatura spontanea|autocandidatura|scadenza|termine per|processo di selezione|iter di selezione|percorso di selezione|fase di selezione|profilo ricercato|riferimento|rif|posizione aperta|posizioni aperte|posto vacante|lavora con noi',
  },
}
