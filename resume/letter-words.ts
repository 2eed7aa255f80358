import type { ResumeLanguage } from '../contract/resume-document.ts'

export interface LetterWords {
  greeting: string
  /** Where no name is known. */
  hello: string
  subject: string
  paragraphs: readonly string[]
  closing: string
  gaps: { name: string; title: string; company: string }
}

/** A letter in each language, to begin with. `{…}` is filled with what is known; square brackets are for the writer to fill. */
export const letterWords: Record<ResumeLanguage, LetterWords> = {
  en: {
    greeting: 'Dear {name},',
    hello: 'Dear Sir or Madam,',
    subject: 'Application for {title}',
    paragraphs: [
      'I am applying for the position of {title} at {company}. [What draws you to this job and this employer]',
      '[What you have done that this job needs, with one result that can be measured]',
      'I look forward to talking with you in person.',
    ],
    closing: 'Yours sincerely',
    gaps: { name: 'name', title: 'job title', company: 'company' },
  },
  de: {
    greeting: 'Guten Tag {name},',
    hello: 'Sehr geehrte Damen und Herren,',
    subject: 'Bewerbung als {title}',
    paragraphs: [
      'hiermit bewerbe ich mich bei {company} als {title}. [Was dich an dieser Stelle und diesem Arbeitgeber anzieht]',
      '[Was du getan hast, das diese Stelle braucht, mit einem messbaren Ergebnis]',
      'Über eine Einladung zu einem persönlichen Gespräch freue ich mich.',
    ],
    closing: 'Mit freundlichen Grüßen',
    gaps: { name: 'Name', title: 'Stelle', company: 'Unternehmen' },
  },
  nl: {
    greeting: 'Geachte {name},',
    hello: 'Geachte heer, mevrouw,',
    subject: 'Sollicitatie naar {title}',
    paragraphs: [
      'graag solliciteer ik naar de functie {title} bij {company}. [Wat je aantrekt in deze functie en deze werkgever]',
      '[Wat je hebt gedaan dat deze functie vraagt, met één meetbaar resultaat]',
      'Ik licht mijn sollicitatie graag toe in een persoonlijk gesprek.',
    ],
    closing: 'Met vriendelijke groet',
    gaps: { name: 'naam', title: 'functie', company: 'bedrijf' },
  },
  sv: {
    greeting: 'Hej {name},',
    hello: 'Hej,',
    subject: 'Ansökan till {title}',
    paragraphs: [
      'jag söker tjänsten {title} på {company}. [Vad som lockar dig med tjänsten och arbetsgivaren]',
      '[Vad du har gjort som tjänsten kräver, med ett mätbart resultat]',
      'Jag berättar gärna mer i ett personligt samtal.',
    ],
    closing: 'Med vänliga hälsningar',
    gaps: { name: 'namn', title: 'tjänst', company: 'företag' },
  },
  da: {
    greeting: 'Kære {name},',
    hello: 'Til rette vedkommende',
    subject: 'Ansøgning til stillingen {title}',
    paragraphs: [
      'Jeg søger stillingen {title} hos {company}. [Hvad der tiltrækker dig ved stillingen og arbejdsgiveren]',
      '[Hvad du har gjort, som stillingen kræver, med ét målbart resultat]',
      'Jeg ser frem til en personlig samtale.',
    ],
    closing: 'Med venlig hilsen',
    gaps: { name: 'navn', title: 'stilling', company: 'virksomhed' },
  },
  no: {
    greeting: 'Hei {name},',
    hello: 'Til rette vedkommende',
    subject: 'Søknad på stillingen {title}',
    paragraphs: [
      'Jeg søker stillingen {title} hos {company}. [Hva som tiltrekker deg ved stillingen og arbeidsgiveren]',
      '[Hva du har gjort som stillingen krever, med ett målbart resultat]',
      'Jeg ser frem til en personlig samtale.',
    ],
    closing: 'Med vennlig hilsen',
    gaps: { name: 'navn', title: 'stilling', company: 'bedrift' },
  },
  fi: {
    greeting: 'Hei {name},',
    hello: 'Hyvä vastaanottaja,',
    subject: 'Hakemus: {title}',
    paragraphs: [
      'Haen tehtävää {title} ({company}). [Mikä sinua kiinnostaa tässä tehtävässä ja työnantajassa]',
      '[Mitä olet tehnyt, mistä on hyötyä tässä tehtävässä, ja yksi mitattava tulos]',
      'Kerron mielelläni lisää haastattelussa.',
    ],
    closing: 'Ystävällisin terveisin',
    gaps: { name: 'nimi', title: 'tehtävä', company: 'yritys' },
  },
  pl: {
    greeting: 'Dzień dobry {name},',
    hello: 'Szanowni Państwo,',
    subject: 'Aplikacja na stanowisko {title}',
    paragraphs: [
      'zgłaszam swoją kandydaturę na stanowisko {title} w {company}. [Co przyciąga Cię do tego stanowiska i pracodawcy]',
      '[Co z Twojego doświadczenia jest tu potrzebne, z jednym mierzalnym wynikiem]',
      'Chętnie opowiem więcej podczas rozmowy.',
    ],
    closing: 'Z poważaniem',
    gaps: { name: 'imię i nazwisko', title: 'stanowisko', company: 'firma' },
  },
  fr: {
    greeting: 'Bonjour {name},',
    hello: 'Madame, Monsieur,',
    subject: 'Candidature au poste {title}',
    paragraphs: [
      'Je vous adresse ma candidature au poste {title} chez {company}. [Ce qui vous attire dans ce poste et chez cet employeur]',
      '[Ce que vous avez fait et dont ce poste a besoin, avec un résultat mesurable]',
      'Je serais heureux d’échanger avec vous lors d’un entretien.',
    ],
    closing: 'Cordialement',
    gaps: { name: 'nom', title: 'poste', company: 'entreprise' },
  },
  es: {
    greeting: 'Hola, {name}:',
    hello: 'Estimados señores:',
    subject: 'Candidatura al puesto {title}',
    paragraphs: [
      'Presento mi candidatura al puesto {title} en {company}. [Qué te atrae de este puesto y de esta empresa]',
      '[Qué has hecho que este puesto necesita, con un resultado medible]',
      'Quedo a su disposición para una entrevista.',
    ],
    closing: 'Atentamente',
    gaps: { name: 'nombre', title: 'puesto', company: 'empresa' },
  },
  pt: {
    greeting: 'Olá, {name},',
    hello: 'Exmos. Senhores,',
    subject: 'Candidatura a {title}',
    paragraphs: [
      'apresento a minha candidatura a {title} na {company}. [O que o atrai nesta função e nesta empresa]',
      '[O que fez que esta função exige, com um resultado mensurável]',
      'Fico à disposição para uma entrevista.',
    ],
    closing: 'Com os melhores cumprimentos',
    gaps: { name: 'nome', title: 'função', company: 'empresa' },
  },
  it: {
    greeting: 'Buongiorno {name},',
    hello: 'Spettabile azienda,',
    subject: 'Candidatura per {title}',
    paragraphs: [
      'mi candido per la posizione {title} presso {company}. [Che cosa ti attira di questa posizione e di questa azienda]',
      '[Che cosa hai fatto che serve a questa posizione, con un risultato misurabile]',
      'Sono a disposizione per un colloquio.',
    ],
    closing: 'Cordiali saluti',
    gaps: { name: 'nome', title: 'posizione', company: 'azienda' },
  },
  tr: {
    greeting: 'Sayın {name},',
    hello: 'Sayın Yetkili,',
    subject: '{title} pozisyonuna başvuru',
    paragraphs: [
      '{company} bünyesindeki {title} pozisyonuna başvuruyorum. [Bu işte ve bu işverende sizi çeken]',
      '[Bu işin gerektirdiği deneyiminiz, ölçülebilir bir sonuçla]',
      'Sizinle yüz yüze görüşmekten memnuniyet duyarım.',
    ],
    closing: 'Saygılarımla',
    gaps: { name: 'ad', title: 'pozisyon', company: 'şirket' },
  },
}
