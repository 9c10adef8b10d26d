import {
  type hideTemplate,
  type listManagedTemplates,
  offerLimits,
  type readManagedTemplate,
  type removeTemplate,
  type saveTemplate,
} from '#contract/covers/desk-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import type { Linking } from '../../../platform/http/link-bearer'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { askForPreview } from '../designs/design-jobs'
import { putUses } from '../images/cover-images.queries'
import { imageLink } from '../images/image-link'
import { linkedImages, requireImages } from '../images/named-images'
import { holdOffers } from '../offer-order.queries'
import {
  findTemplate,
  insertTemplate,
  listAllTemplates,
  lockTemplate,
  removeTemplateRow,
  setTemplateHidden,
  updateTemplate,
} from './templates.queries'
import '../covers.texts'

type Row = Awaited<ReturnType<typeof listAllTemplates>>[number]

function presentTemplate(linking: Linking, agentId: number, row: Row) {
  const { id, names, version, is_hidden, preview_id } = row
  return { id, names, version, is_hidden, preview: preview_id && imageLink(linking, agentId, preview_id) }
}

export async function listTemplatesOfSite(context: CallContext<typeof listManagedTemplates>) {
  const { tx } = context
  return (await listAllTemplates(tx)).map(row => presentTemplate(context, tx.agentId, row))
}

export async function readTemplateOfSite(context: CallContext<typeof readManagedTemplate>) {
  const { tx, input } = context
  const template = await findTemplate(tx, input.id)
  if (!template) throw new Refusal('notFound')
  const { scene } = template
  const images = await linkedImages(context, scene)
  return { ...presentTemplate(context, tx.agentId, template), scene, images }
}

export async function saveTheTemplate({ tx, input, actor, client, now }: CallContext<typeof saveTemplate>) {
  const { id, version, ...fields } = input
  const { names } = fields
  const about = { actor, client, now, subject: 'coverTemplate', after: { names } }
  const known = id === undefined ? undefined : await lockTemplate(tx, id)
  if (id !== undefined && !known) throw new Refusal('notFound')
  if (known && known.version !== version) {
    throw new Refusal('conflict', { text: 'covers.templateChanged', data: { version: known.version } })
  }
  const images = await requireImages(tx, fields.scene, null)
  if (known) {
    const saved = await updateTemplate(tx, known.id, fields)
    await putUses(tx, 'template_id', known.id, images)
    await askForPreview(tx, { templateId: known.id })
    const before = { names: known.names }
    await recordAudit(tx, { ...about, action: 'covers.templateChanged', subjectId: known.id, before })
    return { id: known.id, version: saved }
  }
  await holdOffers(tx)
  if ((await listAllTemplates(tx)).length >= offerLimits.templates) {
    throw new Refusal('conflict', { text: 'covers.tooManyOffered', params: { most: offerLimits.templates } })
  }
  const added = await insertTemplate(tx, fields)
  await putUses(tx, 'template_id', added, images)
  await askForPreview(tx, { templateId: added })
  await recordAudit(tx, { ...about, action: 'covers.templateAdded', subjectId: added })
  return { id: added, version: 1 }
}

export async function hideTheTemplate({ tx, input, actor, client, now }: CallContext<typeof hideTemplate>) {
  const known = await lockTemplate(tx, input.id)
  if (!known) throw new Refusal('notFound')
  if (known.is_hidden === input.is_hidden) return null
  await setTemplateHidden(tx, known.id, input.is_hidden)
  const before = { names: known.names }
  const about = { actor, client, now, subject: 'coverTemplate', subjectId: known.id, before }
  const action = input.is_hidden ? 'covers.templateHidden' : 'covers.templateShown'
  await recordAudit(tx, { ...about, action })
  return null
}

export async function removeTheTemplate({
  tx,
  input,
  actor,
  client,
  now,
}: CallContext<typeof removeTemplate>) {
  const known = await lockTemplate(tx, input.id)
  if (!known) return null
  await removeTemplateRow(tx, known.id, now)
  const about = { actor, client, now, subject: 'coverTemplate', subjectId: known.id }
  await recordAudit(tx, { ...about, action: 'covers.templateRemoved', before: { names: known.names } })
  return null
}
