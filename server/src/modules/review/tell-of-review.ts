import type { Tx } from '../../platform/database/query'
import type { TextParams } from '../../platform/texts/texts'
import { notify } from '../messages/messages.public'
import type { lockWork } from '../works/works.public'
import './review.texts'

type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>

/** A message about a step of staff, with the way to the work it concerns. */
export function tellOfReview(
  tx: Tx,
  work: Pick<Work, 'id' | 'member_id' | 'revision_of' | 'details'>,
  template: string,
  params: TextParams = {},
): Promise<void> {
  return notify(tx, {
    memberId: work.member_id,
    kind: 'review',
    template,
    params: { title: work.details.title, ...params },
    link: `/work-management/detail?id=${work.revision_of ?? work.id}`,
  })
}
