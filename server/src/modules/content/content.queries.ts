import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

export function newestPage(tx: Tx, pageId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('site_pages')
      .select(['page_id', 'version', 'title', 'body_html', 'published_at'])
      .where('page_id', '=', pageId)
      .orderBy('version', 'desc')
      .limit(1),
  )
}

export interface Acceptance {
  memberId: number
  pageId: number
  version: number
  address: string
  now: Date
}

export function insertAcceptance(tx: Tx, { memberId, pageId, version, address, now }: Acceptance) {
  return execute(
    tx,
    build
      .insertInto('agreement_acceptances')
      .values({ member_id: memberId, page_id: pageId, version, at: now, address }),
  )
}
