import type { TemplateKey } from '../../../contract/templates.ts'

/** What stands ready to be sent in one language. `{…}` is filled with what is known; what is not is marked as a gap. */
export interface TemplateWords {
  greeting: string
  /** Where no name is known. */
  hello: string
  closing: string
  subject: string
  gaps: { name: string; title: string; company: string; time: string }
  texts: Record<TemplateKey, string>
}

/** By the reader's languages. */
export const templateWords: Record<string, TemplateWords> = {
  en: {
    greeting: 'Dear {name},',
    hello: 'Hello,',
    closing: 'Kind regards',
    subject: '{title} at {company}',
    gaps: { name: 'name', title: 'job title', company: 'company', time: 'time' },
    texts: {
      followUp:
        'I would like to ask how my application for {title} at {company} stands. I am still very interested, and glad to send anything you need.',
      thanks:
        'thank you for the conversation about the position {title}. I enjoyed learning more about {company} and look forward to hearing from you.',
      takeTime: '{time} suits me well. I look forward to our conversation.',
      declineTime: 'thank you for the invitation. Unfortunately I cannot make {time}.',
      otherTime:
        'thank you for the invitation. Unfortunately {time} does not suit me. Would one of these times be possible: [times that suit you]?',
      feedback:
        'thank you for letting me know. I would be grateful for a short feedback on my application for {title}: what spoke for others, and what could I improve?',
      withdraw: 'I would like to withdraw my application for {title}. Thank you for your time and interest.',
      acceptOffer:
        'thank you very much for your offer for the position {title}. I am happy to accept it and look forward to working at {company}.',
      declineOffer:
        'thank you very much for your offer for the position {title}. After careful thought I have decided not to accept it. I wish you and {company} all the best.',
    },
  },
  de: {
    greeting: 'Guten Tag {name},',
    hello: 'Guten Tag,',
    closing: 'Mit freundlichen Grüßen',
    subject: '{title} bei {company}',
    gaps: { name: 'Name', title: 'Stelle', company: 'Unternehmen', time: 'Zeit' },
    texts: {
      followUp:
        'ich möchte mich erkundigen, wie es um meine Bewerbung als {title} bei {company} steht. Mein Interesse ist unverändert groß, und fehlende Unterlagen reiche ich gern nach.',
      thanks:
        'vielen Dank für das Gespräch über die Stelle {title}. Ich habe gern mehr über {company} erfahren und freue mich, von Ihnen zu hören.',
      takeTime: '{time} passt mir gut. Ich freue mich auf unser Gespräch.',
      declineTime: 'vielen Dank für die Einladung. Leider kann ich {time} nicht.',
      otherTime:
        'vielen Dank für die Einladung. Leider passt mir {time} nicht. Wäre einer dieser Termine möglich: [Zeiten, die dir passen]?',
      feedback:
        'vielen Dank für Ihre Nachricht. Über eine kurze Rückmeldung zu meiner Bewerbung als {title} würde ich mich freuen: Was sprach für andere, und was kann ich besser machen?',
      withdraw: 'hiermit ziehe ich meine Bewerbung als {title} zurück. Vielen Dank für Ihre Zeit und Ihr Interesse.',
      acceptOffer:
        'herzlichen Dank für Ihr Angebot für die Stelle {title}. Ich nehme es gern an und freue mich auf die Arbeit bei {company}.',
      declineOffer:
        'herzlichen Dank für Ihr Angebot für die Stelle {title}. Nach reiflicher Überlegung habe ich mich entschieden, es nicht anzunehmen. Ich wünsche Ihnen und {company} alles Gute.',
    },
  },
  nl: {
    greeting: 'Beste {name},',
    hello: 'Goedendag,',
    closing: 'Met vriendelijke groet',
    subject: '{title} bij {company}',
    gaps: { name: 'naam', title: 'functie', company: 'bedrijf', time: 'tijd' },
    texts: {
      followUp:
        'graag hoor ik hoe het staat met mijn sollicitatie naar de functie {title} bij {company}. Ik ben nog steeds zeer geïnteresseerd en stuur graag toe wat u nodig hebt.',
      thanks:
        'hartelijk dank voor het gesprek over de functie {title}. Ik vond het prettig meer over {company} te horen en zie uit naar uw bericht.',
      takeTime: '{time} schikt mij goed. Ik zie uit naar ons gesprek.',
      declineTime: 'dank voor de uitnodiging. Helaas kan ik niet op {time}.',
      otherTime:
        'dank voor de uitnodiging. Helaas schikt {time} mij niet. Zou een van deze tijden mogelijk zijn: [tijden die u schikken]?',
      feedback:
        'dank voor uw bericht. Ik zou een korte terugkoppeling op mijn sollicitatie naar {title} zeer waarderen: wat kan ik verbeteren?',
      withdraw: 'hierbij trek ik mijn sollicitatie naar de functie {title} in. Dank voor uw tijd en belangstelling.',
      acceptOffer:
        'hartelijk dank voor uw aanbod voor de functie {title}. Ik neem het graag aan en verheug me op het werk bij {company}.',
      declineOffer:
        'hartelijk dank voor uw aanbod voor de functie {title}. Na zorgvuldig nadenken heb ik besloten het niet aan te nemen. Ik wens u en {company} het allerbeste.',
    },
  },
  sv: {
    greeting: 'Hej {name},',
    hello: 'Hej,',
    closing: 'Med vänliga hälsningar',
    subject: '{title} på {company}',
    gaps: { name: 'namn', title: 'tjänst', company: 'företag', time: 'tid' },
    texts: {
      followUp:
        'jag undrar hur det går med min ansökan till tjänsten {title} på {company}. Jag är fortfarande mycket intresserad och kompletterar gärna.',
      thanks:
        'tack för samtalet om tjänsten {title}. Det var roligt att få veta mer om {company}, och jag ser fram emot att höra från er.',
      takeTime: '{time} passar mig bra. Jag ser fram emot vårt samtal.',
      declineTime: 'tack för inbjudan. Tyvärr kan jag inte {time}.',
      otherTime: 'tack för inbjudan. Tyvärr passar inte {time}. Skulle någon av dessa tider fungera: [tider som passar]?',
      feedback:
        'tack för beskedet. Jag skulle uppskatta en kort återkoppling på min ansökan till {title}: vad kan jag göra bättre?',
      withdraw: 'jag vill dra tillbaka min ansökan till tjänsten {title}. Tack för er tid och ert intresse.',
      acceptOffer:
        'tack så mycket för erbjudandet om tjänsten {title}. Jag tackar gärna ja och ser fram emot att arbeta på {company}.',
      declineOffer:
        'tack så mycket för erbjudandet om tjänsten {title}. Efter noga övervägande har jag bestämt mig för att tacka nej. Jag önskar er och {company} all lycka.',
    },
  },
  da: {
    greeting: 'Kære {name},',
    hello: 'Hej,',
    closing: 'Med venlig hilsen',
    subject: '{title} hos {company}',
    gaps: { name: 'navn', title: 'stilling', company: 'virksomhed', time: 'tid' },
    texts: {
      followUp:
        'jeg vil gerne høre, hvordan det går med min ansøgning til stillingen {title} hos {company}. Jeg er fortsat meget interesseret og sender gerne mere.',
      thanks:
        'tak for samtalen om stillingen {title}. Det var spændende at høre mere om {company}, og jeg ser frem til at høre fra jer.',
      takeTime: '{time} passer mig godt. Jeg glæder mig til vores samtale.',
      declineTime: 'tak for invitationen. Desværre kan jeg ikke {time}.',
      otherTime:
        'tak for invitationen. Desværre passer {time} mig ikke. Kunne et af disse tidspunkter lade sig gøre: [tider, der passer]?',
      feedback:
        'tak for jeres besked. Jeg vil sætte pris på en kort tilbagemelding på min ansøgning til {title}: Hvad kan jeg gøre bedre?',
      withdraw: 'jeg vil gerne trække min ansøgning til stillingen {title} tilbage. Tak for jeres tid og interesse.',
      acceptOffer:
        'mange tak for tilbuddet om stillingen {title}. Jeg siger gerne ja og glæder mig til at arbejde hos {company}.',
      declineOffer:
        'mange tak for tilbuddet om stillingen {title}. Efter grundig overvejelse har jeg besluttet at sige nej. Jeg ønsker jer og {company} alt godt.',
    },
  },
  no: {
    greeting: 'Hei {name},',
    hello: 'Hei,',
    closing: 'Med vennlig hilsen',
    subject: '{title} hos {company}',
    gaps: { name: 'navn', title: 'stilling', company: 'bedrift', time: 'tid' },
    texts: {
      followUp:
        'jeg lurer på hvordan det går med søknaden min på stillingen {title} hos {company}. Jeg er fortsatt svært interessert og sender gjerne mer.',
      thanks:
        'takk for samtalen om stillingen {title}. Det var hyggelig å høre mer om {company}, og jeg ser frem til å høre fra dere.',
      takeTime: '{time} passer meg godt. Jeg gleder meg til samtalen.',
      declineTime: 'takk for invitasjonen. Dessverre kan jeg ikke {time}.',
      otherTime: 'takk for invitasjonen. Dessverre passer ikke {time}. Ville et av disse tidspunktene gå: [tider som passer]?',
      feedback:
        'takk for beskjeden. Jeg setter pris på en kort tilbakemelding på søknaden min på {title}: Hva kan jeg gjøre bedre?',
      withdraw: 'jeg ønsker å trekke søknaden min på stillingen {title}. Takk for tiden og interessen.',
      acceptOffer: 'tusen takk for tilbudet om stillingen {title}. Jeg takker gjerne ja og gleder meg til å jobbe hos {company}.',
      declineOffer:
        'tusen takk for tilbudet om stillingen {title}. Etter nøye vurdering har jeg bestemt meg for å takke nei. Jeg ønsker dere og {company} alt godt.',
    },
  },
  pl: {
    greeting: 'Dzień dobry {name},',
    hello: 'Dzień dobry,',
    closing: 'Z poważaniem',
    subject: '{title} w {company}',
    gaps: { name: 'imię i nazwisko', title: 'stanowisko', company: 'firma', time: 'termin' },
    texts: {
      followUp:
        'proszę o informację, na jakim etapie jest moja aplikacja na stanowisko {title} w {company}. Oferta nadal bardzo mnie interesuje, chętnie prześlę brakujące dokumenty.',
      thanks: 'dziękuję za rozmowę o stanowisku {title}. Miło było dowiedzieć się więcej o {company}. Czekam na wiadomość.',
      takeTime: 'termin {time} mi odpowiada. Do zobaczenia na rozmowie.',
      declineTime: 'dziękuję za zaproszenie. Niestety termin {time} mi nie odpowiada.',
      otherTime:
        'dziękuję za zaproszenie. Niestety termin {time} mi nie odpowiada. Czy możliwy byłby jeden z tych terminów: [terminy, które odpowiadają]?',
      feedback:
        'dziękuję za wiadomość. Proszę o krótką informację zwrotną o mojej aplikacji na stanowisko {title}: co mogę poprawić?',
      withdraw: 'chcę wycofać moją aplikację na stanowisko {title}. Dziękuję za poświęcony czas.',
      acceptOffer: 'bardzo dziękuję za ofertę na stanowisko {title}. Z radością ją przyjmuję i cieszę się na pracę w {company}.',
      declineOffer:
        'bardzo dziękuję za ofertę na stanowisko {title}. Po namyśle rezygnuję z jej przyjęcia. Życzę Państwu i {company} wszystkiego dobrego.',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    hello: 'Bonjour,',
    closing: 'Cordialement',
    subject: '{title} chez {company}',
    gaps: { name: 'nom', title: 'poste', company: 'entreprise', time: 'horaire' },
    texts: {
      followUp:
        'je me permets de vous demander où en est ma candidature au poste {title} chez {company}. Mon intérêt reste entier, et je vous envoie volontiers tout document utile.',
      thanks:
        'merci pour notre entretien au sujet du poste {title}. Ce fut un plaisir d’en apprendre plus sur {company}. J’attends de vos nouvelles avec intérêt.',
      takeTime: '{time} me convient très bien. Au plaisir d’échanger avec vous.',
      declineTime: 'merci pour votre invitation. Malheureusement, je ne suis pas disponible {time}.',
      otherTime:
        'merci pour votre invitation. Malheureusement, {time} ne me convient pas. L’un de ces horaires serait-il possible : [horaires qui vous conviennent] ?',
      feedback:
        'merci pour votre réponse. Un bref retour sur ma candidature au poste {title} me serait très utile : que puis-je améliorer ?',
      withdraw: 'je souhaite retirer ma candidature au poste {title}. Merci pour votre temps et votre intérêt.',
      acceptOffer:
        'un grand merci pour votre offre pour le poste {title}. Je l’accepte avec plaisir et me réjouis de travailler chez {company}.',
      declineOffer:
        'un grand merci pour votre offre pour le poste {title}. Après mûre réflexion, j’ai décidé de ne pas l’accepter. Je vous souhaite, ainsi qu’à {company}, une bonne continuation.',
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    hello: 'Hola:',
    closing: 'Un cordial saludo',
    subject: '{title} en {company}',
    gaps: { name: 'nombre', title: 'puesto', company: 'empresa', time: 'hora' },
    texts: {
      followUp:
        'quisiera saber cómo va mi candidatura al puesto {title} en {company}. Mi interés sigue siendo grande y con gusto envío lo que haga falta.',
      thanks: 'gracias por la conversación sobre el puesto {title}. Me gustó conocer mejor {company} y espero sus noticias.',
      takeTime: '{time} me viene bien. Espero con ganas nuestra conversación.',
      declineTime: 'gracias por la invitación. Lamentablemente no puedo {time}.',
      otherTime:
        'gracias por la invitación. Lamentablemente {time} no me viene bien. ¿Sería posible alguna de estas horas: [horas que le vienen bien]?',
      feedback:
        'gracias por avisarme. Agradecería un breve comentario sobre mi candidatura al puesto {title}: ¿qué puedo mejorar?',
      withdraw: 'quiero retirar mi candidatura al puesto {title}. Gracias por su tiempo e interés.',
      acceptOffer:
        'muchas gracias por la oferta para el puesto {title}. La acepto con mucho gusto y me alegra empezar a trabajar en {company}.',
      declineOffer:
        'muchas gracias por la oferta para el puesto {title}. Tras pensarlo bien, he decidido no aceptarla. Les deseo lo mejor a ustedes y a {company}.',
    },
  },
  pt: {
    greeting: 'Olá {name},',
    hello: 'Olá,',
    closing: 'Com os melhores cumprimentos',
    subject: '{title} na {company}',
    gaps: { name: 'nome', title: 'vaga', company: 'empresa', time: 'horário' },
    texts: {
      followUp:
        'gostaria de saber como está a minha candidatura à vaga {title} na {company}. Continuo com muito interesse e envio com gosto o que for preciso.',
      thanks: 'agradeço a conversa sobre a vaga {title}. Gostei de conhecer melhor a {company} e aguardo notícias.',
      takeTime: '{time} é um bom horário para mim. Até à nossa conversa.',
      declineTime: 'agradeço o convite. Infelizmente não posso {time}.',
      otherTime:
        'agradeço o convite. Infelizmente {time} não me convém. Seria possível um destes horários: [horários que convêm]?',
      feedback:
        'agradeço a resposta. Seria útil um breve comentário sobre a minha candidatura à vaga {title}: o que posso melhorar?',
      withdraw: 'quero retirar a minha candidatura à vaga {title}. Agradeço o tempo e o interesse.',
      acceptOffer: 'agradeço muito a proposta para a vaga {title}. Aceito com gosto e tenho vontade de trabalhar na {company}.',
      declineOffer:
        'agradeço muito a proposta para a vaga {title}. Depois de pensar bem, decidi não a aceitar. Desejo-lhes e à {company} tudo de bom.',
    },
  },
  it: {
    greeting: 'Buongiorno {name},',
    hello: 'Buongiorno,',
    closing: 'Cordiali saluti',
    subject: '{title} presso {company}',
    gaps: { name: 'nome', title: 'posizione', company: 'azienda', time: 'orario' },
    texts: {
      followUp:
        'vorrei sapere a che punto è la mia candidatura per la posizione {title} presso {company}. Il mio interesse è immutato e invio volentieri quanto serve.',
      thanks:
        'grazie per il colloquio sulla posizione {title}. Mi ha fatto piacere conoscere meglio {company} e attendo un vostro riscontro.',
      takeTime: '{time} va bene per me. A presto per il colloquio.',
      declineTime: 'grazie per l’invito. Purtroppo non posso {time}.',
      otherTime:
        'grazie per l’invito. Purtroppo {time} non va bene per me. Sarebbe possibile uno di questi orari: [orari che vanno bene]?',
      feedback:
        'grazie per la risposta. Apprezzerei un breve riscontro sulla mia candidatura per {title}: che cosa posso migliorare?',
      withdraw: 'desidero ritirare la mia candidatura per la posizione {title}. Grazie per il tempo e l’interesse.',
      acceptOffer:
        'grazie di cuore per l’offerta per la posizione {title}. La accetto con piacere e non vedo l’ora di lavorare presso {company}.',
      declineOffer:
        'grazie di cuore per l’offerta per la posizione {title}. Dopo attenta riflessione ho deciso di non accettarla. Auguro a voi e a {company} ogni bene.',
    },
  },
  tr: {
    greeting: 'Merhaba {name},',
    hello: 'Merhaba,',
    closing: 'Saygılarımla',
    subject: '{company} – {title}',
    gaps: { name: 'ad', title: 'pozisyon', company: 'şirket', time: 'saat' },
    texts: {
      followUp:
        '{company} bünyesindeki {title} pozisyonuna yaptığım başvurunun durumunu öğrenmek isterim. İlgim sürüyor; gereken belgeleri memnuniyetle gönderirim.',
      thanks:
        '{title} pozisyonu hakkındaki görüşme için teşekkür ederim. {company} hakkında daha fazla bilgi edinmek güzeldi; haberinizi bekliyorum.',
      takeTime: '{time} benim için uygun. Görüşmemizi dört gözle bekliyorum.',
      declineTime: 'davetiniz için teşekkür ederim. Ne yazık ki {time} benim için uygun değil.',
      otherTime:
        'davetiniz için teşekkür ederim. Ne yazık ki {time} benim için uygun değil. Şu saatlerden biri olabilir mi: [uygun saatler]?',
      feedback:
        'yanıtınız için teşekkür ederim. {title} başvurum hakkında kısa bir geri bildirim beni sevindirir: Neyi geliştirebilirim?',
      withdraw: '{title} pozisyonuna yaptığım başvuruyu geri çekmek istiyorum. Zamanınız ve ilginiz için teşekkür ederim.',
      acceptOffer:
        '{title} pozisyonu için teklifinize çok teşekkür ederim. Memnuniyetle kabul ediyor, {company} bünyesinde çalışmayı dört gözle bekliyorum.',
      declineOffer:
        '{title} pozisyonu için teklifinize çok teşekkür ederim. Uzun uzun düşündükten sonra kabul etmemeye karar verdim. Size ve {company} ekibine başarılar dilerim.',
    },
  },
  fi: {
    greeting: 'Hei {name},',
    hello: 'Hei,',
    closing: 'Ystävällisin terveisin',
    subject: '{title}, {company}',
    gaps: { name: 'nimi', title: 'tehtävä', company: 'yritys', time: 'aika' },
    texts: {
      followUp:
        'haluaisin kysyä, missä vaiheessa hakemukseni tehtävään {title} on ({company}). Olen edelleen hyvin kiinnostunut ja lähetän mielelläni lisätietoja.',
      thanks:
        'kiitos keskustelusta tehtävästä {title}. Oli mukava kuulla lisää: {company} kiinnostaa minua yhä, ja odotan yhteydenottoanne.',
      takeTime: '{time} sopii minulle hyvin. Odotan keskusteluamme.',
      declineTime: 'kiitos kutsusta. Valitettavasti {time} ei sovi minulle.',
      otherTime:
        'kiitos kutsusta. Valitettavasti {time} ei sovi minulle. Olisiko jokin näistä ajoista mahdollinen: [sopivat ajat]?',
      feedback:
        'kiitos vastauksestanne. Olisin kiitollinen lyhyestä palautteesta hakemuksestani tehtävään {title}: mitä voisin parantaa?',
      withdraw: 'haluan perua hakemukseni tehtävään {title}. Kiitos ajastanne ja kiinnostuksestanne.',
      acceptOffer:
        'kiitos paljon tarjouksesta tehtävään {title}. Otan sen mielelläni vastaan ja odotan työtä yrityksessä {company}.',
      declineOffer:
        'kiitos paljon tarjouksesta tehtävään {title}. Harkittuani päätin olla ottamatta sitä vastaan. Toivotan kaikkea hyvää teille ja yritykselle {company}.',
    },
  },
}
