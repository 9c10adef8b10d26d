import type { Tx } from '../../platform/database/query'
import { tracksOf } from '../works/works.public'

/** What rights staff have taken off the channels is neither named nor heard here. */
export async function tracksOnPage(tx: Tx, workId: number) {
  return (await tracksOf(tx, workId)).filter(({ withdrawn_at }) => withdrawn_at === null)
}
