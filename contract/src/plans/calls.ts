// Hot plans: campaigns that members take part in with a work.
import { z } from 'zod'
import { defineCall } from '../call'
import { applicationStates, planNeeds } from '../content/kinds'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose } from '../text'
import { day, done, id, itemNumber, timestamp } from '../wire'

/** What a plan has beside its words. */
export const planDetails = z.object({
  needs: z.enum(planNeeds),
  /** How many works are taken at most. */
  places: z.number().int().min(1).max(100_000).nullable(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
})
export type PlanDetails = z.output<typeof planDetails>

/** Days are the site's, in Asia/Shanghai: a plan is open from the first to the last of them. */
export const planPhases = ['coming', 'open', 'full', 'over'] as const

const planRow = planDetails.extend({
  id,
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  phase: z.enum(planPhases),
  accepted: z.number().int(),
  published_at: timestamp,
})

export const listPlans = defineCall({
  name: 'listPlans',
  summary: 'List hot plans, open ones first',
  methods: ['POST'],
  path: paths.listPlans,
  access: 'anyone',
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(planRow),
})

export const readPlan = defineCall({
  name: 'readPlan',
  summary: 'Retrieve a hot plan',
  methods: ['POST'],
  path: paths.readPlan,
  access: 'anyone',
  effect: 'read',
  input: z.object({ id: itemNumber }),
  output: planRow.extend({ body_html: z.string() }),
})

export const applicationText = { max: 1000 } as const

const application = z.object({
  id,
  plan: z.object({ id, title: z.string() }),
  work: z.object({ id, title: z.string(), status: z.string() }),
  text: z.string(),
  state: z.enum(applicationStates),
  /** What the site answered. */
  answer: z.string(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
})
export type PlanApplication = z.output<typeof application>

const publishers = ['owner', 'publisher'] as const

export const applyToPlan = defineCall({
  name: 'applyToPlan',
  summary: 'Apply to a plan with a release; once per release',
  methods: ['POST'],
  path: paths.applyToPlan,
  access: 'member',
  colleagues: publishers,
  effect: 'change',
  idempotent: true,
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: z.object({ plan: itemNumber, work: id, text: prose(applicationText.max) }),
  output: z.object({ id }),
})

export const listMyApplications = defineCall({
  name: 'listMyApplications',
  summary: 'List your applications, newest first',
  methods: ['GET'],
  path: paths.listMyApplications,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput, plan: itemNumber.optional() }),
  output: pageOf(application),
})

export const withdrawApplication = defineCall({
  name: 'withdrawApplication',
  summary: 'Withdraw an application that’s still waiting',
  methods: ['POST'],
  path: paths.withdrawApplication,
  access: 'member',
  colleagues: publishers,
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})

const editors = ['admin', 'editor'] as const

export const listPlanApplications = defineCall({
  name: 'listPlanApplications',
  summary: 'Who wants to take part, the longest waiting first',
  methods: ['GET'],
  path: paths.listPlanApplications,
  access: editors,
  effect: 'read',
  input: z.object({
    ...pageInput,
    /** The item, as in listContent. */
    plan: id.optional(),
    state: z.enum(applicationStates).default('waiting'),
  }),
  output: pageOf(application.extend({ member: z.object({ id, name: z.string() }) })),
})

export const decideApplication = defineCall({
  name: 'decideApplication',
  summary: 'Take a work into a plan, or say why not',
  methods: ['POST'],
  path: paths.decideApplication,
  access: editors,
  effect: 'change',
  idempotent: true,
  input: z.object({
    id,
    decision: z.enum(['accepted', 'declined']),
    /** Demanded where a work is declined. */
    answer: prose(applicationText.max),
  }),
  output: done,
})
