import type { storageUse } from '#contract/works/calls'
import { storageQuota } from '#contract/works/material'
import type { CallContext } from '../../../platform/http/call-handler'
import { bytesKept, typesKept } from '../files/stored-files.queries'
import { bytesUnderWay } from './upload-sessions.queries'

/** Uploads under way count: the quota does too. */
export async function readStorageUse({ tx, actor }: CallContext<typeof storageUse>) {
  const [kept, underWay, byType] = await Promise.all([
    bytesKept(tx, actor.memberId),
    bytesUnderWay(tx, actor.memberId),
    typesKept(tx, actor.memberId),
  ])
  return { used: kept + underWay, quota: storageQuota, by_type: byType }
}
