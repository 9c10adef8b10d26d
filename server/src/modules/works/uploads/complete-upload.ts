import type { completeUpload } from '#contract/works/calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { missingParts } from '../../../platform/storage/direct-files'
import { assembleUploadJob } from './assemble-upload-job'
import { presentParts, requireDirectUpload, requireOpen } from './direct-upload'
import { uploadLifetime } from './grant-upload'
import { lockSession, prolongSession } from './upload-sessions.queries'

const mostNamed = 10
/** As long as the upload lives. */
const tries = 13

/** What the client says counts for nothing: the bucket is asked which parts it holds. A worker then makes them the file. */
export const completeOneUpload = {
  async prepare(context: PrepareContext<typeof completeUpload>): Promise<void> {
    const { direct, session } = await requireDirectUpload(context, context.read)
    if (session.state === 'failed') requireOpen(session)
    const missing = missingParts(session.size, await presentParts(context.services, direct, session))
    if (missing.length === 0) return
    const named = missing.slice(0, mostNamed).join(', ') + (missing.length > mostNamed ? ' …' : '')
    throw new Refusal('conflict', { text: 'workUploads.partsMissing', params: { parts: named } })
  },

  async run({ tx, input, now }: PreparedContext<typeof completeUpload, void>) {
    const session = await lockSession(tx, input.upload_id)
    if (!session) throw new Refusal('notFound')
    if (session.state === 'open') {
      await prolongSession(tx, session.id, new Date(now.getTime() + uploadLifetime))
      const key = `${assembleUploadJob.name} ${session.id}`
      await enqueue(tx, assembleUploadJob, { uploadId: session.id }, { key, maxAttempts: tries })
    }
    return { state: session.state }
  },
}
