import { z } from 'zod'
import { lockAgent } from '../../../platform/database/lock-agent'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { notify } from '../../messages/messages.public'
import { emptyWholeAccount } from './empty-account'
import { requireClosable } from './require-closable'
import { lockDueAccount, stopClosing } from './security.queries'
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
  async run({ payload: { memberId }, agentId, database, services }) {
    await database.change(agentId, async tx => {
      // A posting shares the agent until it stands, and puts money where the account is now: it comes before this, or after. Its members
      // are not locked for that; it may take minutes.
      await lockAgent(tx)
      if (!(await lockDueAccount(tx, memberId, new Date()))) return
      const obstacle = await obstacleTo(tx, memberId)
      if (obstacle) return keepOpen(tx, memberId, obstacle)
      await emptyWholeAccount(tx, services.secrets, memberId, new Date())
    })
  },
}
