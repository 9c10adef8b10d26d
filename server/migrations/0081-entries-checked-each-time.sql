-- A transaction of the ledger was held to zero once, by its head. Whoever asked for constraints to be checked at once, or again, could add entries
-- behind that check. Now each statement that adds entries is followed by a check of its own: it leaves a row here, and the row is what brings the
-- check, when the transaction commits or whenever somebody asks for it earlier. A statement, not an entry: a posting adds tens of thousands.
create table ledger_unchecked (
  transaction_id bigint not null
);
comment on table ledger_unchecked is 'Rows last until the check they bring; of what is committed there are none.';
-- Written and read by the functions below, and by nobody else.
alter table ledger_unchecked enable row level security;

create or replace function follow_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added a join ledger_transactions t on t.id = a.transaction_id where t.written_by <> pg_current_xact_id()) then
    raise exception 'entries are never added to a transaction that stands' using errcode = 'check_violation';
  end if;
  perform 1 from ledger_accounts where id in (select account_id from added) order by id for no key update;
  update ledger_accounts a set balance = a.balance + s.amount
  from (select account_id, sum(amount) as amount from added group by account_id) s
  where a.id = s.account_id and s.amount <> 0;
  insert into ledger_unchecked (transaction_id) select distinct transaction_id from added;
  return null;
end $$;

-- What a row stands for is taken from the row as it was written: removing or changing it does not take the check away.
create function check_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  off_by record;
begin
  select currency, sum(amount) as amount into off_by
    from ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is off by % minor units of %', new.transaction_id, off_by.amount, off_by.currency
      using errcode = 'check_violation';
  end if;
  delete from ledger_unchecked where transaction_id = new.transaction_id;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_unchecked deferrable initially deferred
  for each row execute function check_entries();

-- Of the head it remains to see that anything follows it.
create or replace function check_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.kind not in ('posting', 'reversal') and not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'ledger transaction % has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Who wrote a transaction is not for its writer to say: named ahead, it would stay open to a later one.
create function written_here() returns trigger
  language plpgsql as $$
begin
  new.written_by := pg_current_xact_id();
  return new;
end $$;
create trigger written_here before insert on ledger_transactions for each row execute function written_here();
