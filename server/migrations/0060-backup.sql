-- What a backup takes along, what is missing in the storage or lies there unnamed, and a site that is held after a restore.

-- Every row that names a stored file, with the size it has there where a row tells: sweeps, backups and the reconciler ask this. A new
-- table that keeps files joins here and gets the trigger `forget_note`; a test asks for both. Who asks sees what they may see.
create view file_uses with (security_invoker = true) as
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
  union all select agent_id, storage_key, 'upload_sessions', id::text, size, null from upload_sessions where state = 'received';
grant select on file_uses to tributary_app;

create or replace function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from file_uses f where f.agent_id = agent and f.storage_key = key);
$$;
create index upload_sessions_by_key on upload_sessions (agent_id, storage_key);

-- Everything that an upload is used for: by reference, or by an address that a text or a setting holds.
create view upload_uses with (security_invoker = true) as
  select agent_id, upload_id, 'identity_scans' as used_by from identity_scans
  union all select agent_id, licence_upload_id, 'enterprise_checks' from enterprise_checks where licence_upload_id is not null
  union all select agent_id, invoice_upload_id, 'withdrawals' from withdrawals where invoice_upload_id is not null
  union all select agent_id, invoice_upload_id, 'income_claims' from income_claims where invoice_upload_id is not null
  union all select agent_id, upload_id, 'ticket_attachments' from ticket_attachments
  union all select u.agent_id, u.id, 'members' from uploads u
    join members m on m.agent_id = u.agent_id and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3)
    where m.avatar <> ''
  union all select u.agent_id, u.id, 'roster_artists' from uploads u
    join roster_artists r on r.agent_id = u.agent_id and r.picture = '/avatars/' || split_part(u.storage_key, '/', 3)
    where r.picture <> ''
  union all select u.agent_id, u.id, 'agents' from uploads u
    join agents a on a.id = u.agent_id and position(split_part(u.storage_key, '/', 3) in a.presentation::text) > 0
    where u.purpose = 'site'
  union all select u.agent_id, u.id, 'content_pictures' from uploads u
    join content_pictures c on c.agent_id = u.agent_id and c.storage_key = u.storage_key
    where u.purpose = 'content';
grant select on upload_uses to tributary_app;

create or replace function sweep_unused_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from uploads u
      where u.created_at < now() - interval '2 days'
        and not exists (select 1 from upload_uses x where x.agent_id = u.agent_id and x.upload_id = u.id)
      returning u.id, u.agent_id, u.storage_key)
    -- The same picture may have been uploaded twice: its file stays as long as one of the rows does.
    select g.agent_id, json_agg(distinct g.storage_key) as keys
    from gone g
    where not exists (select 1 from uploads o where o.agent_id = g.agent_id and o.storage_key = g.storage_key
                        and o.id not in (select id from gone))
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', swept.agent_id, 'keys', swept.keys));
  end loop;
end $$;

-- Backups of the whole installation, written by the command that makes them. Sites only learn when the last one was.
create table backup_runs (
  id bigint generated always as identity primary key,
  name text not null,
  snapshot_at timestamptz not null,
  ended_at timestamptz not null,
  files bigint not null check (files >= 0),
  bytes bigint not null check (bytes >= 0),
  missing bigint not null check (missing >= 0),
  is_sealed boolean not null
);
alter table backup_runs enable row level security;

create function last_backup() returns table (snapshot_at timestamptz, files bigint, missing bigint, is_sealed boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select b.snapshot_at, b.files, b.missing, b.is_sealed from backup_runs b order by b.id desc limit 1;
  end;
revoke all on function last_backup from public;
grant execute on function last_backup to tributary_app;

-- A site that came out of a backup sends nothing until one of its admins has compared it with the world outside.
create table site_holds (
  agent_id bigint primary key default current_agent() references agents (id),
  held_at timestamptz not null,
  -- What the backup shows. Whatever left the house after this is not known here.
  snapshot_at timestamptz not null,
  released_at timestamptz,
  released_by bigint,
  foreign key (agent_id, released_by) references staff (agent_id, id),
  check ((released_at is null) = (released_by is null))
);
create index site_holds_by_staff on site_holds (agent_id, released_by);
alter table site_holds enable row level security;
create policy by_agent on site_holds using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on site_holds to tributary_app;
grant update (released_at, released_by) on site_holds to tributary_app;

-- What the reconciler has found: rows whose file is gone or has another size, and files that no row names. Nothing is removed for it.
create table file_checks (
  agent_id bigint primary key default current_agent() references agents (id),
  asked_at timestamptz not null,
  -- Absent: it waits for a worker, or runs.
  ended_at timestamptz,
  rows_seen bigint not null default 0,
  objects_seen bigint not null default 0
);
create table file_findings (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  kind text not null check (kind in ('missing', 'other_size', 'unnamed')),
  storage_key text not null,
  -- Which row names it; of an unnamed one nothing is known.
  named_by text,
  row_id text,
  expected_size bigint,
  found_size bigint,
  -- When an unnamed one was written.
  written_at timestamptz,
  first_found_at timestamptz not null,
  last_found_at timestamptz not null,
  unique (agent_id, kind, storage_key),
  check ((kind = 'unnamed') = (named_by is null))
);
create index file_findings_listed on file_findings (agent_id, kind, id);
alter table file_checks enable row level security;
create policy by_agent on file_checks using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on file_checks to tributary_app;
alter table file_findings enable row level security;
create policy by_agent on file_findings using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on file_findings to tributary_app;
