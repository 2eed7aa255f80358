const hour =
  '(?:uur|uren|hours?|hrs?|h|std\\.?|stunden|heures?|horas?|h\\.|ore|godz\\.?|godzin(?:y)?|tim(?:mar|er|e)?\\.?|tuntia?|saat|t)'
const week =
  '(?:\\s?(?:/|per|a|pro|par|por|pr\\.?|om|in der|i|in|al?la|na|w)\\s?(?:week|wk|w|woche|wo\\.?|semaine|sem\\.?|semana|settimana|sett\\.?|tydzien|tyg\\.?|tygodniu|vecka(?:n)?|v\\.|uke(?:n)?|uge(?:n)?|viikko)|\\s(?:weekly|wochentlich|hebdo(?:madaires?)?|semanales|semanais|settimanali|tygodniowo|viikossa|haftada))'
const number = '\\d{1,2}(?:[.,]\\d{1,2})?'
const range = `(?<![\\d.,:])(?:${number}\\s?(?:-|–|a|à|to|bis|tot|/)\\s?)?(${number})\\s?`

/** In folded text, the working hours of a week, the most of them as its group: '20 h/Woche', '24-32 uur'. */
export const weeklyHours = `(?:${range}${hour}${week}|${range}(?:uur|uren))`

/** The same, and nothing that may be the hour of a meeting: 'uur' says both. */
const toldHours = new RegExp(`${range}${hour}${week}(?!\\p{L})`, 'u')
const perhapsHours = new RegExp(`${range}(?:uur|uren)(?!\\p{L})`, 'u')

/** The most hours a week that folded text tells; null where it tells none. */
export function hoursIn(folded: string): number | null {
  const told = toldHours.exec(folded)?.[1]
  const bare = perhapsHours.exec(folded)?.[1]
  if (told !== undefined) return numberOf(told)
  return bare !== undefined && numberOf(bare) >= 24 ? numberOf(bare) : null
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))
