// Splits: how a recording's income is shared. The owner proposes, everybody accepts, and it holds from a month that has not begun.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { signerKinds } from '../rights/agreement-calls'
import { words } from '../text'
import { done, id, mobile, month, smsCode, timestamp } from '../wire'
import { isrcCode, paidFor, split, splitTrack } from './split'
import { percent } from './split-percent'
import { partyAnswers, splitRules, splitStates } from './split-state'

/** Why the reader can neither propose nor accept; as with agreements. */
export const splitObstacles = ['not_owner', 'not_verified', 'minor_not_approved'] as const

const signer = z.object({ kind: z.enum(signerKinds), mobile_masked: z.string() })

/** The list as a file; no call of the contract, as it answers with no envelope. */
export const splitsExportPath = '/splits.csv'
export const invitationsExportPath = '/split-invitations.csv'
/** Of one recording. */
export const trackIncomeExportPath = '/track-income.csv'
export const splitHistoryExportPath = '/split-history.csv'
export const trackExportInput = z.object({ isrc: isrcCode })
/** Which of the own recordings. */
export const splitFilter = {
  search: words(100).optional(),
  only: z.enum(['shared', 'waiting']).optional(),
}

export const listSplits = defineCall({
  name: 'listSplits',
  summary: 'List your recordings, newest first, with the current and the proposed split',
  methods: ['GET'],
  path: paths.listSplits,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ ...pageInput, ...splitFilter }),
  output: pageOf(
    z.object({
      track: splitTrack,
      /** Parts that hold now, or are agreed and will; null: the owner gets all. */
      agreed: z
        .object({
          from_month: month,
          is_ahead: z.boolean(),
          parts: z.array(z.object({ name: z.string(), percent: z.string(), is_mine: z.boolean() })),
        })
        .nullable(),
      proposed: z
        .object({
          from_month: month,
          ends_at: timestamp,
          asked: z.number().int(),
          accepted: z.number().int(),
        })
        .nullable(),
    }),
  ),
})

export const splitEventNames = ['proposed', 'accepted', 'declined', 'agreed', 'cancelled', 'expired'] as const

export const readSplit = defineCall({
  name: 'readSplit',
  summary: 'Retrieve a recording’s split: current, upcoming, proposed and earlier',
  methods: ['GET'],
  path: paths.readSplit,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ isrc: isrcCode }),
  output: z.object({
    track: splitTrack,
    /** A party sees the own part alone. */
    reader: z.enum(['owner', 'party']),
    owner_name: z.string(),
    in_force: split.nullable(),
    /** Agreed, for a month that has not begun. */
    ahead: split.nullable(),
    proposed: split.nullable(),
    history: z.array(
      z.object({
        split_id: id,
        what: z.enum(splitEventNames),
        at: timestamp,
        from_month: month,
        /** Whose event it is, where it is a party's. */
        name: z.string().nullable(),
        is_mine: z.boolean(),
        /** The party's, or all of a proposal. */
        percents: z.array(z.string()),
      }),
    ),
    /** The next proposal holds from here on at the earliest. */
    first_month: month,
    last_month: month,
    signer: signer.nullable(),
    obstacle: z.enum(splitObstacles).nullable(),
    can: z.object({ propose: z.boolean(), cancel: z.boolean() }),
  }),
})

export const proposeSplit = defineCall({
  name: 'proposeSplit',
  summary: 'Propose a split from a given month, with a code; everyone named is invited',
  methods: ['POST'],
  path: paths.proposeSplit,
  access: 'member',
  effect: 'change',
  rate: { max: 30, seconds: 86_400, per: 'account' },
  input: z.object({
    isrc: isrcCode,
    from_month: month,
    /** Null: the owner has no part. */
    own_percent: percent.nullable(),
    own_role: words(40),
    parties: z
      .array(
        z.object({
          /** A party of the split that stands now. */
          party_id: id.optional(),
          /** Somebody new. */
          mobile: mobile.optional(),
          name: words(60, 1),
          role: words(40),
          /** Absent: as before, and of somebody new a right. */
          paid_for: z.enum(paidFor).optional(),
          percent,
        }),
      )
      .max(splitRules.mostParties),
    sms_code: smsCode,
  }),
  output: z.object({ split_id: id, state: z.enum(splitStates) }),
})

export const cancelSplit = defineCall({
  name: 'cancelSplit',
  summary: 'Cancel a proposed split that isn’t agreed yet',
  methods: ['POST'],
  path: paths.cancelSplit,
  access: 'member',
  effect: 'change',
  input: z.object({ split_id: id }),
  output: done,
})

export const remindParty = defineCall({
  name: 'remindParty',
  summary: 'Send an invitation again; limited to once every few days',
  methods: ['POST'],
  path: paths.remindParty,
  access: 'member',
  effect: 'change',
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: z.object({ party_id: id }),
  output: done,
})

export const listSplitInvitations = defineCall({
  name: 'listSplitInvitations',
  summary: 'List the splits you’re asked to accept, newest first; verified members only',
  methods: ['GET'],
  path: paths.listSplitInvitations,
  access: 'member',
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      party_id: id,
      track: splitTrack.omit({ work_id: true, cover_url: true }),
      owner_name: z.string(),
      name: z.string(),
      role: z.string(),
      paid_for: z.enum(paidFor),
      percent: z.string(),
      /** What the reader has of it until then; null: nothing. */
      percent_before: z.string().nullable(),
      from_month: month,
      proposed_at: timestamp,
      ends_at: timestamp,
      answer: z.enum(partyAnswers),
      asked: z.number().int(),
      accepted: z.number().int(),
    }),
  ).extend({
    obstacle: z.enum(splitObstacles).nullable(),
    signer: signer.nullable(),
    /** How many wait, also where they are not shown yet. */
    waiting: z.number().int(),
  }),
})

export const acceptSplit = defineCall({
  name: 'acceptSplit',
  summary: 'Accept your share with a code (the guardian’s for a minor); the last acceptance agrees the split',
  methods: ['POST'],
  path: paths.acceptSplit,
  access: 'member',
  effect: 'change',
  rate: { max: 30, seconds: 600, per: 'account' },
  input: z.object({ party_id: id, sms_code: smsCode }),
  output: z.object({ state: z.enum(splitStates) }),
})

export const declineSplit = defineCall({
  name: 'declineSplit',
  summary: 'Decline a split; the proposal ends for everyone',
  methods: ['POST'],
  path: paths.declineSplit,
  access: 'member',
  effect: 'change',
  input: z.object({ party_id: id }),
  output: done,
})

export const listSharedTracks = defineCall({
  name: 'listSharedTracks',
  summary: 'List other people’s recordings you have a share of, now or from a later month',
  methods: ['GET'],
  path: paths.listSharedTracks,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      track: splitTrack.omit({ work_id: true, cover_url: true }),
      owner_name: z.string(),
      percent: z.string(),
      from_month: month,
      is_ahead: z.boolean(),
    }),
  ),
})

export const readTrackIncome = defineCall({
  name: 'readTrackIncome',
  summary:
    'Retrieve a recording’s income for its last twelve sales months after the site’s share, and your share of it',
  methods: ['GET'],
  path: paths.readTrackIncome,
  access: 'member',
  effect: 'read',
  scope: 'income:read',
  input: z.object({ isrc: isrcCode }),
  output: z.object({
    currency: z.enum(currencies),
    /** Oldest first, without gaps. A party sees the months of its own parts. */
    months: z.array(z.object({ month, total: z.string(), mine: z.string() })),
  }),
})
