// What the form for minors holds. The child, the guardian, and whose number logs in.
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { guardianRelations } from '#contract/identity/account'
import { personName } from '#contract/identity/registration-calls'
import { mobile, password, smsCode } from '#contract/wire'
import { residentIdOf } from '../../features/identity/resident-id'

const shared = z.object({
  child: z.object({ name: personName, id_number: residentIdOf('minor') }),
  guardian: z.object({
    name: personName,
    id_number: residentIdOf('adult'),
    relation: z.enum(guardianRelations),
    mobile,
    sms_code: smsCode,
  }),
  whose_number: z.enum(['guardian', 'own']),
  own_mobile: z.object({ mobile: z.string(), sms_code: z.string() }),
  password,
  agreed: z.boolean().refine(Boolean),
  documents_consent: z.boolean().refine(Boolean),
})
const withOwnNumber = shared
  .extend({ own_mobile: z.object({ mobile, sms_code: smsCode }) })
  .refine(({ own_mobile, guardian }) => own_mobile?.mobile !== guardian?.mobile, {
    path: ['own_mobile', 'mobile'],
    message: 'same',
    // Said at once, not only when everything else is right.
    when: () => true,
  })

export type MinorValues = z.infer<typeof shared>
export type MinorForm = UseFormReturn<MinorValues>

export const minorResolver: Resolver<MinorValues> = (typed, ...rest) =>
  zodResolver(typed.whose_number === 'own' ? withOwnNumber : shared)(typed, ...rest)

export const emptyMinor = {
  child: { name: '', id_number: '' },
  guardian: { name: '', id_number: '', relation: undefined, mobile: '', sms_code: '' },
  whose_number: 'guardian' as const,
  own_mobile: { mobile: '', sms_code: '' },
  password: '',
  agreed: false,
  documents_consent: false,
}

/** Everything but ID numbers, codes and the password. */
export const minorKeys = {
  'child.name': 'minor.childName',
  'guardian.name': 'minor.guardianName',
  'guardian.relation': 'minor.relation',
  'guardian.mobile': 'minor.guardianMobile',
  whose_number: 'minor.whoseNumber',
  'own_mobile.mobile': 'minor.ownMobile',
  agreed: 'minor.agreed',
} as const
