// Mails to staff. One is sent when there is something new to tell, at most once an hour of each kind, and once more a day as long as it lasts.
import { z } from 'zod'
import { type StaffRole, staffMay } from '#contract/call'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { readPresentation } from '../../../platform/stored-settings'
import { say } from '../../../platform/texts/texts'
import { endOf, momentInChina, sumOverlookedDeeds } from '../../deeds/deeds.public'
import { deliverMail, readSite } from '../../mail/mail.public'
import { countMatters, diskTrouble, type MatterKind, matterKinds, matters } from './matters'
import { findMailedStaff, listMailedStaff, listTold, lowerTold, putTold } from './staff-mails.queries'
import './mail-staff.texts'

const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds

export const watchQueues: Job<Record<string, never>> = {
  name: 'watchQueues',
  lane: 'notices',
  everyMinutes: 10,
  payload: z.object({}),
  async run({ agentId, database }) {
    await database.change(agentId, async tx => {
      for (const { id } of await listMailedStaff(tx)) {
        const options = { key: `mailStaff ${agentId} ${id}`, maxAttempts: 4 }
        await enqueue(tx, mailStaff, { staffId: id }, options)
      }
    })
  },
}

interface Told {
  kind: string
  amount: number
  mailed_at: Date
}

/** Something new, or the same for a day; never twice within an hour. */
export function isDue(amount: number, told: Omit<Told, 'kind'> | undefined, now: Date): boolean {
  if (amount === 0) return false
  if (!told) return true
  const since = now.getTime() - told.mailed_at.getTime()
  return since >= hourMilliseconds && (amount > told.amount || since >= dayMilliseconds)
}

export const mailStaff: Job<{ staffId: number }> = {
  name: 'mailStaff',
  lane: 'notices',
  leaves: true,
  payload: z.object({ staffId: z.number().int() }),
  async run(context) {
    const { payload, agentId, database, services } = context
    const now = new Date()
    const disk = await diskTrouble(services)
    const found = await database.change(agentId, async tx => {
      const staff = await findMailedStaff(tx, payload.staffId)
      if (!staff) return undefined
      const amounts = { ...(await countMatters(tx, now, services.demo !== undefined)), disk }
      const told = await listTold(tx, staff.id)
      for (const { kind } of told) await lowerTold(tx, staff.id, kind, amounts[kind as MatterKind] ?? 0)
      const roles = { roles: staff.roles as StaffRole[] }
      const due = matterKinds.filter(
        kind =>
          staffMay(roles, matters[kind].seenBy) &&
          isDue(
            amounts[kind],
            told.find(before => before.kind === kind),
            now,
          ),
      )
      return { staff, amounts, due, site: await readSite(tx), ends: await firstEnd(tx, now) }
    })
    if (!found || found.due.length === 0) return
    const { staff, amounts, due, site, ends } = found
    const language = staff.language as Language
    const title = readPresentation(site.presentation).site_title[language]
    const origin = services.originOf(site.domain)
    const words = (key: string, count = 0) => say(`mailStaff.${key}`, language, { site: title, count, ends })
    const [only] = due
    const subject =
      due.length === 1 && only ? words(`${only}.title`, amounts[only]) : words('several', due.length)
    await deliverMail(
      context,
      {
        key: `staff ${staff.id} ${due.join(',')} ${now.toISOString().slice(0, 13)}`,
        to: staff.address,
        addressId: staff.address_id,
        letter: {
          language,
          subject: `${title}: ${subject}`,
          heading: subject,
          paragraphs: [],
          items: due.map(kind => ({
            title: words(`${kind}.title`, amounts[kind]),
            text: words(`${kind}.text`, amounts[kind]),
            when: '',
            address: `${origin}${matters[kind].path}`,
          })),
          button: { label: words('open'), address: `${origin}/operator` },
          reason: words('reason'),
          settings: { label: words('settings'), address: `${origin}/operator/security` },
        },
      },
      async tx => {
        for (const kind of due) await putTold(tx, staff.id, kind, { amount: amounts[kind], now })
      },
    )
  },
}

/** Of the changes that wait for an admin's yes; empty where none does. */
async function firstEnd(tx: Tx, now: Date): Promise<string> {
  const { oldest_at } = await sumOverlookedDeeds(tx, now)
  return oldest_at ? momentInChina(endOf({ requested_at: oldest_at })) : ''
}
