-- A payment that is large or odd, a difference that is given up and a posting that is taken back take two people: one asks, another confirms.
create table money_requests (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  report_id bigint not null,
  kind text not null check (kind in ('receipt', 'difference', 'reversal', 'receipt_reversal')),
  -- Why a second person is asked.
  why text[] not null check (cardinality(why) > 0),
  reason text not null check (btrim(reason) <> ''),
  currency text check (currency is null or currency_exponent(currency) is not null),
  -- Minor units, as in receipts. Of a difference, what was open when it was asked for.
  settled bigint,
  charges bigint,
  bank_currency text check (bank_currency is null or currency_exponent(bank_currency) is not null),
  banked bigint,
  received_on date,
  -- The posting that would be reversed, and until when its bills are not withdrawn.
  posting_id bigint,
  holds_until timestamptz,
  -- The receipt that would be reversed.
  receipt_id bigint,
  asked_by bigint not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'taken_back')),
  decided_by bigint,
  decided_at timestamptz,
  decision_reason text not null default '',
  unique (agent_id, id),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, posting_id) references postings (agent_id, id),
  foreign key (agent_id, receipt_id) references receipts (agent_id, id),
  foreign key (agent_id, asked_by) references staff (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id),
  check ((state = 'open') = (decided_by is null)),
  check ((state = 'open') = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> asked_by),
  check ((kind = 'reversal') = (posting_id is not null)),
  check ((kind = 'reversal') = (settled is null)),
  check ((kind = 'receipt_reversal') = (receipt_id is not null)),
  check ((kind = 'receipt') = (banked is not null and received_on is not null and charges is not null and bank_currency is not null))
);
create index money_requests_by_report on money_requests (report_id, id);
create index money_requests_open on money_requests (agent_id, asked_at) where state = 'open';
create index money_requests_by_posting on money_requests (posting_id) where posting_id is not null;
alter table money_requests enable row level security;
create policy by_agent on money_requests using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on money_requests to tributary_app;
grant update (state, decided_by, decided_at, decision_reason) on money_requests to tributary_app;

-- What was decided stays as it was decided.
create function keep_decided_request() returns trigger
  language plpgsql as $$
begin
  if old.state <> 'open' then raise exception 'a request that was decided does not change'; end if;
  return new;
end $$;
create trigger kept_once_decided before update on money_requests for each row execute function keep_decided_request();
create trigger never_deleted before delete on money_requests for each row execute function refuse_change();
create trigger never_emptied before truncate on money_requests for each statement execute function refuse_change();

-- The second person, where one was needed.
alter table receipts add column confirmed_by bigint,
  add foreign key (agent_id, confirmed_by) references staff (agent_id, id),
  add check (confirmed_by <> recorded_by);
