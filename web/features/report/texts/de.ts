import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  report: 'Nachweis der Arbeitssuche',
  'report.lead': 'Deine Bewerbungen in einem Zeitraum und was daraus wurde, zum Drucken für ein Amt oder zum Aufbewahren.',
  'report.from': 'Erster Tag',
  'report.to': 'Letzter Tag',
  'report.month': 'Dieser Monat',
  'report.last': 'Letzter Monat',
  'report.quarter': 'Letzte drei Monate',
  'report.scope': 'Welche Bewerbungen',
  'report.scope.applied': 'Im Zeitraum verschickt',
  'report.scope.all': 'Auch ältere, bei denen sich im Zeitraum etwas tat',
  'report.order': 'Der letzte Tag liegt vor dem ersten.',
  'report.preview': 'Vorschau',
  'report.total': '{n:# Bewerbung|# Bewerbungen}',
  'report.withoutDay': 'Am Ende: {n:# Bewerbung|# Bewerbungen}, Tag der Bewerbung unbekannt',
  'report.dayUnknown': 'Tag unbekannt',
  'report.none': 'Nichts in diesem Zeitraum',
  'report.none.text': 'Wähle andere Tage oder auch die älteren.',
  'report.shown': 'Du siehst die ersten 100. Die Dateien enthalten alle.',
  'report.pdf': 'Als PDF speichern',
  'report.csv': 'Als CSV speichern',
  'report.applied': 'Beworben am',
  'report.history': 'Verlauf',
}
