import type { listDeeds } from '#contract/deeds/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { listAdmins, listEndedDeeds, listWaitingDeeds } from './deeds.queries'
import { presentDeed } from './present-deed'

export async function listTheDeeds({ tx, actor, language, now }: CallContext<typeof listDeeds>) {
  const [waiting, ended, admins] = [
    await listWaitingDeeds(tx),
    await listEndedDeeds(tx),
    await listAdmins(tx),
  ]
  const reader = { staffId: actor.staffId, language, admins, now }
  return {
    waiting: waiting.map(deed => presentDeed(deed, reader)),
    ended: ended.map(deed => presentDeed(deed, reader)),
  }
}
