// What a one-time code is good for. A code for one purpose is worth nothing for another.

/** To a number that the visitor names. */
const namedPurposes = ['login', 'register', 'recover', 'guardian', 'change_mobile_to'] as const
/** To the number of the account itself, or of its guardian: nobody can have it sent elsewhere. */
export const ownPurposes = [
  'change_mobile_from',
  'sign',
  'bank',
  'withdraw',
  'delete_account',
  'withdraw_consent',
  'api_key',
  'webhook',
  'archive',
  'change_email',
] as const

export const smsPurposes = [...namedPurposes, ...ownPurposes] as const
export type SmsPurpose = (typeof smsPurposes)[number]
