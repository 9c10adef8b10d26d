-- From bills to the bank: withdrawals, the tax withheld from them, the files that go to a bank and what it answers.

-- Above this, in minor units, two approve and a third pays. Absent: one approval is always enough.
alter table agents add column double_approval_above bigint default 5000000 check (double_approval_above >= 0);
grant update (double_approval_above) on agents to tributary_app;

-- By which rule a member is taxed, where staff have to say it. The newest counts.
create table tax_choices (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  rule text not null check (rule in ('royalty', 'non_resident', 'none')),
  -- Of the flat rate, in hundredths of a percent.
  rate integer not null default 0 check (rate between 0 and 10000),
  reason text not null check (btrim(reason) <> ''),
  chosen_by bigint not null,
  chosen_at timestamptz not null,
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, chosen_by) references staff (agent_id, id),
  check (rule = 'non_resident' or rate = 0)
);
create index tax_choices_by_member on tax_choices (member_id, id desc);

create table withdrawals (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- What pays out an account that closes has no minimum.
  kind text not null default 'usual' check (kind in ('usual', 'closing')),
  state text not null default 'submitted'
    check (state in ('submitted', 'to_confirm', 'approved', 'in_batch', 'paid', 'failed', 'returned', 'refused', 'cancelled', 'void')),
  currency text not null check (currency_exponent(currency) is not null),
  -- What channels paid, the member's part of it, and what goes off.
  gross_minor bigint not null,
  share_minor bigint not null check (share_minor > 0),
  tax_minor bigint not null,
  -- Of an earlier month, after a payment in it came to nothing.
  due_minor bigint not null default 0 check (due_minor >= 0),
  fee_minor bigint not null check (fee_minor >= 0),
  net_minor bigint not null check (net_minor > 0),
  -- How the tax came about, as its member saw it.
  rule text not null check (rule in ('royalty', 'company', 'non_resident', 'none', 'undecided')),
  computation jsonb not null,
  -- Who is taxed: the blind index of the verified identity.
  person_index bytea not null,
  document text not null check (document in ('resident_id', 'passport', 'company')),
  -- Rows of accounts never change, so pointing at one freezes it.
  account_id bigint not null,
  invoice_number text,
  invoice_upload_id uuid,
  submitted_by bigint not null,
  submitted_at timestamptz not null,
  -- What staff should look at, as it was when it was submitted.
  unusual jsonb not null default '[]',
  unusual_count smallint generated always as (jsonb_array_length(unusual)) stored,
  -- Counts how often figures were shown: an approval is about one of them.
  round integer not null default 1 check (round > 0),
  confirm_until timestamptz,
  approved_at timestamptz,
  paid_at timestamptz,
  bank_reference text not null default '',
  ended_at timestamptz,
  -- Why it was refused, cancelled, returned or given up.
  reason text not null default '',
  version integer not null default 1,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, submitted_by) references members (agent_id, id),
  foreign key (agent_id, account_id) references bank_accounts (agent_id, id),
  foreign key (agent_id, invoice_upload_id) references uploads (agent_id, id),
  check (net_minor = share_minor - tax_minor - due_minor - fee_minor),
  check ((invoice_number is null) = (invoice_upload_id is null)),
  check ((state = 'to_confirm') = (confirm_until is not null)),
  check ((state in ('refused', 'cancelled', 'void')) = (ended_at is not null)),
  check (state in ('submitted', 'to_confirm', 'refused', 'cancelled') or approved_at is not null),
  check ((state in ('paid', 'returned')) <= (paid_at is not null))
);
create unique index withdrawals_one_invoice on withdrawals (agent_id, invoice_number)
  where invoice_number is not null and state not in ('refused', 'cancelled', 'void');
create index withdrawals_by_member on withdrawals (agent_id, member_id, id desc);
create index withdrawals_by_age on withdrawals (agent_id, state, id);
create index withdrawals_by_amount on withdrawals (agent_id, state, net_minor desc, id);
create index withdrawals_by_remarks on withdrawals (agent_id, state, unusual_count desc, id);
create index withdrawals_by_account on withdrawals (account_id);
create index withdrawals_to_lapse on withdrawals (agent_id, confirm_until) where state = 'to_confirm';
create index withdrawals_by_invoice on withdrawals (agent_id, invoice_upload_id) where invoice_upload_id is not null;
create index withdrawals_by_submitter on withdrawals (submitted_by);

-- The table of contract/src/payouts/withdrawal-state.ts; figures change only while nobody has approved them.
create function guard_withdrawal() returns trigger
  language plpgsql as $$
declare
  is_step boolean;
begin
  if tg_op = 'INSERT' then
    if new.state = 'submitted' then return new; end if;
    raise exception 'a withdrawal does not begin as %', new.state using errcode = 'check_violation';
  end if;
  is_step := case old.state
    when new.state then true
    when 'submitted' then new.state in ('to_confirm', 'approved', 'refused', 'cancelled')
    when 'to_confirm' then new.state in ('submitted', 'cancelled')
    when 'approved' then new.state in ('in_batch', 'void')
    when 'in_batch' then new.state in ('paid', 'failed')
    when 'paid' then new.state = 'returned'
    when 'failed' then new.state in ('in_batch', 'void')
    when 'returned' then new.state in ('in_batch', 'void')
    else false
  end;
  if is_step is not true then
    raise exception 'a withdrawal does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (new.id, new.agent_id, new.member_id, new.kind, new.currency, new.gross_minor, new.share_minor, new.person_index, new.document,
      new.account_id, new.invoice_number, new.invoice_upload_id, new.submitted_by, new.submitted_at) is distinct from
     (old.id, old.agent_id, old.member_id, old.kind, old.currency, old.gross_minor, old.share_minor, old.person_index, old.document,
      old.account_id, old.invoice_number, old.invoice_upload_id, old.submitted_by, old.submitted_at)
     or (old.state not in ('submitted', 'to_confirm') and
         (new.tax_minor, new.due_minor, new.fee_minor, new.net_minor, new.rule, new.computation, new.approved_at) is distinct from
         (old.tax_minor, old.due_minor, old.fee_minor, old.net_minor, old.rule, old.computation, old.approved_at)) then
    raise exception 'what a withdrawal says is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on withdrawals for each row execute function guard_withdrawal();

create table withdrawal_bills (
  agent_id bigint not null default current_agent(),
  withdrawal_id bigint not null,
  bill_id bigint not null,
  share_minor bigint not null,
  -- It was not chosen: what is below zero joins by itself.
  is_joined boolean not null default false,
  -- The withdrawal has not ended: the bill is in no other.
  is_bound boolean not null default true,
  primary key (withdrawal_id, bill_id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id),
  foreign key (agent_id, bill_id) references bills (agent_id, id)
);
create unique index withdrawal_bills_once on withdrawal_bills (agent_id, bill_id) where is_bound;
create index withdrawal_bills_by_bill on withdrawal_bills (bill_id);

create function free_bills() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update withdrawal_bills set is_bound = false where withdrawal_id = new.id;
  return null;
end $$;
create trigger frees_bills after update of state on withdrawals for each row
  when (new.state in ('refused', 'cancelled', 'void') and old.state is distinct from new.state) execute function free_bills();

create table withdrawal_events (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  withdrawal_id bigint not null,
  event text not null check (event in ('submit', 'approve', 'second', 'ask', 'refuse', 'cancel', 'confirm', 'lapse', 'sendToBank', 'pay', 'fail',
                                       'bankReturns', 'void')),
  at timestamptz not null,
  -- Who did it; neither: it followed by itself.
  staff_id bigint,
  person_id bigint,
  -- As it is written, or the name of a text.
  reason text not null default '',
  -- The bank's number, the batch, figures before and after.
  details jsonb not null default '{}',
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id),
  foreign key (agent_id, person_id) references members (agent_id, id)
);
create index withdrawal_events_in_order on withdrawal_events (withdrawal_id, id);

create table withdrawal_approvals (
  agent_id bigint not null default current_agent(),
  withdrawal_id bigint not null,
  round integer not null,
  staff_id bigint not null,
  approved_at timestamptz not null,
  primary key (withdrawal_id, round, staff_id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);

-- One row a person, to be locked: what is withheld depends on all that was approved for them in the month.
create table tax_people (
  agent_id bigint not null default current_agent() references agents (id),
  person_index bytea not null,
  primary key (agent_id, person_index)
);

-- What is told to the tax office. A month's list is its rows; their sum is what the ledger says is due.
create table tax_lines (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  person_index bytea not null,
  member_id bigint not null,
  withdrawal_id bigint not null,
  -- Withheld, or owed from an earlier month; each may be taken back with its withdrawal.
  kind text not null check (kind in ('withheld', 'void', 'due', 'due_void')),
  rule text not null check (rule in ('royalty', 'non_resident')),
  -- In whose list it stands, and which month it is about; by their first days, in China.
  month date not null check (extract(day from month) = 1),
  about_month date not null check (extract(day from about_month) = 1 and about_month <= month),
  currency text not null check (currency_exponent(currency) is not null),
  income_minor bigint not null,
  tax_minor bigint not null,
  at timestamptz not null,
  foreign key (agent_id, person_index) references tax_people (agent_id, person_index),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id)
);
create index tax_lines_of_person on tax_lines (agent_id, person_index, about_month);
create index tax_lines_of_month on tax_lines (agent_id, month, id);
create unique index tax_lines_once on tax_lines (withdrawal_id, kind, about_month);

-- What a person owes because a payment of an earlier month came to nothing. What was paid of it stands in tax_lines.
create table tax_dues (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  person_index bytea not null,
  withdrawal_id bigint not null,
  about_month date not null check (extract(day from about_month) = 1),
  currency text not null check (currency_exponent(currency) is not null),
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  foreign key (agent_id, person_index) references tax_people (agent_id, person_index),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id)
);
create index tax_dues_of_person on tax_dues (agent_id, person_index);
create index tax_dues_by_withdrawal on tax_dues (withdrawal_id);

-- How the file of a bank looks: which columns in which order.
create table payout_layouts (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  name text not null check (name <> ''),
  format text not null check (format in ('csv', 'xlsx')),
  encoding text not null default 'utf-8' check (encoding in ('utf-8', 'gb18030')),
  delimiter text not null default ',' check (delimiter in (',', ';', E'\t', '|')),
  has_header boolean not null default true,
  columns jsonb not null,
  archived_at timestamptz,
  version integer not null default 1,
  unique (agent_id, id)
);
create unique index payout_layouts_one_name on payout_layouts (agent_id, name) where archived_at is null;

create table payout_batches (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  number integer not null check (number > 0),
  -- As the layout was; a later change is not about this file.
  layout jsonb not null,
  currency text not null check (currency_exponent(currency) is not null),
  payouts integer not null check (payouts > 0),
  sum_minor bigint not null check (sum_minor > 0),
  made_by bigint not null,
  made_at timestamptz not null,
  -- Sealed, written once. The hash is of what the bank gets.
  file_key text,
  file_size bigint,
  file_sha256 bytea,
  unique (agent_id, id),
  unique (agent_id, number),
  foreign key (agent_id, made_by) references staff (agent_id, id),
  check ((file_key is null) = (file_sha256 is null) and (file_key is null) = (file_size is null))
);
create function guard_batch() returns trigger
  language plpgsql as $$
begin
  if old.file_key is not null or (to_jsonb(new) - 'file_key' - 'file_size' - 'file_sha256') is distinct from (to_jsonb(old) - 'file_key' - 'file_size' - 'file_sha256') then
    raise exception 'a batch is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on payout_batches for each row execute function guard_batch();

create table payout_batch_items (
  agent_id bigint not null default current_agent(),
  batch_id bigint not null,
  position integer not null check (position > 0),
  withdrawal_id bigint not null,
  -- What the bank gives back. Paid again, a withdrawal has another one.
  reference text not null check (reference <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  outcome text check (outcome in ('paid', 'failed')),
  settled_at timestamptz,
  primary key (batch_id, position),
  unique (agent_id, reference),
  foreign key (agent_id, batch_id) references payout_batches (agent_id, id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id),
  check ((outcome is null) = (settled_at is null))
);
create index payout_batch_items_by_withdrawal on payout_batch_items (withdrawal_id, batch_id);
create unique index payout_batch_items_open on payout_batch_items (withdrawal_id) where outcome is null;
create index payout_batch_items_unsettled on payout_batch_items (batch_id) where outcome is null;

-- What a bank answered about a batch. Nothing happens by it before somebody has seen what it would do.
create table bank_results (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  batch_id bigint not null,
  file_name text not null,
  sha256 bytea not null,
  lines integer not null check (lines >= 0),
  read_by bigint not null,
  read_at timestamptz not null,
  applied_by bigint,
  applied_at timestamptz,
  unique (agent_id, id),
  foreign key (agent_id, batch_id) references payout_batches (agent_id, id),
  foreign key (agent_id, read_by) references staff (agent_id, id),
  foreign key (agent_id, applied_by) references staff (agent_id, id),
  check ((applied_at is null) = (applied_by is null))
);
create unique index bank_results_once on bank_results (agent_id, sha256) where applied_at is not null;
create index bank_results_of_batch on bank_results (batch_id, id desc);

create table bank_result_lines (
  agent_id bigint not null default current_agent(),
  result_id bigint not null,
  position integer not null check (position > 0),
  reference text not null,
  amount text not null,
  outcome text check (outcome in ('paid', 'failed')),
  bank_reference text not null default '',
  reason text not null default '',
  withdrawal_id bigint,
  -- Why it changes nothing.
  problem text check (problem in ('unknown_reference', 'other_batch', 'wrong_amount', 'unknown_outcome', 'twice', 'settled')),
  primary key (result_id, position),
  foreign key (agent_id, result_id) references bank_results (agent_id, id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id)
);
create index bank_result_lines_by_withdrawal on bank_result_lines (withdrawal_id) where withdrawal_id is not null;

-- Receipts and statements as they were drawn. Same figures, same document; the check page finds it by the hash of the file.
create table payout_documents (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  kind text not null check (kind in ('receipt', 'member_year', 'operator_year')),
  member_id bigint,
  withdrawal_id bigint,
  year integer,
  language text not null check (language in ('zh-CN', 'en')),
  -- Of everything it says.
  content_sha256 bytea not null,
  file_key text not null,
  file_sha256 bytea not null,
  file_size bigint not null check (file_size > 0),
  made_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id),
  check ((kind = 'operator_year') = (member_id is null)),
  check ((kind = 'receipt') = (withdrawal_id is not null)),
  check ((kind = 'receipt') = (year is null))
);
create unique index payout_documents_once on payout_documents
  (agent_id, kind, coalesce(member_id, 0), coalesce(withdrawal_id, 0), coalesce(year, 0), language, content_sha256);
create unique index payout_documents_by_hash on payout_documents (agent_id, file_sha256);
create index payout_documents_by_member on payout_documents (member_id);
create index payout_documents_by_withdrawal on payout_documents (withdrawal_id) where withdrawal_id is not null;

-- The ledger knows what a transaction is about.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('posting', 'reversal', 'receipt', 'difference', 'available', 'adjustment',
    'withdrawal', 'withdrawal_ended', 'withheld', 'payout', 'payout_returned')),
  add column withdrawal_id bigint,
  add foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id);
create index ledger_transactions_by_withdrawal on ledger_transactions (withdrawal_id, id) where withdrawal_id is not null;

do $$
declare
  owned text;
begin
  foreach owned in array array['tax_choices', 'withdrawals', 'withdrawal_bills', 'withdrawal_events', 'withdrawal_approvals', 'tax_people',
                               'tax_lines', 'tax_dues', 'payout_layouts', 'payout_batches', 'payout_batch_items', 'bank_results',
                               'bank_result_lines', 'payout_documents'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert on %I to tributary_app', owned);
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', owned);
    if owned not in ('bank_results', 'bank_result_lines') then
      execute format('create trigger never_removed before delete on %I for each row execute function refuse_change()', owned);
    end if;
  end loop;
  foreach owned in array array['tax_choices', 'withdrawal_events', 'withdrawal_approvals', 'tax_people', 'tax_lines', 'tax_dues',
                               'bank_result_lines', 'payout_documents'] loop
    execute format('create trigger never_changed before update on %I for each row execute function refuse_change()', owned);
  end loop;
end $$;
grant update (state, tax_minor, due_minor, fee_minor, net_minor, rule, computation, round, confirm_until, approved_at, paid_at, bank_reference,
              ended_at, reason, version) on withdrawals to tributary_app;
-- Rows that are locked need the right to change something of them.
grant update (person_index) on tax_people to tributary_app;
grant update (name, format, encoding, delimiter, has_header, columns, archived_at, version) on payout_layouts to tributary_app;
grant update (file_key, file_size, file_sha256) on payout_batches to tributary_app;
grant update (outcome, settled_at) on payout_batch_items to tributary_app;
grant update (applied_by, applied_at) on bank_results to tributary_app;
