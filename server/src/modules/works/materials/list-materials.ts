import type { MaterialFacts, materialStates, RuleResult } from '#contract/works/material'
import type { listMaterials } from '#contract/works/material-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import type { Linking } from '../../../platform/http/link-bearer'
import { derivedLink, mediaLink } from '../files/media-link'
import { ownWork } from '../own-work'
import { thumbnailName } from './check-material.job'
import { listMaterialsOfWork } from './materials.queries'

export const shownThumbnail = 600

export async function listOwnMaterials(context: CallContext<typeof listMaterials>) {
  const { tx, input, actor } = context
  const work = await ownWork(tx, actor.memberId, input.work_id)
  return materialsOf(tx, work.id, context)
}

/** With links that are good for a while. */
export async function materialsOf(tx: Tx, workId: number, linking: Linking) {
  const materials = await listMaterialsOfWork(tx, workId)
  return materials.map(material => {
    const file = { agentId: tx.agentId, sha256: material.sha256 }
    const { encoding, has_thumbnails: hasThumbnails } = material
    const facts = material.facts as unknown as MaterialFacts
    const readAs = encoding ?? facts.encoding
    return {
      id: material.id,
      work_id: material.work_id,
      track_id: material.track_id,
      type: material.type,
      file_name: material.file_name,
      size: material.size,
      sha256: material.sha256.toString('hex'),
      encoding,
      state: material.state as (typeof materialStates)[number],
      progress: material.progress,
      results: material.results as unknown as RuleResult[],
      facts,
      url: mediaLink(linking, {
        ...file,
        fileName: material.file_name,
        mediaType: readAs && `text/plain; charset=${readAs.toLowerCase()}`,
      }),
      thumbnail_url: hasThumbnails
        ? derivedLink(linking, { ...file, name: thumbnailName(shownThumbnail), mediaType: 'image/webp' })
        : null,
      created_at: material.created_at.toISOString(),
    }
  })
}
