-- What a bank's answer says is counted once, when it is read: its lines never change, and a page that follows how far it came asks every other second.
alter table bank_results
  add column paid integer not null default 0 check (paid >= 0),
  add column paid_minor bigint not null default 0 check (paid_minor >= 0),
  add column failed integer not null default 0 check (failed >= 0),
  add column failed_minor bigint not null default 0 check (failed_minor >= 0),
  add column problems integer not null default 0 check (problems >= 0),
  add column other_batch integer not null default 0 check (other_batch >= 0),
  add column wrong_amount integer not null default 0 check (wrong_amount >= 0),
  -- Payouts of the batch that it says anything about.
  add column mentioned integer not null default 0 check (mentioned >= 0);
update bank_results result
set (paid, paid_minor, failed, failed_minor, problems, other_batch, wrong_amount, mentioned) = (
  select count(*) filter (where line.problem is null and line.outcome = 'paid'),
         coalesce(sum(item.amount_minor) filter (where line.problem is null and line.outcome = 'paid'), 0),
         count(*) filter (where line.problem is null and line.outcome = 'failed'),
         coalesce(sum(item.amount_minor) filter (where line.problem is null and line.outcome = 'failed'), 0),
         count(*) filter (where line.problem is not null),
         count(*) filter (where line.problem = 'other_batch'),
         count(*) filter (where line.problem = 'wrong_amount'),
         count(distinct item.position)
  from bank_result_lines line
  left join payout_batch_items item on item.agent_id = line.agent_id and item.reference = line.reference and item.batch_id = result.batch_id
  where line.result_id = result.id
);
grant update (paid, paid_minor, failed, failed_minor, problems, other_batch, wrong_amount, mentioned) on bank_results to tributary_app;

-- Beside those that are open: neither is found by reading the whole batch.
create index payout_batch_items_failed on payout_batch_items (batch_id) where outcome = 'failed';
