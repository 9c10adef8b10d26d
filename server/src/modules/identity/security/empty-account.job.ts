import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { say } from '../../../platform/texts/texts'
import { eraseMailAddress } from '../../mail/mail.public'
import { notify } from '../../messages/messages.public'
import { accountHooks } from '../account-hooks'
import { leaveCompanies } from '../companies/companies.queries'
import { deleteSessionsOf } from '../identity.queries'
import { eraseDocuments } from '../verification/verification.queries'
import { requireClosable } from './require-closable'
import { deleteLoginEvents, emptyAccount, lockDueAccount, stopClosing } from './security.queries'
import './security.texts'

async function obstacleTo(tx: Tx, memberId: number): Promise<Refusal | undefined> {
  try {
    await requireClosable(tx, memberId)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Nothing is closed over somebody's head: they are told what stands in the way, and ask again when it is gone. */
async function keepOpen(tx: Tx, memberId: number, { details }: Refusal) {
  await stopClosing(tx, memberId)
  const key = details.text ?? 'refusal.cannotClose'
  const reason = { 'zh-CN': say(key, 'zh-CN'), en: say(key, 'en') }
  await notify(tx, {
    memberId,
    kind: 'security',
    template: 'security.notClosed',
    params: { reason },
    link: '/person-center/reset-pwd',
  })
}

/** Runs when the days to think it over have passed; an account that was kept meanwhile is not due. */
export const emptyDueAccount: Job<{ memberId: number }> = {
  name: 'emptyDueAccount',
  lane: 'quick',
  payload: z.object({ memberId: z.number().int() }),
  async run({ payload: { memberId }, agentId, database }) {
    await database.change(agentId, async tx => {
      if (!(await lockDueAccount(tx, memberId, new Date()))) return
      const obstacle = await obstacleTo(tx, memberId)
      if (obstacle) return keepOpen(tx, memberId, obstacle)
      for (const { onAccountClosed } of accountHooks()) await onAccountClosed?.(tx, memberId, new Date())
      await emptyAccount(tx, memberId)
      await deleteSessionsOf(tx, memberId)
      await deleteLoginEvents(tx, memberId)
      await eraseMailAddress(tx, { memberId })
      await leaveCompanies(tx, memberId)
      const keys = await eraseDocuments(tx, memberId)
      if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
    })
  },
}
