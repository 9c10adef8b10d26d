// Who sends a counter-notice and what it is about, as it is forwarded: the Civil Code, article 1196, and the Regulation on the Right to Network
// Dissemination of Information, article 16. The name is the verified one and never typed; for a minor it is the guardian's, who answers for them.
import type { Tx } from '../../platform/database/query'
import type { Secrets } from '../../platform/secrets'
import { findPayee } from '../identity/identity.public'
import { addressOfWork } from '../release-pages/release-pages.public'
import { findWork, tracksOf } from '../works/works.public'
import type { CaseRecord } from './infringement.queries'

interface Asked {
  tx: Tx
  secrets: Secrets
  site: { origin: string }
  actor: { memberId: number }
  now: Date
}

export async function senderOf(
  { tx, secrets, site, actor, now }: Asked,
  { work_id, track_id }: CaseRecord,
): Promise<{ name: string; subject: string } | null> {
  const payee = await findPayee(tx, secrets, actor.memberId, now)
  const work = work_id === null ? undefined : await findWork(tx, work_id)
  if (typeof payee === 'string' || !work) return null
  const tracks = await tracksOf(tx, work.id)
  const track = tracks.find(({ id }) => id === track_id)
  const page = await addressOfWork(tx, work.id)
  const isrcs = (track ? [track] : tracks).flatMap(({ isrc }) => (isrc ? [`ISRC ${isrc}`] : []))
  const codes = work.upc && !track ? [`UPC ${work.upc}`] : isrcs
  const title = [work.details.title, track?.details.title].filter(Boolean).join(' · ')
  const link = page ? `${site.origin}${page}` : ''
  return { name: payee.name, subject: [title, ...codes, link].filter(Boolean).join(' / ') }
}
