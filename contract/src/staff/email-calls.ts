// Where the mails about queues and alarms go: each on the staff sees to their own.
import { z } from 'zod'
import { defineCall, staffRoles } from '../call'
import { emailAddress } from '../identity/email-calls'
import { paths } from '../paths'
import { done, email, emailCode, nothing } from '../wire'

const own = z.object({ email: emailAddress.nullable() })

export const readStaffEmail = defineCall({
  name: 'readStaffEmail',
  summary: 'Your own address for mails about queues and alarms',
  methods: ['GET'],
  path: paths.readStaffEmail,
  access: staffRoles,
  effect: 'read',
  input: nothing,
  output: own,
})

export const sendStaffEmailCode = defineCall({
  name: 'sendStaffEmailCode',
  summary: 'Send a code to an address that you want to use',
  methods: ['POST'],
  path: paths.sendStaffEmailCode,
  access: staffRoles,
  effect: 'change',
  rate: { max: 20, seconds: 600, per: 'account' },
  input: z.object({ email }),
  output: z.object({ wait_seconds: z.number().int() }),
})

export const confirmStaffEmail = defineCall({
  name: 'confirmStaffEmail',
  summary: 'Use an address from now on',
  methods: ['POST'],
  path: paths.confirmStaffEmail,
  access: staffRoles,
  effect: 'change',
  rate: { max: 20, seconds: 600, per: 'account' },
  input: z.object({ email, email_code: emailCode }),
  output: own,
})

export const removeStaffEmail = defineCall({
  name: 'removeStaffEmail',
  summary: 'Give your address up',
  methods: ['POST'],
  path: paths.removeStaffEmail,
  access: staffRoles,
  effect: 'change',
  idempotent: true,
  input: nothing,
  output: done,
})

export const switchStaffEmail = defineCall({
  name: 'switchStaffEmail',
  summary: 'Turn your mails on or off',
  methods: ['POST'],
  path: paths.switchStaffEmail,
  access: staffRoles,
  effect: 'change',
  idempotent: true,
  input: z.object({ on: z.boolean() }),
  output: own,
})
