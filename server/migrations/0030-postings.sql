-- Postings: what a report, or a later batch of its lines, makes of bills; and the money that comes in for it.

create table postings (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  -- 1: the report; from 2 on: lines that were matched later.
  number integer not null check (number > 0),
  -- In which it was posted, by its first day.
  month date not null check (extract(day from month) = 1),
  currency text not null check (currency_exponent(currency) is not null),
  posted_by bigint not null,
  posted_at timestamptz not null,
  -- Why it was posted although it looks like another one, or although the payer's total says something else.
  note text not null default '',
  transaction_id bigint not null,
  reversed_by bigint,
  reversed_at timestamptz,
  reversal_reason text,
  reversal_id bigint,
  unique (agent_id, id),
  unique (agent_id, report_id, number),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, posted_by) references staff (agent_id, id),
  foreign key (agent_id, reversed_by) references staff (agent_id, id),
  foreign key (agent_id, transaction_id) references ledger_transactions (agent_id, id),
  foreign key (agent_id, reversal_id) references ledger_transactions (agent_id, id),
  check ((reversed_at is null) = (reversed_by is null) and (reversed_at is null) = (reversal_id is null)
         and (reversed_at is null) = (reversal_reason is null)),
  check (btrim(reversal_reason) <> '')
);
alter table report_titles add foreign key (agent_id, posting_id) references postings (agent_id, id);

-- Which titles a posting took, and for what it took them. When it is reversed they are free again; this stays.
create table posting_titles (
  agent_id bigint not null default current_agent(),
  posting_id bigint not null,
  title integer not null,
  work_id bigint not null,
  -- Empty: the whole release.
  isrc text not null,
  primary key (posting_id, title),
  foreign key (agent_id, posting_id) references postings (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id)
);
create index posting_titles_by_work on posting_titles (posting_id, work_id, isrc);

-- A posting says for ever what it said; only that it was reversed is added, once.
create function guard_posting() returns trigger
  language plpgsql as $$
begin
  if old.reversed_at is not null or new.reversed_at is null
     or (new.id, new.agent_id, new.report_id, new.number, new.month, new.currency, new.posted_by, new.posted_at, new.note, new.transaction_id)
        is distinct from
        (old.id, old.agent_id, old.report_id, old.number, old.month, old.currency, old.posted_by, old.posted_at, old.note, old.transaction_id)
  then
    raise exception 'rows of % are never changed or removed', tg_table_name;
  end if;
  return new;
end $$;
create trigger guarded before update on postings for each row execute function guard_posting();
create trigger never_removed before delete on postings for each row execute function refuse_change();
create trigger never_emptied before truncate on postings for each statement execute function refuse_change();

-- What was read of a report stays once it was posted; its titles only learn what they are of, and which posting took them.
create function keep_posted_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from postings p where p.report_id in (select report_id from gone)) then
    raise exception 'rows of % are never changed or removed once they were posted', tg_table_name;
  end if;
  return null;
end $$;
do $$
declare
  owned text;
begin
  foreach owned in array array['report_titles', 'report_stores', 'report_usages', 'report_lines', 'report_remarks', 'report_sums',
                               'report_rates'] loop
    execute format('create trigger kept after delete on %I referencing old table as gone for each statement execute function keep_posted_report()', owned);
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', owned);
  end loop;
  foreach owned in array array['report_rates', 'report_stores'] loop
    execute format('create trigger kept_as_it_was after update on %I referencing old table as gone for each statement execute function keep_posted_report()', owned);
  end loop;
  foreach owned in array array['report_usages', 'report_lines', 'report_remarks', 'report_sums'] loop
    execute format('create trigger never_changed before update on %I for each statement execute function refuse_change()', owned);
  end loop;
end $$;
create function keep_posted_title() returns trigger
  language plpgsql as $$
begin
  if (new.posting_id, new.work_id, new.work_isrc, new.matched_by, new.decision_id)
     is distinct from (old.posting_id, old.work_id, old.work_isrc, old.matched_by, old.decision_id)
     and exists (select from postings where id = old.posting_id and reversed_at is null) then
    raise exception 'what was posted stays matched';
  end if;
  return new;
end $$;
create trigger kept_once_posted before update on report_titles for each row execute function keep_posted_title();

-- A bill is what one posting brought one member from one channel; a month may hold several.
drop index bills_one_normal;
alter table bills
  drop constraint bills_currency_check,
  add check (currency_exponent(currency) is not null),
  add column posting_id bigint not null,
  -- The bill it corrects.
  add column corrects bigint,
  -- Unrounded: what the lines come to after split and rate, what was left over before, and what is left over now.
  add column exact numeric not null,
  add column rest_before numeric not null,
  add column rest_after numeric not null,
  add column plays bigint not null default 0,
  add column first_month date not null,
  add column last_month date not null,
  -- The member agreed, or the days to object passed.
  add column confirmed_at timestamptz,
  add column confirmed_by text check (confirmed_by in ('member', 'time')),
  -- When nobody objects, it counts as confirmed from here on.
  add column confirms_at timestamptz not null,
  add foreign key (agent_id, posting_id) references postings (agent_id, id),
  add foreign key (agent_id, corrects) references bills (agent_id, id),
  add check (corrects is null or tag = 'adjustment'),
  add check ((confirmed_at is null) = (confirmed_by is null)),
  add check (status = 0 or status = 4 or held_from = 0 or confirmed_at is not null or tag = 'adjustment');
create unique index bills_one_normal on bills (agent_id, posting_id, member_id, channel_id) where tag = 'normal';
create unique index bills_one_correction on bills (agent_id, corrects) where corrects is not null;
create index bills_to_confirm on bills (agent_id, confirms_at, id) where status = 0 and confirmed_at is null;
grant update (confirmed_at, confirmed_by) on bills to tributary_app;

create or replace function guard_bill() returns trigger
  language plpgsql as $$
declare
  is_step boolean;
begin
  if tg_op = 'INSERT' then
    -- What corrects a payment is available at once.
    if new.status = 0 or (new.status = 1 and new.tag = 'adjustment') then return new; end if;
    raise exception 'a bill does not begin in status %', new.status using errcode = 'check_violation';
  end if;
  if (new.agent_id, new.member_id, new.month, new.channel_id, new.sp_name, new.currency, new.total_minor, new.share_minor, new.tag,
      new.created_at, new.posting_id, new.corrects, new.exact, new.rest_before, new.rest_after, new.plays, new.first_month, new.last_month,
      new.confirms_at) is distinct from
     (old.agent_id, old.member_id, old.month, old.channel_id, old.sp_name, old.currency, old.total_minor, old.share_minor, old.tag,
      old.created_at, old.posting_id, old.corrects, old.exact, old.rest_before, old.rest_after, old.plays, old.first_month, old.last_month,
      old.confirms_at)
     or (old.confirmed_at is not null and (new.confirmed_at, new.confirmed_by) is distinct from (old.confirmed_at, old.confirmed_by)) then
    raise exception 'what a bill says is never changed' using errcode = 'check_violation';
  end if;
  is_step := case
    when new.status = old.status then new.held_from is not distinct from old.held_from
    when new.status = 10 then old.status in (0, 1) and new.held_from = old.status
    when old.status = 0 then new.status in (1, 4)
    when old.status = 1 then new.status in (2, 4)
    when old.status = 2 then new.status in (1, 3)
    when old.status = 3 then new.status = 2
    when old.status = 10 then new.status in (old.held_from, 4)
    else false
  end;
  if is_step is not true then
    raise exception 'a bill does not go from status % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What a bill is made of, unrounded. Amount × exchange × split × rate = exact, in the agent's currency.
create table bill_tracks (
  agent_id bigint not null default current_agent(),
  bill_id bigint not null,
  work_id bigint not null,
  -- Empty: lines of the whole release.
  isrc text not null,
  sale_month date not null,
  -- As reported.
  currency text not null,
  plays bigint not null,
  amount numeric not null,
  exchange numeric not null,
  -- The member's part of the recording, and the rate signed for it; both from 0 to 1.
  split numeric not null check (split > 0 and split <= 1),
  rate numeric not null check (rate between 0 and 1),
  exact numeric not null,
  primary key (bill_id, work_id, isrc, sale_month, currency),
  foreign key (agent_id, bill_id) references bills (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id)
);
create table bill_countries (
  agent_id bigint not null default current_agent(),
  bill_id bigint not null,
  country text not null,
  plays bigint not null,
  exact numeric not null,
  primary key (bill_id, country),
  foreign key (agent_id, bill_id) references bills (agent_id, id)
);
create table bill_usages (
  agent_id bigint not null default current_agent(),
  bill_id bigint not null,
  usage text not null,
  plays bigint not null,
  exact numeric not null,
  primary key (bill_id, usage),
  foreign key (agent_id, bill_id) references bills (agent_id, id)
);

-- What rounding has left over for a member in a channel, kept for the next bill.
create table income_rests (
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  channel_id bigint not null,
  currency text not null,
  rest numeric not null default 0,
  primary key (agent_id, member_id, channel_id, currency),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, channel_id) references channels (agent_id, id)
);

-- Money of a payer for one report: what came, what the bank kept, or a difference that somebody closed.
create table receipts (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  kind text not null check (kind in ('receipt', 'difference')),
  -- What it settles of the report, minor units; negative takes an earlier one back.
  currency text not null check (currency_exponent(currency) is not null),
  settled bigint not null check (settled <> 0),
  -- What the bank kept of it.
  charges bigint not null default 0,
  -- What stands on the account, in the account's own currency.
  bank_currency text check (bank_currency is null or currency_exponent(bank_currency) is not null),
  banked bigint,
  received_on date not null,
  reason text not null default '',
  recorded_by bigint not null,
  recorded_at timestamptz not null,
  transaction_id bigint not null,
  unique (agent_id, id),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, recorded_by) references staff (agent_id, id),
  foreign key (agent_id, transaction_id) references ledger_transactions (agent_id, id),
  check ((kind = 'receipt') = (banked is not null)),
  check ((banked is null) = (bank_currency is null)),
  check (kind = 'receipt' or btrim(reason) <> '')
);
create index receipts_by_report on receipts (report_id, id);

do $$
declare
  owned text;
begin
  foreach owned in array array['postings', 'posting_titles', 'bill_tracks', 'bill_countries', 'bill_usages', 'income_rests', 'receipts'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert on %I to tributary_app', owned);
  end loop;
  foreach owned in array array['posting_titles', 'bill_tracks', 'bill_countries', 'bill_usages', 'receipts'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function refuse_change()', owned);
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', owned);
  end loop;
end $$;
grant update (reversed_by, reversed_at, reversal_reason, reversal_id) on postings to tributary_app;
grant update (rest) on income_rests to tributary_app;

-- The currency in which everything is posted is fixed by the first posting.
create function keep_posted_currency() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from postings where agent_id = old.id) then
    raise exception 'the currency is fixed by the first posting' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger currency_kept before update of currency on agents for each row
  when (new.currency is distinct from old.currency) execute function keep_posted_currency();
