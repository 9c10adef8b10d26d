import {
  type listSchemas,
  type removeSchemas,
  schemaFormats,
  type uploadSchema,
} from '#contract/distribution/schema-calls'
import type { CallContext, PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { isPlayedBySandbox } from '../managing/channel-obstacles'
import { listManagedChannels, lockAllChannels } from '../managing/managed-channels.queries'
import { type JudgedSchema, judgeSchema } from './judge-schema'
import { schemaFiles, schemasInFolder } from './schema-files'
import { deleteSchemas, listSchemaRows, putSchema } from './schemas.queries'
import './schemas.texts'

export async function listTheSchemas({ tx, services }: CallContext<typeof listSchemas>) {
  const [inFolder, uploaded] = await Promise.all([schemasInFolder(services), listSchemaRows(tx)])
  return schemaFormats.map(format => {
    const files = schemaFiles[format].map(name => {
      const row = uploaded.find(one => one.format === format && one.name === name)
      const { uploaded_at, uploaded_by, size } = row ?? {}
      return {
        name,
        uploaded: uploaded_at
          ? { at: uploaded_at.toISOString(), by: uploaded_by ?? '', size: size ?? 0 }
          : null,
      }
    })
    const isComplete = files.every(file => file.uploaded)
    const source = inFolder.has(format) ? 'folder' : isComplete ? 'uploaded' : 'missing'
    return { format, source: source as 'folder' | 'uploaded' | 'missing', files }
  })
}

export const uploadTheSchema = {
  prepare: async ({ file, input }: PrepareContext<typeof uploadSchema>) => judgeSchema(file, input.format),

  async run(context: PreparedContext<typeof uploadSchema, JudgedSchema>) {
    const { tx, input, actor, client, now, prepared } = context
    const { name, content } = prepared
    await putSchema(tx, { format: input.format, name, content, staffId: actor.staffId, now })
    const about = { actor, client, now, subject: 'schemas', subjectId: input.format }
    await recordAudit(tx, { ...about, action: 'schemas.upload', after: { name, size: content.length } })
    return { name }
  },
}

/** What would be left cannot be held against anything. */
export const removeTheSchemas = {
  prepare: ({ services }: PrepareContext<typeof removeSchemas>) => schemasInFolder(services),

  async run(context: PreparedContext<typeof removeSchemas, Awaited<ReturnType<typeof schemasInFolder>>>) {
    const { tx, input, actor, client, now, services, prepared: inFolder } = context
    const { format } = input
    await lockAllChannels(tx)
    const needing = (await listManagedChannels(tx)).filter(
      channel => channel.is_on && channel.profile.format === format && !isPlayedBySandbox(channel, services),
    )
    if (needing.length > 0 && !inFolder.has(format)) throw new Refusal('conflict', { text: 'schemas.inUse' })
    if ((await deleteSchemas(tx, format)) === 0) return null
    const about = { actor, client, now, subject: 'schemas', subjectId: format }
    await recordAudit(tx, { ...about, action: 'schemas.remove' })
    return null
  },
}
