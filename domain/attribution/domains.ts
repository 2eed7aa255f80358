import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { remembered } from '../text/remembered.ts'
import type { Facts, Sender } from './shapes.ts'

/** Sites of many under one domain, 'acme.github.io', count as domains of their own. */
const options = { validateHostname: false, allowPrivateDomains: true }

/**
 * The registrable domain that stands for one employer; null for platforms and free mail, which many employers share.
 */
export function employerDomain(sender: Pick<Sender, 'address' | 'platform'>): string | null {
  if (isFromPlatform(sender)) return null
  return ownDomain(hostOf(sender.address)) || null
}

/** Sent by a platform for an employer, not by a person or an employer's own system. */
export const isFromPlatform = ({ platform }: Pick<Sender, 'platform'>): boolean => platform !== null && platform !== 'direct'

/** Nobody reads what is written there, be it a program's that asks for answers. */
export const isUnattended = (address: string): boolean => unattended.test(address)
const unattended =
  /^(?:notifications?|calendar-notification|invites?|mailer|bounces?|alerts?|automated|system|postmaster)\b|(?:^|[-_.+])(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|nao[-_.]?responda|ne[-_.]?pas[-_.]?repondre|nicht[-_.]?antworten)(?:[-_.+@]|$)/

/** Who looks after customers looks after no applicants, and writes appointments and refusals too. */
export const isFromCustomerDesk = ({ from }: Pick<Facts, 'from'>): boolean =>
  from !== null && (from.address.toLowerCase().split('@')[0] ?? '').split(/[._+-]/).some((word) => customerDesks.has(word))
const customerDesks = new Set(
  (
    'service services support help helpdesk customer customers customerservice customercare billing invoice invoices order orders shop store ' +
    'sales delivery booking bookings reservations kundenservice kundendienst rechnung rechnungen bestellung bestellungen versand buchung ' +
    'clientes atencion pedidos facturas reservas serviceclient clients commandes facturation klantenservice klanten bestelling facturen ' +
    'assistenza clienti ordini fatture kundeservice kundtjanst obsluga musteri'
  ).split(' '),
)

const ownDomain = remembered((host) => {
  const domain = getDomain(host, options)
  if (domain === null || isFreeMail(domain)) return ''
  if (!shared.has(domain)) return domain
  const label = host
    .slice(0, -domain.length - 1)
    .split('.')
    .at(-1)
  return label ? `${label}.${domain}` : ''
})

/** 'tempo-team' of 'no-reply@jobs.tempo-team.nl'. */
export const domainLabel = remembered((domain) => {
  const [label = '', ...parent] = domain.split('.')
  return shared.has(parent.join('.')) ? label : (getDomainWithoutSuffix(domain, options) ?? '')
})

/** Where many employers write, some under a label of their own: 'acme.onmicrosoft.com'. */
const shared = new Set(
  (
    'onmicrosoft.com zendesk.com freshdesk.com nhs.net europa.eu admin.ch bund.de bayern.de berlin.de hamburg.de hessen.de niedersachsen.de ' +
    'nrw.de rlp.de sachsen.de'
  ).split(' '),
)

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

function isFreeMail(domain: string): boolean {
  return freeMail.has(domain) || freeMail.has(domainLabel(domain))
}

/** Mail providers for everybody: by label where they have many endings, else by domain. */
const freeMail = new Set(
  (
    'gmail googlemail outlook hotmail live msn yahoo ymail rocketmail aol icloud me.com mac.com gmx web.de freenet t-online ' +
    'mail.com mail.ru yandex proton.me protonmail pm.me tutanota tuta.com posteo mailbox.org orange.fr wanadoo laposte.net free.fr sfr.fr bbox.fr neuf.fr ' +
    'libero.it virgilio.it tiscali alice.it tin.it terra.es telefonica.net movistar.es ono.com sapo.pt btinternet.com btopenworld.com sky.com talktalk.net ' +
    'virginmedia.com ntlworld.com eircom.net ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl telenet.be skynet.be bluewin.ch hispeed.ch ' +
    'telia.com online.no wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz comcast.net verizon.net att.net sbcglobal.net cox.net charter.net bellsouth.net ' +
    'fastmail hey.com zoho zohomail qq.com 163.com 126.com naver.com hanmail.net daum.net rediffmail uol.com.br bol.com.br terra.com.br'
  ).split(' '),
)
