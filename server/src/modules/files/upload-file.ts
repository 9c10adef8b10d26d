import type { uploadFile } from '#contract/files/calls'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { fileLink } from './file-link'
import { insertUpload } from './files.queries'
import { avatarAddress, type WrittenFile, writeFile } from './write-file'

export const uploadSmallFile = {
  prepare: (context: PrepareContext<typeof uploadFile>) => writeFile(context, context.input.purpose),

  async run(context: PreparedContext<typeof uploadFile, WrittenFile>) {
    const { tx, input, actor, now, prepared: file } = context
    await insertUpload(tx, { ...file, owner: { memberId: actor.memberId }, now })
    const url =
      input.purpose === 'avatar'
        ? avatarAddress(file.storageKey)
        : fileLink(context, { id: file.id, agentId: tx.agentId })
    return { upload_id: file.id, url, size: file.size, mime: file.mediaType }
  },
}
