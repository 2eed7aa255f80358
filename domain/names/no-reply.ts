/** How mail programs spell that nobody reads an address, in the local part, without its separators. */
const spelled = [
  'noreply',
  'noresponse',
  'noanswer',
  'donotreply',
  'dontreply',
  'donotrespond',
  'pleasedonotreply',
  'neverreply',
  'unattended',
  'unmonitored',
  'neantworten',
  'nichtantworten',
  'bittenichtantworten',
  'keineantwort',
  'nepasrepondre',
  'nepasrepondree',
  'sansreponse',
  'noresponder',
  'nocontestar',
  'norespondre',
  'naoresponda',
  'naoresponder',
  'nonrispondere',
  'nietbeantwoorden',
  'geenantwoord',
  'svarinte',
  'svaraej',
  'svarej',
  'ingensvar',
  'svarikke',
  'ikkesvar',
  'ikkebesvar',
  'nieodpowiadaj',
  'nieodpowiadac',
  'yanitlamayin',
  'cevaplamayin',
  'alavastaa',
  'eivastausta',
]
const anywhere = new RegExp(spelled.join('|'))
/** Programs that send and are not read. */
const programs =
  /^(?:mailerdaemon|postmaster|bounces?|autoreply|automated|automailer|notifications?|notify|jobalerts?|alerts?|calendarnotification|system|daemon)(?:\d*)$/

/** Whether an address says that nobody reads what is sent to it. Only the part before the `@`, without a tag, tells. */
export function isNoReply(address: string): boolean {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@'))).toLowerCase()
  const [name = ''] = local.split('+')
  const bare = name.normalize('NFD').replace(/[^a-z0-9]/g, '')
  return anywhere.test(bare) || programs.test(bare)
}
