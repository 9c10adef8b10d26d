import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { words } from '../text'
import { captchaAnswer, mobile, password, smsCode } from '../wire'
import { guardianRelations } from './account'
import { login } from './calls'

/** The site pages that whoever registers agrees to: platform agreement, content admission and privacy policy. */
export const agreements = [5, 6, 7] as const

const consent = {
  /** Ticked: the agreements as they stand at this moment. */
  agreed: z.literal(true),
  captcha: captchaAnswer,
  session: z.enum(['cookie', 'header']).default('cookie'),
}

export const personName = words(60, 2)
export const documentNumber = words(30, 5)

export const register = defineCall({
  name: 'register',
  summary: 'Create an account with a mobile number, a code and a password',
  methods: ['POST'],
  path: paths.register,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 600, per: 'address' },
  captcha: 'everyone',
  input: z.object({ mobile, sms_code: smsCode, password, ...consent }),
  output: login.output,
})

/** Who speaks for a minor. `sms_code` was sent to this mobile for the purpose `guardian`. */
export const guardianInput = z.object({
  name: personName,
  id_number: documentNumber,
  relation: z.enum(guardianRelations),
  mobile,
  sms_code: smsCode,
})

export const registerMinor = defineCall({
  name: 'registerMinor',
  summary: 'Create an account for a minor, together with the guardian',
  methods: ['POST'],
  path: paths.registerMinor,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 600, per: 'address' },
  captcha: 'everyone',
  input: z.object({
    child: z.object({ name: personName, id_number: documentNumber }),
    guardian: guardianInput,
    /** The child's own number to log in with, and the code sent to it. Left out: the guardian's number. */
    own_mobile: z.object({ mobile, sms_code: smsCode }).optional(),
    password,
    /** The guardian's separate consent to the handling of the child's and their own sensitive information. */
    documents_consent: z.literal(true),
    ...consent,
  }),
  output: login.output,
})
