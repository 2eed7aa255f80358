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
    subject: 'Confirm your e-mail address',
    lines: ['Welcome to Applybox.', '', `Confirm that this address is yours; the link works once, for ${linkMinutes} minutes:`],
  },
  reset: {
    subject: 'Set a new password',
    lines: [
      'Somebody, hopefully you, asked for a new password.',
      '',
      `Set it here; the link works once, for ${linkMinutes} minutes. If it was not you, nothing needs to be done:`,
    ],
  },
  change: {
    subject: 'Confirm your new e-mail address',
    lines: [
      `Confirm that this address is yours, and you sign in with it from then on; the link works once, for ${linkMinutes} minutes:`,
    ],
  },
  'sign-up-again': {
    subject: 'You have an Applybox account already',
    lines: [
      'Somebody, perhaps you, tried to sign up with this address and a password that is not the one of your account.',
      'If it was you: sign in, or set a new password on the sign-in page. If it was not, nothing needs to be done.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    lines: ['The password of your Applybox account was changed, and all other devices were signed out.'],
  },
  farewell: {
    subject: 'Your account was deleted',
    lines: ['Your Applybox account was deleted with everything in it. Mail to its address is refused from now on.'],
  },
  'email-change': {
    subject: 'Your e-mail address is about to change',
    lines: [
      'Another e-mail address was asked for in your Applybox account; it takes the place of this one when it is confirmed.',
      'If it was not you: set a new password on the sign-in page now.',
    ],
  },
  connected: {
    subject: '{provider} was connected with your account',
    lines: [
      'A {provider} account can sign in to your Applybox account from now on.',
      'If it was not you: set a new password on the sign-in page, then disconnect it in the settings.',
    ],
  },
  disconnected: {
    subject: '{provider} was disconnected from your account',
    lines: [
      'Your Applybox account is signed in to with {provider} no longer.',
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
      `Bestätige, dass diese Adresse deine ist; der Link gilt einmal, ${linkMinutes} Minuten lang:`,
    ],
  },
  reset: {
    subject: 'Wähle ein neues Passwort',
    lines: [
      'Jemand, hoffentlich du, hat um ein neues Passwort gebeten.',
      '',
      `Wähle es hier; der Link gilt einmal, ${linkMinutes} Minuten lang. Warst du es nicht, brauchst du nichts zu tun:`,
    ],
  },
  change: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    lines: [
      `Bestätige, dass diese Adresse deine ist; von da an meldest du dich mit ihr an. Der Link gilt einmal, ${linkMinutes} Minuten lang:`,
    ],
  },
  'sign-up-again': {
    subject: 'Du hast schon ein Konto bei Applybox',
    lines: [
      'Jemand, vielleicht du, wollte mit dieser Adresse ein Konto anlegen, mit einem anderen Passwort als dem deines Kontos.',
      'Warst du es: Melde dich an, oder wähle auf der Anmeldeseite ein neues Passwort. Warst du es nicht, brauchst du nichts zu tun.',
    ],
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    lines: ['Das Passwort deines Kontos bei Applybox wurde geändert, und alle anderen Geräte wurden abgemeldet.'],
  },
  farewell: {
    subject: 'Dein Konto wurde gelöscht',
    lines: ['Dein Konto bei Applybox wurde mit allem darin gelöscht. Mail an seine Adresse wird von nun an abgewiesen.'],
  },
  'email-change': {
    subject: 'Deine E-Mail-Adresse soll sich ändern',
    lines: [
      'In deinem Konto bei Applybox wurde eine andere E-Mail-Adresse eingetragen; sie ersetzt diese, sobald sie bestätigt ist.',
      'Warst du es nicht: Wähle jetzt auf der Anmeldeseite ein neues Passwort.',
    ],
  },
  connected: {
    subject: '{provider} wurde mit deinem Konto verbunden',
    lines: [
      'Von nun an meldet ein Konto bei {provider} in deinem Konto bei Applybox an.',
      'Warst du es nicht: Wähle auf der Anmeldeseite ein neues Passwort, und trenne es dann in den Einstellungen.',
    ],
  },
  disconnected: {
    subject: '{provider} wurde von deinem Konto getrennt',
    lines: [
      'Mit {provider} meldet sich niemand mehr in deinem Konto bei Applybox an.',
      'Warst du es nicht: Wähle jetzt auf der Anmeldeseite ein neues Passwort.',
    ],
  },
}

/** What the letters of the installation say, by language. */
export const letterWords: Record<Language, Record<LetterKind, Words>> = { en: english, de: german }
