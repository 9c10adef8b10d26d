-- Sales reports: who pays, what they report line by line, and which recording each line is of.

-- Digits after the point; null: not a currency we know. contract/src/money.ts has the same table, and a test holds them together.
create function currency_exponent(code text) returns integer
  language sql immutable parallel safe
  return case
    when code in ('JPY', 'KRW', 'VND') then 0
    when code in ('CNY', 'USD', 'EUR', 'GBP', 'HKD', 'TWD', 'MOP', 'SGD', 'MYR', 'THB', 'IDR', 'PHP', 'INR', 'AUD', 'NZD', 'CAD', 'CHF',
                  'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'TRY', 'ILS', 'AED', 'ZAR', 'BRL', 'MXN') then 2
  end;

-- Half goes away from zero, as numeric rounds by itself.
create function to_minor(amount numeric, currency text) returns bigint
  language sql immutable parallel safe
  return round(amount * 10::numeric ^ currency_exponent(currency))::bigint;

create function from_minor(amount bigint, currency text) returns numeric
  language sql immutable parallel safe
  return amount / 10::numeric ^ currency_exponent(currency);

create table payers (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  name text not null check (btrim(name) <> ''),
  -- Of lines that name none.
  currency text not null check (currency_exponent(currency) is not null),
  -- How its files are read, in the shape of the contract's reading settings; absent: found out from each file.
  reading jsonb,
  -- The folder in storage where it leaves its reports; absent: it does not.
  drop_folder text check (drop_folder ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  is_sandbox boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  archived_at timestamptz,
  unique (agent_id, id),
  unique (agent_id, name),
  unique (agent_id, drop_folder)
);

-- One way of writing: capitals, full width and odd spaces are the same thing.
create function plain_store(name text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(lower(normalize(name, NFKC)), '\s+', ' ', 'g'));

-- How a payer calls the channels it pays for.
create table payer_stores (
  agent_id bigint not null default current_agent(),
  payer_id bigint not null,
  store text not null check (store = plain_store(store)),
  channel_id bigint not null,
  primary key (agent_id, payer_id, store),
  foreign key (agent_id, payer_id) references payers (agent_id, id),
  foreign key (agent_id, channel_id) references channels (agent_id, id)
);

-- Reports as they came, and their text. Kept for as long as a line of them has to be shown.
create table report_files (
  agent_id bigint not null default current_agent() references agents (id),
  storage_key text not null,
  size bigint not null,
  created_at timestamptz not null,
  primary key (agent_id, storage_key)
);
create trigger forget_note after insert on report_files for each row execute function forget_note();
create or replace function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from uploads f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from stored_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from agreements f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from packed_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from report_files f where f.agent_id = agent and f.storage_key = key);
$$;

create table income_reports (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  payer_id bigint not null,
  -- The file as it was called, and the file within it where it is an archive.
  name text not null check (name <> ''),
  entry text not null default '',
  arrived_by text not null check (arrived_by in ('upload', 'folder', 'sandbox')),
  -- Absent: nobody; it came into the folder or from the sandbox.
  imported_by bigint,
  arrived_at timestamptz not null,
  file_key text not null,
  -- Of what was unpacked, so that neither another name nor another archive makes another report of it.
  sha256 bytea,
  -- The same in UTF-8, from which lines are shown and read a second time.
  text_key text,
  -- How it was read: what was found, on what it rests, and what somebody corrected.
  settings jsonb,
  -- As contract/src/income/report-state.ts names them; written by moveReport() alone.
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'checked', 'failed', 'cancelled', 'discarded',
                                                         'posted', 'counted', 'reversed')),
  failure text,
  -- Where it failed because another one is the same file.
  same_as bigint,
  is_usage_only boolean not null default false,
  -- The payer's money for it is all there, or what is missing was closed.
  covered_at timestamptz,
  -- What a worker is to do with it next, because somebody decided so; nothing else happens to it meanwhile.
  pending text check (pending in ('post', 'reverse')),
  pending_by bigint,
  pending_at timestamptz,
  pending_reason text not null default '',
  -- Counts every change that somebody else must have seen before deciding.
  version integer not null default 1,
  read_bytes bigint not null default 0,
  read_lines bigint not null default 0,
  reading_since timestamptz,
  read_at timestamptz,
  first_month date,
  last_month date,
  sale_lines bigint not null default 0,
  refused_lines bigint not null default 0,
  other_lines bigint not null default 0,
  negative_lines bigint not null default 0,
  unique (agent_id, id),
  unique (agent_id, file_key, entry),
  foreign key (agent_id, payer_id) references payers (agent_id, id),
  foreign key (agent_id, file_key) references report_files (agent_id, storage_key),
  foreign key (agent_id, text_key) references report_files (agent_id, storage_key),
  foreign key (agent_id, imported_by) references staff (agent_id, id),
  foreign key (agent_id, same_as) references income_reports (agent_id, id),
  foreign key (agent_id, pending_by) references staff (agent_id, id),
  check ((pending is null) = (pending_by is null) and (pending is null) = (pending_at is null)),
  check ((state = 'failed') = (failure is not null))
);
create index income_reports_by_arrival on income_reports (agent_id, id desc);
create index income_reports_by_payer on income_reports (agent_id, payer_id, id desc);
-- A file is there once, unless what came of it was taken back.
create unique index income_reports_one_file on income_reports (agent_id, sha256)
  where state not in ('failed', 'cancelled', 'discarded', 'reversed');

-- Recordings and releases as a report writes them. One may stand here more than once: the reader forgets what it saw long ago.
create table report_titles (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  title integer not null,
  -- What is decided for one is decided for all with this key.
  key bytea not null,
  kind text not null check (kind in ('track', 'release')),
  isrc text not null,
  upc text not null,
  custom_id text not null,
  name text not null,
  artist text not null,
  release text not null,
  -- The work it is of, and the recording; a whole release has no recording.
  matched_by text check (matched_by in ('isrc', 'upc', 'remembered', 'staff')),
  work_id bigint,
  work_isrc text,
  decision_id bigint,
  -- The posting that took its lines.
  posting_id bigint,
  primary key (report_id, title),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id),
  check ((matched_by is null) = (work_id is null)),
  check (posting_id is null or work_id is not null)
);
create index report_titles_by_key on report_titles (report_id, key);
create index report_titles_by_work on report_titles (agent_id, work_id) where work_id is not null;

create table report_stores (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  store smallint not null,
  name text not null,
  channel_id bigint,
  primary key (report_id, store),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, channel_id) references channels (agent_id, id)
);

create table report_usages (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  usage smallint not null,
  name text not null,
  primary key (report_id, usage),
  foreign key (agent_id, report_id) references income_reports (agent_id, id)
);

-- One row a sale, five million in a large file: nothing in it that a smaller table can hold. Nothing points at its report; a
-- check for every line would take longer than reading it.
create table report_lines (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  line integer not null,
  title integer not null,
  quantity bigint not null,
  amount numeric not null,
  sale_month date not null,
  -- Where it stands in the report's text.
  at bigint not null,
  size integer not null,
  store smallint not null,
  usage smallint not null,
  country text not null,
  currency text not null,
  primary key (report_id, line)
);
create index report_lines_by_title on report_lines (report_id, title, line);

-- Lines that are no sales, and those that cannot be taken.
create table report_remarks (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  line integer not null,
  what text not null check (what in ('refused', 'total', 'footer', 'header', 'comment', 'empty', 'noted')),
  reason text not null default '',
  column_name text not null default '',
  cell text not null default '',
  amount numeric,
  currency text not null default '',
  at bigint not null,
  size integer not null,
  primary key (report_id, line),
  foreign key (agent_id, report_id) references income_reports (agent_id, id)
);
create index report_remarks_by_kind on report_remarks (report_id, what, line);

-- The lines of a title in one store, month and currency, added up: all a posting has to know of them.
create table report_sums (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  title integer not null,
  store smallint not null,
  sale_month date not null,
  currency text not null,
  lines bigint not null,
  quantity bigint not null,
  amount numeric not null,
  primary key (report_id, title, store, sale_month, currency),
  foreign key (agent_id, report_id) references income_reports (agent_id, id)
);

-- What somebody decided about a title, for this report and the next ones of its payer.
create table title_decisions (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  payer_id bigint not null,
  key bytea not null,
  report_id bigint not null,
  work_id bigint not null,
  -- Absent: the whole release.
  work_isrc text,
  decided_by bigint not null,
  decided_at timestamptz not null,
  undone_by bigint,
  undone_at timestamptz,
  unique (agent_id, id),
  foreign key (agent_id, payer_id) references payers (agent_id, id),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id),
  foreign key (agent_id, undone_by) references staff (agent_id, id),
  check ((undone_at is null) = (undone_by is null))
);
create index title_decisions_by_work on title_decisions (agent_id, work_id);
create unique index title_decisions_in_force on title_decisions (agent_id, payer_id, key) where undone_at is null;
alter table report_titles add foreign key (agent_id, decision_id) references title_decisions (agent_id, id);

-- One a report and currency, in units of the agent's currency; fixed by the first posting.
create table report_rates (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  currency text not null check (currency_exponent(currency) is not null),
  rate numeric not null check (rate > 0 and rate < 1000000 and scale(rate) <= 10),
  is_from_file boolean not null default false,
  entered_by bigint,
  entered_at timestamptz not null,
  primary key (report_id, currency),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, entered_by) references staff (agent_id, id)
);

-- Leading zeros come and go between lists.
create index works_by_plain_upc on works (agent_id, ltrim(upc, '0')) where upc is not null;

do $$
declare
  owned text;
begin
  foreach owned in array array['payers', 'payer_stores', 'report_files', 'income_reports', 'report_titles', 'report_stores', 'report_usages',
                               'report_lines', 'report_remarks', 'report_sums', 'title_decisions', 'report_rates'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert on %I to tributary_app', owned);
  end loop;
end $$;
grant update (name, currency, reading, drop_folder, version, archived_at) on payers to tributary_app;
grant update (channel_id), delete on payer_stores to tributary_app;
grant update on income_reports, report_titles to tributary_app;
grant update (channel_id) on report_stores to tributary_app;
grant update (undone_by, undone_at) on title_decisions to tributary_app;
grant update (rate, is_from_file, entered_by, entered_at) on report_rates to tributary_app;
-- Read again or discarded: what was read goes, as long as nothing was posted (below).
grant delete on report_titles, report_stores, report_usages, report_lines, report_remarks, report_sums, report_rates to tributary_app;
