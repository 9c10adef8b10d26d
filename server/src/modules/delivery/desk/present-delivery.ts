import type { ShownDelivery } from '#contract/distribution/delivery'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import type { Linking } from '../../../platform/http/link-bearer'
import { coverThumbnail } from '../../works/works.public'
import type { DeliveryRecord } from './shown-columns'
import { tellError } from './tell-said'

type Means = Linking & { tx: Tx; language: Language }

export function presentDelivery(row: DeliveryRecord, means: Means): ShownDelivery {
  const { tx, language } = means
  return {
    id: row.id,
    work: {
      id: row.work_id,
      title: row.title,
      artists: row.artists,
      upc: row.upc,
      cover_url: row.cover ? coverThumbnail(means, tx.agentId, Buffer.from(row.cover, 'hex')) : null,
    },
    channel: { id: row.channel_id, code: row.channel_code, name: row.channel_name[language] },
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    error: row.last_error === null ? null : tellError(row.last_error, language),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    queued_at: row.queued_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    live_at: row.live_at?.toISOString() ?? null,
    batch: row.batch,
    message_id: row.message_id,
  }
}
