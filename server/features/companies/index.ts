export { foldWords } from './fold-words.ts'
export {
  companyKey,
  isNamedLike,
  nameSigns,
  relateCompanies,
  relateCompanyKeys,
  spokenName,
  withoutDesk,
} from './name-key.ts'
