-- The ledger: double entry in minor units, debits positive, credits negative. Rows are added and never changed; a transaction is
-- zero in every currency, and the balances beside it follow by themselves. All of that holds for every role, the owner too.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  -- As contract/src/income/ledger-accounts.ts lists them.
  kind text not null check (kind in ('bank', 'payer_receivable', 'conversion', 'channel_charges', 'member_pending', 'member_available',
                                     'in_withdrawal', 'member_debt', 'operator_share', 'tax_due', 'fees', 'suspense', 'unclaimed')),
  currency text not null check (currency_exponent(currency) is not null),
  member_id bigint,
  payer_id bigint,
  -- The sum of its entries.
  balance bigint not null default 0,
  unique (agent_id, id, currency),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, payer_id) references payers (agent_id, id),
  check ((member_id is not null) = (kind in ('member_pending', 'member_available', 'in_withdrawal', 'member_debt', 'unclaimed'))),
  check ((payer_id is not null) = (kind = 'payer_receivable'))
);
create unique index ledger_accounts_one on ledger_accounts (agent_id, kind, currency, coalesce(member_id, 0), coalesce(payer_id, 0));
create index ledger_accounts_by_member on ledger_accounts (agent_id, member_id) where member_id is not null;

create table ledger_transactions (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  kind text not null check (kind in ('posting', 'reversal', 'receipt', 'difference', 'available', 'adjustment')),
  at timestamptz not null,
  -- Absent: it followed by itself.
  staff_id bigint,
  reason text not null default '',
  -- The report it is about, where it is about one.
  report_id bigint,
  -- Entries are added in the same database transaction, or never.
  written_by xid8 not null default pg_current_xact_id(),
  unique (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id),
  foreign key (agent_id, report_id) references income_reports (agent_id, id)
);
create index ledger_transactions_by_report on ledger_transactions (report_id, id) where report_id is not null;
create index ledger_transactions_by_time on ledger_transactions (agent_id, id desc);

create table ledger_entries (
  agent_id bigint not null default current_agent(),
  transaction_id bigint not null,
  position integer not null check (position > 0),
  account_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  -- What the entry is about, so that it leads to lines of a report and back.
  channel_id bigint,
  bill_id bigint,
  primary key (transaction_id, position),
  foreign key (agent_id, transaction_id) references ledger_transactions (agent_id, id),
  foreign key (agent_id, account_id, currency) references ledger_accounts (agent_id, id, currency),
  foreign key (agent_id, channel_id) references channels (agent_id, id),
  foreign key (agent_id, bill_id) references bills (agent_id, id)
);
create index ledger_entries_by_account on ledger_entries (account_id, transaction_id desc, position);
create index ledger_entries_by_bill on ledger_entries (bill_id, transaction_id) where bill_id is not null;

-- Balances follow what is added; in the order of ids, so that two who add at once wait and do not lock each other out.
create function follow_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added a join ledger_transactions t on t.id = a.transaction_id where t.written_by <> pg_current_xact_id()) then
    raise exception 'entries are never added to a transaction that stands' using errcode = 'check_violation';
  end if;
  perform 1 from ledger_accounts where id in (select account_id from added) order by id for no key update;
  update ledger_accounts a set balance = a.balance + s.amount
  from (select account_id, sum(amount) as amount from added group by account_id) s
  where a.id = s.account_id and s.amount <> 0;
  return null;
end $$;
create trigger followed after insert on ledger_entries referencing new table as added
  for each statement execute function follow_entries();

-- At commit, when all entries are there.
create function check_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  off_by record;
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
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
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_transaction();

-- A balance is written by the trigger above and by nobody else, and nothing else of an account is ever written.
create function guard_balance() returns trigger
  language plpgsql as $$
begin
  if (new.id, new.agent_id, new.kind, new.currency, new.member_id, new.payer_id) is distinct from
     (old.id, old.agent_id, old.kind, old.currency, old.member_id, old.payer_id) or pg_trigger_depth() < 2 then
    raise exception 'rows of % are never changed or removed', tg_table_name;
  end if;
  return new;
end $$;
create trigger guarded before update on ledger_accounts for each row execute function guard_balance();
create function begin_at_zero() returns trigger
  language plpgsql as $$
begin
  new.balance := 0;
  return new;
end $$;
create trigger begins_at_zero before insert on ledger_accounts for each row execute function begin_at_zero();

create trigger never_removed before delete on ledger_accounts for each row execute function refuse_change();
create trigger append_only before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger append_only before update or delete on ledger_entries for each row execute function refuse_change();
do $$
declare
  owned text;
begin
  foreach owned in array array['ledger_accounts', 'ledger_transactions', 'ledger_entries'] loop
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', owned);
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert on %I to tributary_app', owned);
  end loop;
end $$;
