export { termsChangedSince, whatChangedIn } from './agreement-templates'
export {
  holdLicensee,
  insertAgreement,
  listAgreements,
  type NewAgreement,
  readLicensee,
} from './agreements.queries'
export { agreementsOf } from './agreements-of-work'
export { buildTerms, hashTerms } from './build-terms'
export { checkAddress } from './check-address'
export { isAboutTheSame } from './same-facts'
export { writeAgreement } from './write-agreement'
