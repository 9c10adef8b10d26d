import { pageCodePattern } from '#contract/release-pages/page-code'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { standingOf } from './release-pages.policy'
import { findByCode, type PageRecord } from './release-pages.queries'

export type OpenPage = PageRecord & { stage: 'out' | 'soon' }

/** The page as the public may see it now. */
export async function openPage(tx: Tx, code: string): Promise<OpenPage> {
  const page = pageCodePattern.test(code) ? await findByCode(tx, code) : undefined
  const standing = page ? standingOf(page) : 'hidden'
  if (!page || standing === 'hidden') throw new Refusal('notFound')
  if (standing === 'gone') throw new Refusal('gone')
  return { ...page, stage: standing }
}
