import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/database'
import type { Tx } from '../../../platform/database/query'
import type { Services } from '../../../platform/services'
import { storeNoted } from '../../../platform/storage/store-noted'
import { channelsOf } from '../../distribution/distribution.public'
import { findSigner } from '../../identity/identity.public'
import {
  buildTerms,
  checkAddress,
  hashTerms,
  insertAgreement,
  listAgreements,
  readLicensee,
  writeAgreement,
} from '../../rights/rights.public'
import { findWork, listTracks, lockWork } from '../works.queries'

interface SeededSignature {
  workId: number
  memberId: number
  domain: string
  rate: string
  now: Date
}

interface Place {
  database: Database
  services: Services
  agentId: number
}

/** The agreement of a demo work, as its member would have signed it on that day; once, however often it is asked for. */
export async function seedAgreement(place: Place, seeded: SeededSignature): Promise<void> {
  const { database, services, agentId } = place
  const signed = await database.read(agentId, tx => termsToSign(tx, services, seeded))
  if (!signed) return
  const store = storeNoted(database, services.storage, agentId)
  const agreement = await writeAgreement(agentId, store, signed)
  await database.change(agentId, async tx => {
    if ((await lockWork(tx, seeded.workId)) && !(await isSigned(tx, seeded)))
      await insertAgreement(tx, agreement)
  })
}

async function isSigned(tx: Tx, { workId, now }: SeededSignature): Promise<boolean> {
  const signed = await listAgreements(tx, workId)
  return signed.some(({ signed_at }) => signed_at.getTime() === now.getTime())
}

async function termsToSign(tx: Tx, services: Services, seeded: SeededSignature) {
  const { workId, memberId, domain, rate, now } = seeded
  const signer = await findSigner(tx, services.secrets, memberId, now)
  const work = await findWork(tx, workId)
  if (typeof signer === 'string' || !work || (await isSigned(tx, seeded))) return undefined
  const licensee = await readLicensee(tx)
  const terms = buildTerms(
    {
      work,
      tracks: await listTracks(tx, workId),
      channels: await channelsOf(tx),
      signer,
      site: {
        licensee: licensee.name,
        creditCode: licensee.credit_code,
        checkAddress: checkAddress(domain),
      },
      rate,
    },
    'zh-CN',
  )
  return {
    workId,
    memberId,
    terms,
    termsHash: hashTerms(terms),
    rate,
    signer,
    client: { address: '127.0.0.1', userAgent: 'Demo' },
    // No code was ever sent for it.
    codeHash: randomBytes(32),
    domain,
    language: 'zh-CN' as const,
    now,
  }
}
