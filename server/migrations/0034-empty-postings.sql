-- A report of a few plays may come to less than half a cent in every currency: it is posted all the same, so that its bills, its
-- lines and the rest they carry on are there, and can be reversed. Its transaction then moves nothing. Every other kind is written
-- because money moves, and one without entries stays a mistake.
create or replace function check_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  off_by record;
begin
  if new.kind not in ('posting', 'reversal') and not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'ledger transaction % has no entries', new.id using errcode = 'check_violation';
  end if;
  select currency, sum(amount) as amount into off_by
    from ledger_entries where transaction_id = new.id group by currency having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is off by % minor units of %', new.id, off_by.amount, off_by.currency
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
