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

create or replace view file_uses with (security_invoker = true) as
  -- What is sealed (seal.ts) is 29 bytes longer and has another hash.
  select agent_id, storage_key, 'uploads' as named_by, id::text as row_id,
         case when is_sealed then size + 29 else size end as size, case when is_sealed then null else sha256 end as sha256
  from uploads
  union all select agent_id, storage_key, 'stored_files', encode(sha256, 'hex'), size, sha256 from stored_files
  union all select agent_id, storage_key, 'agreements', id::text, size, sha256 from agreements
  union all select agent_id, storage_key, 'packed_files', id::text, size, sha256 from packed_files
  union all select agent_id, storage_key, 'report_files', storage_key, size, null from report_files
  -- Sealed as they lie, so nothing is known of what lies there.
  union all select agent_id, file_key, 'payout_batches', id::text, null, null from payout_batches where file_key is not null
  union all select agent_id, file_key, 'payout_documents', id::text, file_size, file_sha256 from payout_documents
  union all select agent_id, storage_key, 'cover_images', id::text, size, null from cover_images
  -- Whole, and waiting for the worker. What is still on its way is nobody's yet.
  union all select agent_id, storage_key, 'upload_sessions', id::text, size, null from upload_sessions where state = 'received'
  union all select agent_id, storage_key, 'account_archives', id::text, null, null from account_archives where storage_key is not null;

create trigger forget_note after update on account_archives
  for each row when (new.storage_key is not null and old.storage_key is null) execute function forget_note();

insert into expiring_rows (table_name, condition) values
  ('account_archives', 'state in (''failed'', ''expired'') and moved_at < now() - interval ''90 days''');
