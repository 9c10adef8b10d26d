import { sql } from 'kysely'

/**
 * Through whose hands bills went that were sent to a bank before, in another withdrawal that came to nothing since: who sent it, and who said that it
 * failed or came back. What was only joined to it is no money that went there. `which`: a condition on `own`, the bills of the withdrawals.
 */
export const handsBefore = (which: ReturnType<typeof sql>) => sql`
  with earlier as (
    select distinct own.withdrawal_id, before.withdrawal_id as id
    from withdrawal_bills own
    join withdrawal_bills before on before.bill_id = own.bill_id and before.withdrawal_id < own.withdrawal_id and not before.is_joined
    where ${which} and not own.is_joined)
  select earlier.withdrawal_id, event.staff_id, event.event <> 'sendToBank' as has_said
  from earlier join withdrawal_events event on event.withdrawal_id = earlier.id and event.event in ('sendToBank', 'fail', 'bankReturns')
  where event.staff_id is not null
  union
  select earlier.withdrawal_id, result.read_by, true
  from earlier join bank_result_lines line on line.withdrawal_id = earlier.id and line.outcome = 'failed' and line.problem is null
  join bank_results result on result.id = line.result_id and (result.asked_at is not null or result.done > 0)`
