import type { Language } from '../../../contract/languages.ts'

interface Words {
  subject: string
  /** Above the link, where there is one. `{provider}` is the one that the letter is about. */
  lines: string[]
}

/** How long a mailed link works. */
export const linkMinutes = 30

const english = {
  verify: {
    subject: 'Confirm your email address',
    lines: [
      'Welcome to Applybox.',
      '',
      `Confirm that this address is yours. The link works once, within ${linkMinutes} minutes:`,
    ],
  },
  reset: {
    subject: 'Set a new password',
    lines: [
      'Somebody asked for a new password for your Applybox account.',
      '',
      `If it was not you, ignore this message. If it was, set it here. The link works once, within ${linkMinutes} minutes:`,
    ],
  },
  change: {
    subject: 'Confirm your new email address',
    lines: [
      `Confirm that this address is yours. From then on, you sign in with it. The link works once, within ${linkMinutes} minutes:`,
    ],
  },
  'sign-up-again': {
    subject: 'You already have an Applybox account',
    lines: [
      'Somebody tried to sign up with this address, which already has an account. The password was not the one of that account.',
      'If it was you: sign in, or set a new password on the sign-in page. If it was not, ignore this message.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    lines: ['The password of your Applybox account was changed, and all other devices were signed out.'],
  },
  farewell: {
    subject: 'Your account was deleted',
    lines: ['Your Applybox account was deleted with everything in it. Emails to its address are rejected from now on.'],
  },
  'email-change': {
    subject: 'Your email address is about to change',
    lines: [
      'A new email address was entered in your Applybox account. It replaces this one as soon as it is confirmed.',
      'If it was not you: set a new password on the sign-in page now.',
    ],
  },
  connected: {
    subject: '{provider} was connected with your account',
    lines: [
      'From now on, a {provider} account can sign in to your Applybox account.',
      'If it was not you: set a new password on the sign-in page, then disconnect it in the settings.',
    ],
  },
  disconnected: {
    subject: '{provider} was disconnected from your account',
    lines: [
      'You can no longer sign in to your Applybox account with {provider}.',
      'If it was not you: set a new password on the sign-in page now.',
    ],
  },
} satisfies Record<string, Words>

export type LetterKind = keyof typeof english

const german: Record<LetterKind, Words> = {
  verify: {
    subject: 'Bestätige deine E-Mail-Adresse',
    lines: [
      'Willkommen bei Applybox.',
      '',
      `Bestätige, dass diese Adresse dir gehört. Der Link gilt einmal, ${linkMinutes} Minuten lang:`,
    ],
  },
  reset: {
    subject: 'Wähle ein neues Passwort',
    lines: [
      'Jemand hat ein neues Passwort für dein Konto bei Applybox angefordert.',
      '',
      `Warst du es nicht, brauchst du nichts zu tun. Warst du es, wähle es hier. Der Link gilt einmal, ${linkMinutes} Minuten lang:`,
    ],
  },
  change: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    lines: [
      `Bestätige, dass diese Adresse dir gehört. Danach meldest du dich mit ihr an. Der Link gilt einmal, ${linkMinutes} Minuten lang:`,
    ],
  },
  'sign-up-again': {
    subject: 'Du hast schon ein Konto bei Applybox',
    lines: [
      'Jemand wollte mit dieser Adresse ein Konto anlegen, aber sie hat schon eines. Das Passwort war nicht das dieses Kontos.',
      'Warst du es: Melde dich an, oder wähle auf der Anmeldeseite ein neues Passwort. Warst du es nicht, brauchst du nichts zu tun.',
    ],
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    lines: ['Das Passwort deines Kontos bei Applybox wurde geändert, und alle anderen Geräte wurden abgemeldet.'],
  },
  farewell: {
    subject: 'Dein Konto wurde gelöscht',
    lines: ['Dein Konto bei Applybox wurde mit allem darin gelöscht. Mails an seine Adresse werden ab jetzt abgewiesen.'],
  },
  'email-change': {
    subject: 'Deine E-Mail-Adresse soll sich ändern',
    lines: [
      'In deinem Konto bei Applybox wurde eine neue E-Mail-Adresse eingetragen. Sie ersetzt diese, sobald sie bestätigt ist.',
      'Warst du es nicht: Wähle jetzt auf der Anmeldeseite ein neues Passwort.',
    ],
  },
  connected: {
    subject: '{provider} wurde mit deinem Konto verbunden',
    lines: [
      'Ab jetzt kann man sich mit einem Konto bei {provider} in deinem Konto bei Applybox anmelden.',
      'Warst du es nicht: Wähle auf der Anmeldeseite ein neues Passwort, und trenne es dann in den Einstellungen.',
    ],
  },
  disconnected: {
    subject: '{provider} wurde von deinem Konto getrennt',
    lines: [
      'Mit {provider} kann man sich nicht mehr in deinem Konto bei Applybox anmelden.',
      'Warst du es nicht: Wähle jetzt auf der Anmeldeseite ein neues Passwort.',
    ],
  },
}

/** What the letters of the installation say, by language. */
export const letterWords: Record<Language, Record<LetterKind, Words>> = { en: english, de: german }
