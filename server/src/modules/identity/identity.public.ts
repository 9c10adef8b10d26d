export { accountState, isEnterprise, mobileOf, nicknameOf, signedRate } from './account-facts'
export { type AccountHooks, joinAccounts } from './account-hooks'
export { requireCaptcha } from './captcha'
export { latestEnterpriseCheck, listCompanyRows } from './companies/companies.queries'
export { hasConsented, recipientsToName, recordConsent } from './consents/record-consent'
export { createMember, type NewMember } from './create-member'
export {
  prepareApprovedMinor,
  prepareCompany,
  prepareWaitingMinor,
  seedVerifiedPerson,
  storeScan,
} from './demo-identities'
export { freezeAccount } from './freezing/freeze-account'
export { areOpenAccounts, lockAccount, unfreezeAccount } from './freezing/freezing.queries'
export { frozenReason, requireOpenAccount } from './freezing/frozen-account'
export { requireGoodPassword } from './good-password'
export { deleteSessionsOf, findMemberByMobile, hasMembers, readAccount } from './identity.queries'
export { maskMobile } from './masks'
export { hashPassword, spendPasswordTime, verifyPassword } from './passwords'
export { findPayee, type Payee, sensitiveChanges } from './payee'
export { deviceName } from './security/device-name'
export { emptyWholeAccount } from './security/empty-account'
export { emptyDueAccount } from './security/empty-account.job'
export { deleteSessionOf, listLoginEvents, listSessions, startClosing } from './security/security.queries'
export { tellNumber } from './security/tell-number'
export { hashSecret, SessionDirectory } from './session-directory'
export {
  findSigner,
  lookAtSigningCode,
  type Signer,
  type SigningObstacle,
  spendOwnCode,
  spendSigningCode,
} from './signing'
export { mayText } from './sms-codes/may-text'
export { ownNumber } from './sms-codes/own-number'
export { requireReachable } from './sms-codes/reachable-number'
export { sealTextMessage, sendTextMessage } from './sms-codes/send-text-message.job'
export { readIdentity } from './verification/read-identity'
export { openTaxedPerson, sealTaxedPeople, type TaxedPerson } from './verification/taxed-people'
export { consentWithdrawnReason } from './verification/withdraw-consent'
