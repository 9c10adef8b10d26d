// Claims of infringement as rights staff work on them.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { prose, words } from '../text'
import { done, flag, id, timestamp } from '../wire'
import { workStatuses } from '../works/work-status'
import { caseNumber, caseStep, claimedWork, counterSender, openedFile } from './calls'
import { claimantKinds, claimantRoles, infringedRights, reasonLength } from './case-rules'
import { caseStates, staffEvents } from './case-state'

const desk = ['rights', 'admin'] as const

const deskRow = z.object({
  id,
  number: caseNumber,
  state: z.enum(caseStates),
  received_at: timestamp,
  due_at: timestamp.nullable(),
  is_overdue: z.boolean(),
  /** Its claimant's address was confirmed: it counts. */
  is_confirmed: z.boolean(),
  /** Until when what its recordings earn is held. */
  hold_until: timestamp.nullable(),
  claimant: z.string(),
  claimed: claimedWork,
  work: z.object({ id, title: z.string() }).nullable(),
})

export const listInfringements = defineCall({
  name: 'listInfringements',
  summary: 'Cases of infringement, the closest deadline first; closed ones the latest first',
  methods: ['GET'],
  path: paths.listInfringements,
  access: desk,
  effect: 'read',
  input: z.object({
    ...pageInput,
    closed: flag.optional(),
    state: z.enum(caseStates).optional(),
    /** Of the number, the claimant or what was claimed. */
    search: words(longestSearch).optional(),
  }),
  output: pageOf(deskRow),
})

export const readInfringement = defineCall({
  name: 'readInfringement',
  summary: 'One case with everything both sides said, and what can be done next',
  methods: ['GET'],
  path: paths.readInfringement,
  access: desk,
  effect: 'read',
  input: z.object({ id }),
  output: deskRow.omit({ claimant: true, work: true }).extend({
    rights: z.enum(infringedRights),
    statement: z.string(),
    claimant: z.object({
      name: z.string(),
      kind: z.enum(claimantKinds),
      company: z.string(),
      register_number: z.string(),
      role: z.enum(claimantRoles),
      holder: z.string(),
      postal_address: z.string(),
      mobile: z.string(),
      email: z.string(),
    }),
    work: z
      .object({
        id,
        title: z.string(),
        artists: z.string(),
        status: z.enum(workStatuses),
        member: z.object({ id, nickname: z.string() }),
        tracks: z.array(
          z.object({ id, title: z.string(), isrc: z.string().nullable(), is_withdrawn: z.boolean() }),
        ),
      })
      .nullable(),
    track_id: id.nullable(),
    measure: z.enum(['work', 'track']).nullable(),
    counter: z.string().nullable(),
    counter_sender: counterSender.nullable(),
    files: z.array(openedFile.extend({ side: z.enum(['claimant', 'member']) })),
    history: z.array(caseStep.extend({ name: z.string() })),
    can: z.object({
      nameWork: z.boolean(),
      events: z.array(z.enum(staffEvents)),
      hold: z.boolean(),
      endHold: z.boolean(),
      askConfirmation: z.boolean(),
      endLink: z.boolean(),
    }),
  }),
})

export const nameInfringingWork = defineCall({
  name: 'nameInfringingWork',
  summary: 'Say which release, or which of its tracks, a case is about',
  methods: ['POST'],
  path: paths.nameInfringingWork,
  access: desk,
  effect: 'change',
  idempotent: true,
  input: z.object({ id, work_id: id, track_id: id.nullable() }),
  output: z.object({ state: z.enum(caseStates) }),
})

export const moveInfringement = defineCall({
  name: 'moveInfringement',
  summary: 'Take the next step of a case, with the reason that both sides read',
  methods: ['POST'],
  path: paths.moveInfringement,
  access: desk,
  effect: 'change',
  input: z.object({ id, event: z.enum(staffEvents), reason: prose(reasonLength.max, reasonLength.min) }),
  output: z.object({ state: z.enum(caseStates) }),
})

const reason = prose(reasonLength.max, reasonLength.min)

export const holdInfringement = defineCall({
  name: 'holdInfringement',
  summary: 'Hold what the recordings of a case earn for thirty days from now, or renew that, with a reason',
  methods: ['POST'],
  path: paths.holdInfringement,
  access: desk,
  effect: 'change',
  input: z.object({ id, reason }),
  output: z.object({ hold_until: timestamp }),
})

export const endInfringementHold = defineCall({
  name: 'endInfringementHold',
  summary: 'Let go what is held for a case',
  methods: ['POST'],
  path: paths.endInfringementHold,
  access: desk,
  effect: 'change',
  input: z.object({ id, reason }),
  output: done,
})

export const askInfringementConfirmation = defineCall({
  name: 'askInfringementConfirmation',
  summary: 'Mail the claimant the link that confirms the claim once more',
  methods: ['POST'],
  path: paths.askInfringementConfirmation,
  access: desk,
  effect: 'change',
  rate: { max: 30, seconds: 3600, per: 'account' },
  input: z.object({ id }),
  output: done,
})

export const endInfringementLink = defineCall({
  name: 'endInfringementLink',
  summary:
    'End the secret link of a case that has come into other hands; another one is mailed to its claimant',
  methods: ['POST'],
  path: paths.endInfringementLink,
  access: desk,
  effect: 'change',
  input: z.object({ id }),
  output: done,
})
