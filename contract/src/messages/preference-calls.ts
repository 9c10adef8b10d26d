// Which messages ring the bell, which come to the phone, and which by e-mail.
import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { paths } from '../paths'
import { nothing } from '../wire'
import { emailChoices, messageChannels, messageKinds, preference } from './message'

export const readMessagePreferences = defineCall({
  name: 'readMessagePreferences',
  summary: 'Retrieve how each type of message reaches you',
  methods: ['GET'],
  path: paths.readMessagePreferences,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.array(preference),
})

export const saveMessagePreference = defineCall({
  name: 'saveMessagePreference',
  summary: 'Turn the bell or text messages on or off for a message type',
  methods: ['POST'],
  path: paths.saveMessagePreference,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: colleagueRoles.filter(role => role !== 'reader'),
  input: z.object({ kind: z.enum(messageKinds), channel: z.enum(messageChannels), on: z.boolean() }),
  output: z.array(preference),
})

export const saveEmailPreference = defineCall({
  name: 'saveEmailPreference',
  summary: 'Choose whether a message type is emailed right away, once a day, or not',
  methods: ['POST'],
  path: paths.saveEmailPreference,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: colleagueRoles.filter(role => role !== 'reader'),
  input: z.object({ kind: z.enum(messageKinds), email: z.enum(emailChoices) }),
  output: z.array(preference),
})
