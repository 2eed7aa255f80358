import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { remembered } from './remembered.ts'

/** Mail providers for everybody: by label where they have many endings, else by domain, for the same label may be an employer's. */
const freeMail = new Set(
  (
    'gmail googlemail outlook hotmail live msn yahoo ymail rocketmail aol icloud me.com mac.com gmx web.de freenet t-online ' +
    'mail yandex proton protonmail pm.me tutanota tuta.com posteo mailbox orange.fr wanadoo laposte.net free.fr sfr.fr bbox.fr neuf.fr ' +
    'libero.it virgilio.it tiscali alice.it tin.it terra.es telefonica.net movistar.es ono.com sapo.pt btinternet.com btopenworld.com sky.com talktalk.net ' +
    'virginmedia.com ntlworld.com eircom.net ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl telenet.be skynet.be bluewin.ch hispeed.ch ' +
    'telia.com bredband.net online.no wp.pl o2.pl op.pl onet.pl interia.pl seznam.cz centrum.cz comcast.net verizon.net att.net sbcglobal.net cox.net ' +
    'charter.net bellsouth.net fastmail hey.com zoho zohomail qq.com 163.com 126.com naver.com hanmail.net daum.net rediffmail uol.com.br bol.com.br ' +
    'terra.com.br'
  ).split(' '),
)

/** Whether anybody can have an address at this host: what stands below a provider's own is its machines and services. */
export const isFreeMail = remembered(
  (host) => getDomain(host) === host && (freeMail.has(host) || freeMail.has(getDomainWithoutSuffix(host) ?? '')),
)
