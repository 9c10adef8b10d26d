import type { chooseEncoding } from '#contract/works/material-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { isAnalysed, keptAnalysis } from '../analysis/analyse-file'
import { textsOf } from '../analysis/decode-text'
import { lockEditableWork } from '../own-work'
import { requirePlace } from '../uploads/upload-place'
import { isSettled } from './check-material.job'
import { judgeMaterial } from './judge-material'
import { putEncoding } from './materials.queries'
import { ownMaterial } from './own-material'
import { checkAnew } from './queue-check'
import { lyricBytes } from './read-lyrics'
import './materials.texts'

/** Kept with the material, not with the file: two members may mean different things by the same bytes. */
export const chooseOwnEncoding = {
  async prepare({ read, input, actor, services }: PrepareContext<typeof chooseEncoding>) {
    const found = await read(tx => ownMaterial(tx, actor.memberId, input.id))
    const texts = textsOf(await lyricBytes(found, services))
    if (!texts.has(input.encoding)) throw new Refusal('conflict', { text: 'materials.otherEncoding' })
  },

  /** The bytes of a material never change: what was read of them is still true. */
  async run({ tx, input, actor, now }: PreparedContext<typeof chooseEncoding, void>) {
    const { id, encoding } = input
    const found = await ownMaterial(tx, actor.memberId, id)
    const work = await lockEditableWork(tx, actor.memberId, found.work_id)
    await requirePlace(tx, work, { trackId: found.track_id, type: found.type })
    await putEncoding(tx, id, encoding)
    const material = await ownMaterial(tx, actor.memberId, id)
    // Its check is still to come, and will read it so.
    if (!isSettled(material)) return null
    const kept = keptAnalysis(material.analysis)
    if (isAnalysed(material.type, kept)) await judgeMaterial(tx, material, kept, now)
    else await checkAnew(tx, id)
    return null
  },
}
