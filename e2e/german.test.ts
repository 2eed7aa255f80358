import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { englishOn } from './english-left.ts'
import { complaints } from './sights.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('a person who speaks German signs up, mistypes, reads a mail, settles another and prepares for an interview', async () => {
  const { page, foresee, leave } = await world.visitor({ locale: 'de-DE' })
  foresee(complaints)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'))
  const says = async (words: string | RegExp) => {
    await page.getByText(words).filter({ visible: true }).first().waitFor()
    expect(await englishOn(page)).toEqual([])
  }

  await page.goto('/auth/sign-up')
  await field('E-Mail').fill('grete@example.com')
  await field('Passwort').fill('password123')
  await button('Registrieren').click()
  await says('Dieses Passwort steht auf den Listen, die Angreifer zuerst probieren.')
  await field('Passwort').fill('harbour lantern quince')
  await button('Registrieren').click()
  await page.waitForURL('**/auth/create-account')
  await field('Adresse').fill('ada.lovelace')
  await says('Diese Adresse ist schon vergeben.')
  await field('Adresse').fill('grete.hermann')
  await button('Diese Adresse nehmen').click()
  await page.waitForURL('**/welcome')
  await says('grete.hermann@applybox.localhost')

  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: world.product.smtpPort,
    tls: { rejectUnauthorized: false },
  })
  const send = (from: string, subject: string, text: string) =>
    transport.sendMail({ to: 'grete.hermann@applybox.localhost', from, subject, text })
  for (const title of ['Datenanalystin', 'Softwareentwicklerin'])
    await send(
      'Lerchensporn Analytik <no-reply@eu.greenhouse-mail.io>',
      'Danke für deine Bewerbung bei Lerchensporn Analytik',
      `Hallo Grete,\n\nvielen Dank für deine Bewerbung als ${title} bei Lerchensporn Analytik! Wir haben sie erhalten.`,
    )
  await page.goto('/active-applications')
  await page
    .getByRole('link', { name: /Datenanalystin/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Datenanalystin', level: 1 }).waitFor()
  await page
    .getByRole('link', { name: /^Mails/ })
    .last()
    .click()
  await says(/vielen Dank für deine Bewerbung als Datenanalystin/)

  await page.getByRole('link', { name: 'Gespräche' }).click()
  await button('Gespräch eintragen').click()
  await button('Speichern').click()
  await says('An welchem Tag?')
  await field('Datum').fill('2030-05-02')
  await field('Von').fill('14:00')
  await field('Bis (wenn bekannt)').fill('15:00')
  await button('Speichern').click()
  await says(/^Gespräch eingetragen: /)

  await send(
    'Lerchensporn <buero@lerchensporn-analytik.example>',
    'Kurz zu deiner Bewerbung',
    'Hallo Grete,\n\nkurz von uns bei Lerchensporn Analytik: Wir sehen uns deine Bewerbung noch an und melden uns wieder.\n\nLerchensporn Analytik',
  )
  transport.close()
  await page.goto('/unidentified-messages?filter=review')
  await page.getByRole('link', { name: /Kurz zu deiner Bewerbung/ }).click()
  const suggestions = page.getByRole('list', { name: 'Vorschläge' })
  await suggestions.getByRole('button').first().waitFor()
  await says('Warum sie hier ist:')
  await suggestions.getByRole('button').first().click()
  await says('Mail zugeordnet')

  await page.goto('/profile')
  await field('LinkedIn').fill('javascript:alert(1)')
  await button('Speichern').click()
  await says('Gib eine Webadresse ein, die mit https:// beginnt')
  await page.goto('/settings')
  await button('Passwort ändern').click()
  await field('Dein Passwort').fill('nicht dieses')
  await field('Neues Passwort').fill('harbour lantern quince two')
  const change = page.waitForRequest('**/authenticate/password')
  await button('Passwort ändern').last().click()
  // What is mailed is written in what the browser asks for.
  expect((await change).headers()).toMatchObject({ 'accept-language': 'de' })
  await says('Das Passwort stimmt nicht.')
  await page.goto('/notifications')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await says('Benachrichtigungen')
  await leave()
})
