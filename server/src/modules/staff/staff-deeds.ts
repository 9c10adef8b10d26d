// What waits for a second person: that somebody becomes admin or finance, that such a person sets up a new second factor, or that a colleague
// may decide about what was an account of their own.
import { z } from 'zod'
import { staffRoles } from '#contract/call'
import { staffStates } from '#contract/staff/management-calls'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { type DeedMaker, rolesInWords } from '../deeds/deeds.public'
import { lockWorkOf, writeChange } from './change-staff'
import { makeInvitation } from './invite-staff'
import { requireAnAdmin } from './staff.policy'
import './staff.texts'
import { forgetSecondFactor } from './staff-access'
import { lockAdminsAnd } from './staff-management.queries'

const askedBy = ['admin'] as const
const roles = z.array(z.enum(staffRoles)).min(1)
const invitation = z.object({ note: z.string(), roles })
const rights = z.object({
  name: z.string(),
  roles: roles.optional(),
  state: z.enum(staffStates).optional(),
})
const factor = z.object({ name: z.string() })
const account = z.object({ name: z.string(), own_mobile: z.string().nullable() })

/** The subject is the hash of the link: it makes nobody staff before the deed is done. */
export const invitationDeeds: DeedMaker<z.output<typeof invitation>> = {
  change: invitation,
  askedBy,
  readState: async () => null,
  async perform(means, subject, change) {
    await makeInvitation(means, subject, change)
  },
  describe: (_, { note, roles }) => ({
    text: 'staff.deed.invitation',
    params: { note, roles: rolesInWords(roles) },
  }),
}

async function lockPerson(tx: Tx, subject: string) {
  const staffId = Number(subject)
  const locked = await lockAdminsAnd(tx, staffId)
  return { locked, person: locked.find(({ id }) => id === staffId) }
}

export const rightsDeeds: DeedMaker<z.output<typeof rights>> = {
  change: rights,
  askedBy,
  async readState(tx, subject) {
    await lockWorkOf(tx, Number(subject))
    const { person } = await lockPerson(tx, subject)
    return person && { roles: person.roles, state: person.state }
  },
  async perform(means, subject, { name: _, ...change }) {
    const { person, locked } = await lockPerson(means.tx, subject)
    if (!person) throw new Refusal('notFound')
    requireAnAdmin(locked.map(one => (one.id === person.id ? { ...one, ...change } : one)))
    await writeChange(means, person, change)
  },
  describe: (_, { name, roles, state }) => ({
    text:
      state === 'active' ? (roles ? 'staff.deed.restoredAs' : 'staff.deed.restored') : 'staff.deed.rights',
    params: { name, roles: rolesInWords(roles ?? []) },
  }),
}

export const ownAccountDeeds: DeedMaker<z.output<typeof account>> = {
  change: account,
  askedBy,
  async readState(tx, subject) {
    const { person } = await lockPerson(tx, subject)
    return person && { own_mobile: person.own_mobile }
  },
  async perform(means, subject, { own_mobile }) {
    const { person } = await lockPerson(means.tx, subject)
    if (!person) throw new Refusal('notFound')
    await writeChange(means, person, { own_mobile })
  },
  describe: (_, { name, own_mobile: mobile }) => ({
    text: mobile === null ? 'staff.deed.noAccount' : 'staff.deed.account',
    params: { name, mobile: mobile ?? '' },
  }),
}

export const secondFactorDeeds: DeedMaker<z.output<typeof factor>> = {
  change: factor,
  askedBy,
  async readState(tx, subject) {
    const { person } = await lockPerson(tx, subject)
    return person && { factor: person.totp_confirmed_at }
  },
  async perform(means, subject) {
    const { person, locked } = await lockPerson(means.tx, subject)
    if (!person) throw new Refusal('notFound')
    requireAnAdmin(locked.filter(({ id }) => id !== person.id))
    await forgetSecondFactor(means, person)
  },
  describe: (_, { name }) => ({ text: 'staff.deed.factor', params: { name } }),
}
