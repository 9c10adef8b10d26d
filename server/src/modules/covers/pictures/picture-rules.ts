import type { readPictureRules, savePictureRules } from '#contract/covers/picture-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { findRules, putRules } from './picture-rules.queries'
import './pictures.texts'

export async function readTheRules({ tx, services }: CallContext<typeof readPictureRules>) {
  const { imageModel: model } = services
  const shown = model && { name: model.name, price: model.price, currency: model.currency }
  return { ...(await findRules(tx)), model: shown ?? null }
}

export async function saveTheRules({ tx, input, actor, client, now }: CallContext<typeof savePictureRules>) {
  const { version: _, ...before } = await findRules(tx)
  const version = await putRules(tx, input)
  if (version === undefined) throw new Refusal('conflict', { text: 'pictures.rulesChanged' })
  const { version: __, ...after } = input
  const about = { actor, client, now, subject: 'covers', subjectId: 'pictures', before, after }
  await recordAudit(tx, { ...about, action: 'covers.pictureRulesChanged' })
  return { version }
}
