export { likenessOfTitleKeys, likenessOfTitles, titleKey } from './title-key.ts'
