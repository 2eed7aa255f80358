export { foldWords } from './fold-words.ts'
export {
  companyKey,
  isNamedLike,
  type NameRelation,
  nameSigns,
  relateCompanies,
  relateCompanyKeys,
  spokenName,
  withoutDesk,
} from './name-key.ts'
