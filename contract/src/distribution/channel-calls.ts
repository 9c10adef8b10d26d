// How staff manage the channels of a site. What is secret goes in and never comes out again.
import { z } from 'zod'
import { defineCall } from '../call'
import { waitingDeed } from '../deeds/deed'
import { paths } from '../paths'
import { asTyped, seen, token, words } from '../text'
import { done, id, nothing, timestamp, version } from '../wire'
import { channelProfile } from './channel-profile'

const admin = ['admin'] as const
const overseers = ['admin', 'rights'] as const

/** Why a channel cannot be switched on. */
export const channelObstacles = [
  'not-tested',
  'own-party-missing',
  'channel-party-missing',
  'schemas-missing',
  'columns-missing',
] as const
export type ChannelObstacle = (typeof channelObstacles)[number]

export const credentialNames = ['password', 'private_key', 'passphrase', 'secret_access_key'] as const
export type CredentialName = (typeof credentialNames)[number]

/** In lines, as OpenSSH writes it. */
const privateKey = z
  .string()
  .max(20_000)
  .regex(/^[\x20-\x7e\r\n]*$/)

/** Absent: stays as it is. Empty: is forgotten. */
const newCredentials = z.object({
  password: asTyped(500).optional(),
  private_key: privateKey.optional(),
  passphrase: seen(500).optional(),
  secret_access_key: token(500).optional(),
})
export type NewCredentials = z.output<typeof newCredentials>

/** Part of addresses and of folders: it never changes. */
const channelCode = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/)

const hostKey = z.object({ type: z.string(), fingerprint: z.string() })

const managedChannel = z.object({
  id,
  code: z.string(),
  is_sandbox: z.boolean(),
  is_on: z.boolean(),
  version,
  profile: channelProfile,
  /** What we have drawn for it; shown where its profile has no logo. */
  mark: z.string(),
  /** Which there are, never what they are. */
  credentials: z.record(z.enum(credentialNames), z.boolean()),
  /** Of an SFTP server, as it was confirmed. */
  host_key: hostKey.nullable(),
  tested_at: timestamp.nullable(),
  test_passed: z.boolean(),
  paused: z.object({ at: timestamp, by: z.string(), note: z.string() }).nullable(),
  /** Deliveries that have not left yet. */
  waiting: z.number().int(),
  /** What keeps it from being switched on. */
  obstacles: z.array(z.enum(channelObstacles)),
})
export type ManagedChannel = z.output<typeof managedChannel>

export const listChannelProfiles = defineCall({
  name: 'listChannelProfiles',
  summary: 'List all channels with their settings and status',
  methods: ['GET'],
  path: paths.listChannelProfiles,
  access: overseers,
  effect: 'read',
  input: nothing,
  output: z.array(managedChannel),
})

export const createChannel = defineCall({
  name: 'createChannel',
  summary: 'Add a channel at the end of the list; it is off until its connection has been tested',
  methods: ['POST'],
  path: paths.createChannel,
  access: admin,
  effect: 'change',
  input: z.object({ code: channelCode, profile: channelProfile, credentials: newCredentials.optional() }),
  /** While another address waits, the channel has a folder of this machine. */
  output: z.object({ id, version, waiting: waitingDeed }),
})

export const saveChannel = defineCall({
  name: 'saveChannel',
  summary: 'Keep how a channel is supplied; refused when somebody else has saved meanwhile',
  methods: ['POST'],
  path: paths.saveChannel,
  access: admin,
  effect: 'change',
  input: z.object({ id, version, profile: channelProfile, credentials: newCredentials.optional() }),
  output: z.object({
    version,
    is_on: z.boolean(),
    /** Connection, credentials or format are others now: the test that had passed counts no more. */
    lost_test: z.boolean(),
    /** What was saved speaks against sending: the channel was on and is off now. */
    was_switched_off: z.boolean(),
    /** Another server: the key that was confirmed is not its key. */
    lost_host_key: z.boolean(),
    /** Another server or account: what opened the door before is not sent there. */
    lost_credentials: z.boolean(),
    /** Another address waits: until it counts, the channel keeps the one it has. */
    waiting: waitingDeed,
  }),
})

export const orderChannels = defineCall({
  name: 'orderChannels',
  summary: 'Put all channels into this order',
  methods: ['POST'],
  path: paths.orderChannels,
  access: admin,
  effect: 'change',
  idempotent: true,
  input: z.object({ channel_ids: z.array(id).min(1).max(500) }),
  output: done,
})

export const channelTestSteps = ['connect', 'write', 'read', 'compare', 'remove'] as const

export const testChannel = defineCall({
  name: 'testChannel',
  summary: 'Write a small file at the channel, read it back and remove it',
  methods: ['POST'],
  path: paths.testChannel,
  access: admin,
  effect: 'change',
  rate: { max: 30, seconds: 600, per: 'account' },
  input: z.object({ id }),
  output: z.object({
    passed: z.boolean(),
    /** Where it ended. */
    step: z.enum(channelTestSteps).nullable(),
    /** Why, in the reader's language. */
    said: z.string(),
    /** The server showed a key that nobody has confirmed, so nothing was sent to it. */
    unknown_key: z.object({ shown: hostKey, confirmed: hostKey.nullable() }).nullable(),
  }),
})

export const confirmHostKey = defineCall({
  name: 'confirmHostKey',
  summary: 'Trust an SFTP server that shows the key with this fingerprint',
  methods: ['POST'],
  path: paths.confirmHostKey,
  access: admin,
  effect: 'change',
  idempotent: true,
  rate: { max: 30, seconds: 600, per: 'account' },
  input: z.object({ id, fingerprint: token(100, 1) }),
  output: done,
})

/** Released works that go to every channel and have nothing at this one. */
const offer = z.object({
  works: z.number().int(),
  /** There are more than were counted. */
  has_more: z.boolean(),
})

export const switchChannel = defineCall({
  name: 'switchChannel',
  summary: 'Switch a channel on, as far as nothing speaks against it, or off',
  methods: ['POST'],
  path: paths.switchChannel,
  access: overseers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id, is_on: z.boolean() }),
  output: done,
})

export const pauseChannel = defineCall({
  name: 'pauseChannel',
  summary: 'Let nothing leave to a channel for a while; works go on being queued',
  methods: ['POST'],
  path: paths.pauseChannel,
  access: overseers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id, note: words(300) }),
  output: done,
})

export const resumeChannel = defineCall({
  name: 'resumeChannel',
  summary: 'Let what waits leave again',
  methods: ['POST'],
  path: paths.resumeChannel,
  access: overseers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

export const offerChannel = defineCall({
  name: 'offerChannel',
  summary: 'How many released works could go to a channel and have not',
  methods: ['GET'],
  path: paths.offerChannel,
  access: overseers,
  effect: 'read',
  input: z.object({ id }),
  output: offer,
})

export const offerToWorks = defineCall({
  name: 'offerToWorks',
  summary: 'Queue released works that go to every channel for this one too, in the background',
  methods: ['POST'],
  path: paths.offerToWorks,
  access: overseers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})
