export { likenessOfTitleKeys, likenessOfTitles, titleKey, wordsAsInTitles } from './title-key.ts'
