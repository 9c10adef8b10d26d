// The one table of refusals: wire code, HTTP status. The words stand in the server's texts under the same key.
import { wireCodes } from './wire-codes'

export const refusals = {
  sessionEnded: { code: wireCodes.sessionEnded, status: 401 },
  malformedRequest: { code: 1400, status: 400 },
  invalidInput: { code: 1422, status: 422 },
  wrongCredentials: { code: 1401, status: 401 },
  captchaFailed: { code: 1402, status: 422 },
  forbidden: { code: 1403, status: 403 },
  notSameOrigin: { code: 1405, status: 403 },
  accountFrozen: { code: 1406, status: 403 },
  notFound: { code: wireCodes.notFound, status: 404 },
  wrongCode: { code: 1407, status: 422 },
  alreadyRegistered: { code: 1408, status: 409 },
  noSuchAccount: { code: 1410, status: 404 },
  minorNeedsGuardian: { code: 1411, status: 422 },
  identityTaken: { code: 1412, status: 409 },
  linkExpired: { code: 1414, status: 410 },
  /** It was public, and is no more. */
  gone: { code: 1420, status: 410 },
  cannotClose: { code: 1416, status: 409 },
  keyReused: { code: 1417, status: 409 },
  conflict: { code: 1409, status: 409 },
  /** The company that a session acts for is frozen or closed, or its person works there no more. */
  companyLost: { code: wireCodes.companyLost, status: 403 },
  tooLarge: { code: 1413, status: 413 },
  unsupportedMedia: { code: 1415, status: 415 },
  unknownSite: { code: 1421, status: 421 },
  tooSlow: { code: 1418, status: 408 },
  tooManyRequests: { code: 1429, status: 429 },
  internal: { code: 1500, status: 500 },
  notAvailableYet: { code: 1501, status: 501 },
  unavailable: { code: 1503, status: 503 },
  storageFull: { code: 1507, status: 507 },
} as const

export type RefusalKey = keyof typeof refusals
