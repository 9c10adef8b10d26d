import type { ColleagueRole } from '#contract/call'
import type { Tx } from '../../../platform/database/query'
import type { Linking } from '../../../platform/http/link-bearer'
import { allowedWith } from '../covers.policy'
import { imageLink } from '../images/image-link'
import type { DesignRecord } from './cover-designs.queries'

export function presentDesign(
  means: Linking & { tx: Tx },
  role: ColleagueRole,
  design: Omit<DesignRecord, 'scene'>,
) {
  const { id, name, version, is_favourite, work_id, work_title, preview_id, saved_by } = design
  return {
    id,
    name,
    version,
    is_favourite,
    work: work_id === null ? null : { id: work_id, title: work_title ?? '' },
    preview: preview_id && imageLink(means, means.tx.agentId, preview_id),
    saved_at: design.saved_at.toISOString(),
    saved_by,
    created_at: design.created_at.toISOString(),
    binned_at: design.binned_at?.toISOString() ?? null,
    can: allowedWith(design, role),
  }
}
