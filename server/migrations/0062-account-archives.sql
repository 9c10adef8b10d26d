-- Everything of an account in one file, which a worker builds. The file lies ready for some days; its row stays a while longer.

create table account_archives (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  state text not null default 'asked' check (state in ('asked', 'building', 'ready', 'failed', 'expired')),
  -- Files and tables that are in it, of so many.
  done int not null default 0,
  total int not null default 0,
  -- Files that were gone from storage.
  missing int not null default 0,
  bytes bigint not null default 0,
  manifest_sha256 bytea check (length(manifest_sha256) = 32),
  storage_key text,
  reason text check (reason in ('full', 'frozen', 'closed', 'broken')),
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (storage_key is not null)),
  check ((state = 'failed') = (reason is not null)),
  check (state <> 'ready' or (expires_at is not null and ready_at is not null and manifest_sha256 is not null)),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create index account_archives_by_member on account_archives (agent_id, member_id, id desc);
create unique index one_archive_at_a_time on account_archives (agent_id, member_id) where state in ('asked', 'building');
create index account_archives_by_end on account_archives (agent_id, expires_at) where state = 'ready';
create index account_archives_by_key on account_archives (agent_id, storage_key) where storage_key is not null;

alter table account_archives enable row level security;
create policy by_agent on account_archives using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on account_archives to tributary_app;

create or replace function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from uploads f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from stored_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from agreements f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from packed_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from report_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from payout_batches f where f.agent_id = agent and f.file_key = key)
      or exists (select 1 from payout_documents f where f.agent_id = agent and f.file_key = key)
      or exists (select 1 from cover_images f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from account_archives f where f.agent_id = agent and f.storage_key = key);
$$;

create trigger forget_note after update on account_archives
  for each row when (new.storage_key is not null and old.storage_key is null) execute function forget_note();

insert into expiring_rows (table_name, condition) values
  ('account_archives', 'state in (''failed'', ''expired'') and moved_at < now() - interval ''90 days''');
