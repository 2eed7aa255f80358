export { foldWords } from './fold-words.ts'
export { companyKey, isNamedLike, type NameRelation, nameSigns, relateCompanies, relateCompanyKeys } from './name-key.ts'
