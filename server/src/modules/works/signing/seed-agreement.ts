import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/database/query'
import type { Services } from '../../../platform/services'
import { channelsOf } from '../../distribution/distribution.public'
import { findSigner } from '../../identity/identity.public'
import {
  buildTerms,
  checkAddress,
  hashTerms,
  keepAgreement,
  listAgreements,
} from '../../rights/rights.public'
import { listTracks, lockWork } from '../works.queries'

interface SeededSignature {
  workId: number
  memberId: number
  site: { title: string; domain: string }
  rate: string
  now: Date
}

/** The agreement of a demo work, as its member would have signed it on that day; once, however often it is asked for. */
export async function seedAgreement(tx: Tx, services: Services, seeded: SeededSignature): Promise<void> {
  const { workId, memberId, site, rate, now } = seeded
  const signer = await findSigner(tx, services.secrets, memberId, now)
  const work = await lockWork(tx, workId)
  if (typeof signer === 'string' || !work) return
  const signed = await listAgreements(tx, workId)
  if (signed.some(({ signed_at }) => signed_at.getTime() === now.getTime())) return
  const terms = buildTerms(
    {
      work,
      tracks: await listTracks(tx, workId),
      channels: await channelsOf(tx),
      signer,
      site: { title: site.title, checkAddress: checkAddress(site.domain) },
      rate,
    },
    'zh-CN',
  )
  await keepAgreement(tx, services, {
    workId,
    memberId,
    terms,
    termsHash: hashTerms(terms),
    rate,
    signer,
    client: { address: '127.0.0.1', userAgent: 'Demo' },
    // No code was ever sent for it.
    codeHash: randomBytes(32),
    domain: site.domain,
    language: 'zh-CN',
    now,
  })
}
