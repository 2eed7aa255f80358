import { describe, expect, it } from 'vitest'
import { runsIn } from '../../../domain/text/runs.ts'
import { newTextOf } from '../../new-text.ts'
import { normalise } from '../../normalise.ts'
import { parse } from '../../parse.ts'
import { clientIn, parentIn, sentToIn } from './others.ts'

describe('names in the text of a mail', () => {
  it.each([
    ['I can tell you now who it is: Elm Lodge Academy. Report to main reception.', ['Elm Lodge Academy']],
    ['Our mother ship Oceanis Foods in Halifax does the hiring.', ['Oceanis Foods']],
    ['Le client est la Clinique Sainte-Odile à Uccle.', ['Clinique Sainte-Odile']],
    ['het gaat om Notariaat Claes & Winnen op de Tervurenlaan', ['Notariaat Claes & Winnen']],
    ['le Musée de la Mer vous écrit', ['Musée de la Mer']],
    ['nothing of the sort, Dear', []],
  ])('%s', (text, names) => {
    expect(runsIn(text)).toEqual(names)
  })

  it.each([
    ['I can tell you now that the client is Visage & Vale, the skin people.', 'Visage & Vale'],
    ["I can tell you now who it is: Elm Lodge Academy. They'd like you in.", 'Elm Lodge Academy'],
    ['Ok: the customer is Pelletier, the big building.', 'Pelletier'],
    ['Goed nieuws: de opdrachtgever is Havenrijk Verzekeringen en ze willen je spreken.', 'Havenrijk Verzekeringen'],
    ['Le client est la Clinique Sainte-Odile à Uccle.', 'Clinique Sainte-Odile'],
    ['Kunden er Privathospitalet Skallebæk, og de vil gerne se dig.', 'Privathospitalet Skallebæk'],
    ['przekazaliśmy naszemu klientowi, którym jest Odstrup Kommune (wyspa)', 'Odstrup Kommune'],
    ['Der Kunde ist die Hafenlog AG.', 'Hafenlog AG'],
    ["DBS all clear, so here's your school: Elm Lodge Academy in Stowe.", 'Elm Lodge Academy'],
    ["I've put you forward to Visage & Vale, fingers crossed.", 'Visage & Vale'],
    ['Ho presentato oggi il Suo dossier a Villa Olmo (ora posso dirglielo).', 'Villa Olmo'],
    ['J’ai transmis votre dossier à la Clinique Sainte-Odile.', 'Clinique Sainte-Odile'],
    ['Nu är du presenterad för Stowe Pumpar, som är kunden.', 'Stowe Pumpar'],
    ['Ich habe Ihre Unterlagen heute an die Hafenlog Werft weitergegeben.', 'Hafenlog Werft'],
    ['Unser Klient, die Maschinenfabrik Moldau in Stowe, möchte Sie gerne kennenlernen.', 'Maschinenfabrik Moldau'],
    ['Gute Nachrichten, die Firma Moldau Lacke aus Stowe möchte Sie gern sprechen.', 'Moldau Lacke'],
    ['Je papieren zijn in orde! De Linde Vervoer wil graag kennismaken.', 'De Linde Vervoer'],
    ['Stowe Pumpar vill gärna träffa dig på tisdag.', 'Stowe Pumpar'],
    ['Kim Berg would like to meet you, and so would Herr Ortner.', null],
    ['The Hiring Team would like to meet you.', null],
    ['Herr Ortner möchte Sie gern sprechen.', null],
    ['für meinen Mandanten, die Hansabau GmbH, suche ich einen Bauleiter.', 'Hansabau GmbH'],
    ['Im Auftrag unserer Kundin, der Klinik Sonnhalde in Ulm, schreibe ich Ihnen.', 'Klinik Sonnhalde'],
    ['I am hiring on behalf of our client, Elm Lodge Academy, in Leeds.', 'Elm Lodge Academy'],
    ['Je recrute pour mon client, la société Hansabau SAS, un conducteur.', 'Hansabau SAS'],
    ['Buscamos un jefe de obra para nuestro cliente, Hansabau S.L., en Bilbao.', 'Hansabau'],
    ['Cerchiamo un capocantiere per il nostro cliente, Villa Olmo, a Como.', 'Villa Olmo'],
    ['Voor mijn opdrachtgever, Hansabau BV, zoek ik een uitvoerder.', 'Hansabau BV'],
    ['Jag söker för min kund, Norra Bygg AB, en platschef.', 'Norra Bygg AB'],
    ['Szukam kierownika dla naszego klienta, Nowa Budowa, w Gdyni.', 'Nowa Budowa'],
    ['I have sent your details over to our client Elm Lodge Academy today.', 'Elm Lodge Academy'],
    ["I've put you forward for the Planning Consultant role at Elm Lodge Homes today.", 'Elm Lodge Homes'],
    ["I've put you forward for the Planning Consultant role with my client, Elm Lodge Homes.", 'Elm Lodge Homes'],
    ['Ik heb je cv doorgestuurd naar Bloemen Stowe voor de functie van kassier.', 'Bloemen Stowe'],
    ['Je profiel vandaag voorgelegd aan Hansabau BV.', 'Hansabau BV'],
    ['Je transmets ce jour votre dossier à notre client, Papeteries Moldau, à Voiron.', 'Papeteries Moldau'],
    ['Presento hoy tu candidatura a nuestro cliente Conservas Olmo para el puesto.', 'Conservas Olmo'],
    ['Przekazałam Pani CV do mojego klienta, Nowa Budowa, na to stanowisko.', 'Nowa Budowa'],
    ['Przedstawiłem Pana naszemu klientowi, Nowa Budowa, w Gdyni.', 'Nowa Budowa'],
    ['Ich reiche Ihre Unterlagen morgen an unseren Kunden Hansabau Werft weiter.', 'Hansabau Werft'],
    ['Je cv is doorgestuurd naar de afdeling.', null],
    ['für meinen Mandanten, einen Mittelständler, suche ich einen Bauleiter.', null],
    ['I am hiring for our client, a leading retailer.', null],
    ['The client is an established, growing provider.', null],
    ["Our client is Europe's leading retailer.", null],
    ['Our best client is Elm Lodge Academy.', null],
    ['Bij ons is alles anders. De klant is Koning.', null],
    ['Het gaat om Verpleegkundige Nacht op locatie Zuid.', null],
  ])('the client in %s is %s', (text, client) => {
    const found = sentToIn(text) ?? clientIn(text)
    expect(found?.name ?? null).toBe(client)
    expect(text).toContain(found?.quote ?? '')
  })

  it.each([
    ['Alder Mills Ltd, a Stowe Foods company, Unit 6, Leeds', 'Stowe Foods'],
    ['We are proud to be a member of the Stowe Foods Group.', 'Stowe Foods Group'],
    ["Our group is called Stowe, so don't be surprised when you see that name.", 'Stowe'],
    [
      'Die Vorauswahl macht die Personalabteilung der Moldau Getränke Gruppe, zu der wir seit 2019 gehören.',
      'Moldau Getränke Gruppe',
    ],
    ['Wir gehören seit 2019 zur Moldau Gruppe.', 'Moldau Gruppe'],
    ['Le Four du Bourg, filiale du groupe Boréal Pains', 'Boréal Pains'],
    ['La Noria forma parte del Grupo Azahar.', 'Grupo Azahar'],
    ['De Linde is onderdeel van Zorggroep Maas.', 'Zorggroep Maas'],
    ['Do you want to be part of Stowe Foods?', null],
    ['The test is part of our process.', null],
  ])('the group in %s is %s', (text, parent) => {
    const found = parentIn(text)
    expect(found?.name ?? null).toBe(parent)
    expect(text).toContain(found?.quote ?? '')
  })

  it('hears of a client from an agency alone, and of a group from a house alone', async () => {
    const group = 'The school is part of the Alder Trust.'
    const saidBy = async (from: string, text: string) => {
      const mail = normalise(await parse(Buffer.from(`From: ${from}\r\nSubject: Your application\r\n\r\n${text}`)))
      const { client, parent } = newTextOf(mail)
      return [client?.name, parent?.name]
    }
    expect(await saidBy('Reed Recruitment <tom@reed-recruitment.example>', `The client is Elm Lodge School. ${group}`)).toEqual([
      'Elm Lodge School',
      undefined,
    ])
    expect(await saidBy('Elm Lodge School <office@elm-lodge.example>', group)).toEqual([undefined, 'Alder Trust'])
    expect(await saidBy('Kim <kim@moldau.example>', 'I have put you forward to Elm Lodge School.')).toEqual([
      'Elm Lodge School',
      undefined,
    ])
    const polish =
      'Dzień dobry, dziękuję za rozmowę. Przekazałam Pani CV do mojego klienta, Fabryki Mebli Orlik, na to stanowisko.'
    expect(await saidBy('Kim <kim@moldau.example>', polish)).toEqual(['Fabryka Mebli Orlik', undefined])
    // Words that agencies use too.
    const kept = `Your application will be retained for six months. ${group}`
    expect(await saidBy('Elm Lodge School Recruitment <office@elm-lodge.example>', kept)).toEqual([undefined, 'Alder Trust'])
  })

  it('takes a moment whatever stands there', () => {
    // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
    const start = process.cpuUsage()
    for (const piece of ['Aa ', "A'a-", 'Aa & ', 'Aa of ', 'A'])
      for (const find of [runsIn, clientIn, sentToIn, parentIn])
        for (const head of ['The client is ', 'sent you to ', 'part of ', 'a ', 'die ']) find(head + piece.repeat(100_000))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })
})
