import type { signUploadParts } from '#contract/works/calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { type DirectFiles, partCount } from '../../../platform/storage/direct-files'
import type { PartialFacts } from '../../../platform/storage/partial-files'
import { begunFile, orBucketAway, requireDirectUpload, requireOpen } from './direct-upload'
import { uploadLifetime } from './grant-upload'
import { findSession, keepFacts, prolongSession } from './upload-sessions.queries'

/** Short, so that an account that ends sends nothing for long; who is slower asks again. */
const linkSeconds = 3600

interface Prepared {
  direct: DirectFiles
  facts: PartialFacts
}

/** Addresses for parts of an upload that is open. The first time the bucket learns of the upload. */
export const signParts = {
  async prepare(context: PrepareContext<typeof signUploadParts>): Promise<Prepared> {
    const { direct, session } = await requireDirectUpload(context, context.read)
    requireOpen(session)
    if (Math.max(...context.input.parts) > partCount(session.size)) {
      throw new Refusal('invalidInput', { fields: [{ field: 'parts', text: 'workUploads.noSuchPart' }] })
    }
    const { partial } = context.services.storage
    const facts = session.facts ?? (await partial.begin(session.storage_key).catch(orBucketAway))
    return { direct, facts }
  },

  async run({ tx, input, now, prepared }: PreparedContext<typeof signUploadParts, Prepared>) {
    const { direct, facts } = prepared
    // Of two that began it the first counts; what the other one began goes with the upload.
    await keepFacts(tx, input.upload_id, facts)
    await prolongSession(tx, input.upload_id, new Date(now.getTime() + uploadLifetime))
    const session = await findSession(tx, input.upload_id)
    const file = session && begunFile(session)
    if (!file) throw new Refusal('notFound')
    requireOpen(session)
    const parts = await direct.sign(file, [...new Set(input.parts)], linkSeconds)
    return { parts, expires_at: new Date(now.getTime() + linkSeconds * 1000).toISOString() }
  },
}
