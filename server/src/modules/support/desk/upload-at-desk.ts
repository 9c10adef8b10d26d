import type { uploadDeskFile } from '#contract/support/desk-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { fileLink, insertUpload, type WrittenFile, writeFile } from '../../files/files.public'

export const uploadAtDesk = {
  prepare: (context: PrepareContext<typeof uploadDeskFile>) => writeFile(context, 'attachment'),

  async run(context: PreparedContext<typeof uploadDeskFile, WrittenFile>) {
    const { tx, actor, now, prepared: file } = context
    await insertUpload(tx, { ...file, owner: { staffId: actor.staffId }, now })
    const url = fileLink(context, { id: file.id, agentId: tx.agentId })
    return { upload_id: file.id, url, size: file.size, mime: file.mediaType }
  },
}
