import type { uploadIdentityScan } from '#contract/identity/verification-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { insertUpload, type WrittenFile, writeFile } from '../../files/files.public'
import { readTicket } from './identity-ticket'
import { lockMember } from './verification.queries'

interface Prepared {
  memberId: number
  file: WrittenFile
}

/** From a phone that has no session: the ticket says whose scan it is. */
export const uploadScan = {
  async prepare(context: PrepareContext<typeof uploadIdentityScan>): Promise<Prepared> {
    const { input, site, secrets, now } = context
    const { memberId } = readTicket(secrets, site.agentId, input.ticket, now)
    return { memberId, file: await writeFile(context, 'document') }
  },

  async run({ tx, now, prepared }: PreparedContext<typeof uploadIdentityScan, Prepared>) {
    const { memberId, file } = prepared
    if (!(await lockMember(tx, memberId))) throw new Refusal('linkExpired')
    await insertUpload(tx, { ...file, owner: { memberId }, now })
    return { upload_id: file.id, mime: file.mediaType, size: file.size }
  },
}
