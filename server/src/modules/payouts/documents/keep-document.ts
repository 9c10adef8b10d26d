import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Language } from '#contract/language'
import type { Database } from '../../../platform/database/database'
import type { Services } from '../../../platform/services'
import { storeNoted } from '../../../platform/storage/store-noted'
import { checkAddress } from '../../rights/rights.public'
import { findDocument, insertDocument, type Subject } from './documents.queries'
import { drawPaper } from './draw-paper'
import { hashOfPaper, type Paper } from './paper'

export interface Made {
  paper: Paper
  subject: Omit<Subject, 'language'>
}

interface Place {
  agentId: number
  database: Database
  services: Pick<Services, 'storage'>
  /** Where anybody can check it. */
  domain: string
}

/** As it was drawn before; else drawn now, outside any transaction. The same words make the same bytes, so two at once do no harm. */
export async function keepDocument(
  { agentId, database, services, domain }: Place,
  { paper, subject }: Made,
  language: Language,
  now: Date,
): Promise<{ size: number; body: Readable }> {
  const content = hashOfPaper(paper)
  const about = { ...subject, language }
  const known = await database.read(agentId, tx => findDocument(tx, about, content))
  const stored = known && (await services.storage.read(known.file_key))
  if (stored) return stored
  const file = await drawPaper(paper, checkAddress(domain), language)
  const sha256 = createHash('sha256').update(file).digest()
  const key = `payout-documents/${agentId}/${sha256.toString('hex')}.pdf`
  await storeNoted(database, services.storage, agentId)(key, file, { mayUseReserve: true })
  await database.change(agentId, tx =>
    insertDocument(tx, { ...about, content, now, file: { key, size: file.length, sha256 } }),
  )
  return { size: file.length, body: Readable.from([file]) }
}
