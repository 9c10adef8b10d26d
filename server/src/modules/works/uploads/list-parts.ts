import type { listUploadParts } from '#contract/works/calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import type { PresentPart } from '../../../platform/storage/direct-files'
import { presentParts, requireDirectUpload } from './direct-upload'

/** What a client that goes on with an upload need not send again. */
export const listParts = {
  async prepare(context: PrepareContext<typeof listUploadParts>) {
    const { direct, session } = await requireDirectUpload(context, context.read)
    return presentParts(context.services, direct, session)
  },
  run: async ({ prepared: parts }: PreparedContext<typeof listUploadParts, PresentPart[]>) => ({ parts }),
}
