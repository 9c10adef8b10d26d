import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

export async function hasOpenMeasure(tx: Tx, memberId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('infringement_cases as claim')
      .innerJoin('works as work', 'work.id', 'claim.work_id')
      .select('claim.id')
      .where('work.member_id', '=', memberId)
      .where('claim.measure', 'is not', null)
      .where('claim.is_open', '=', true)
      .limit(1),
  )
  return found !== undefined
}

const casesOf = (memberId: number) =>
  build
    .selectFrom('infringement_cases as claim')
    .innerJoin('works as work', 'work.id', 'claim.work_id')
    .select('claim.id')
    .where('work.member_id', '=', memberId)

/** Not null: that there was one stays. */
export function emptyAnswers(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('infringement_cases')
      .set({ counter: '', counter_name: '', counter_contact: '', counter_address: '' })
      .where('counter', 'is not', null)
      .where('id', 'in', casesOf(memberId)),
  )
}

export function forgetEvidenceOf(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .deleteFrom('infringement_files')
      .where('side', '=', 'member')
      .where('case_id', 'in', casesOf(memberId)),
  )
}

export function forgetNameOf(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('infringement_history')
      .set({ name: '' })
      .where('by', '=', 'member')
      .where('case_id', 'in', casesOf(memberId)),
  )
}
