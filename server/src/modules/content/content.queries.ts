import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

/** Which wording of a page of the site stands now. */
export function shownPage(tx: Tx, number: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('content_items')
      .select(['id', 'published_version as version'])
      .where('kind', '=', 'page')
      .where('number', '=', number)
      .where('published_version', 'is not', null)
      .$narrowType<{ version: number }>(),
  )
}

export interface Acceptance {
  memberId: number
  itemId: number
  version: number
  address: string
  now: Date
}

export function insertAcceptance(tx: Tx, { memberId, itemId, version, address, now }: Acceptance) {
  return execute(
    tx,
    build
      .insertInto('agreement_acceptances')
      .values({ member_id: memberId, item_id: itemId, version, at: now, address }),
  )
}
