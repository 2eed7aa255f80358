import { texts } from '../../../../texts/index.ts'
import { en } from './en.ts'

export const t = texts(en, () => import('./de.ts'))
