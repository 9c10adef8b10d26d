import type { uploadFile } from '#contract/files/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { fileLink } from './file-link'
import { avatarAddress, keepFile } from './keep-file'

export async function uploadSmallFile(context: CallContext<typeof uploadFile>) {
  const { input, actor, tx } = context
  const kept = await keepFile(context, { memberId: actor.memberId }, input.purpose)
  const url =
    input.purpose === 'avatar'
      ? avatarAddress(kept.storageKey)
      : fileLink(context, { id: kept.id, agentId: tx.agentId })
  return { upload_id: kept.id, url, size: kept.size, mime: kept.mediaType }
}
