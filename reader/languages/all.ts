import { danish } from './da.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import type { Language } from './language.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'

export const languages: Language[] = [
  english,
  german,
  dutch,
  swedish,
  danish,
  norwegian,
  polish,
  french,
  spanish,
  portuguese,
  italian,
  turkish,
  finnish,
]
