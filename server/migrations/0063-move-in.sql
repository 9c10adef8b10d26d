-- A catalogue that moves in from elsewhere: its list, a row for each track, and the files that came with it.

create table move_ins (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- As contract/src/move-in/move-in-state.ts names them; written by moveMoveIn() alone.
  state text not null default 'open' check (state in ('open', 'reading', 'failed', 'ready', 'making', 'closed')),
  list_name text not null default '',
  list_size bigint not null default 0,
  -- Of the list, until it is read.
  storage_key text,
  source text check (source in ('table', 'archive', 'ern')),
  reason text,
  reason_detail text not null default '',
  done int not null default 0,
  total int not null default 0,
  started_at timestamptz not null,
  moved_at timestamptz not null,
  check ((state = 'failed') = (reason is not null)),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create unique index one_move_in_at_a_time on move_ins (agent_id, member_id) where state <> 'closed';
create index move_ins_by_touch on move_ins (agent_id, moved_at) where state <> 'closed';
create index move_ins_by_key on move_ins (agent_id, storage_key) where storage_key is not null;

create table move_in_rows (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  move_in_id bigint not null,
  position int not null,
  -- As it stands in the list, by the columns of the template.
  cells jsonb not null,
  -- What its source says beyond that, in the shapes of a work: release, track, scope, kind.
  base jsonb not null default '{}',
  -- Files that its source names, with the hash they should have.
  expected jsonb not null default '[]',
  -- Rows with the same one are one release.
  release_key text not null default '',
  problems jsonb not null default '[]',
  has_errors boolean not null default false,
  has_notes boolean not null default false,
  is_left_out boolean not null default false,
  -- What it has become.
  work_id bigint,
  track_id bigint,
  unique (agent_id, id),
  unique (agent_id, move_in_id, position),
  foreign key (agent_id, move_in_id) references move_ins (agent_id, id) on delete cascade,
  foreign key (agent_id, work_id) references works (agent_id, id) on delete set null (work_id),
  foreign key (agent_id, track_id) references tracks (agent_id, id) on delete set null (track_id)
);
create index move_in_rows_by_work on move_in_rows (agent_id, work_id) where work_id is not null;
create index move_in_rows_by_track on move_in_rows (agent_id, track_id) where track_id is not null;

create table move_in_files (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  move_in_id bigint not null,
  -- As it was called, with the folders it lay in.
  name text not null check (name <> ''),
  size bigint not null,
  -- Until a draft has it.
  storage_key text,
  sha256 bytea check (length(sha256) = 32),
  md5 bytea check (length(md5) = 16),
  media_type text not null default '',
  -- It came in the same archive as the list.
  is_of_list boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  type text,
  row_id bigint,
  matched_by text check (matched_by in ('list', 'name', 'isrc', 'track', 'content', 'sound', 'hand')),
  created_at timestamptz not null,
  check (state <> 'ready' or sha256 is not null),
  check ((row_id is null) = (matched_by is null)),
  check (row_id is null or type is not null),
  unique (agent_id, id),
  foreign key (agent_id, move_in_id) references move_ins (agent_id, id) on delete cascade,
  foreign key (agent_id, row_id) references move_in_rows (agent_id, id)
);
create index move_in_files_by_move_in on move_in_files (agent_id, move_in_id, id);
create index move_in_files_by_row on move_in_files (agent_id, row_id) where row_id is not null;
create index move_in_files_by_key on move_in_files (agent_id, storage_key) where storage_key is not null;

do $$
declare
  owned text;
begin
  foreach owned in array array['move_ins', 'move_in_rows', 'move_in_files'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;

-- Lists and files arrive like recordings; they belong to a move-in instead of a work.
alter table upload_sessions
  drop constraint upload_sessions_check,
  add column move_in_id bigint,
  add foreign key (agent_id, move_in_id) references move_ins (agent_id, id) on delete cascade,
  add constraint upload_sessions_one_place check ((member_id is null) = (work_id is null and move_in_id is null)),
  add constraint upload_sessions_not_both check (work_id is null or move_in_id is null);
create index upload_sessions_by_move_in on upload_sessions (agent_id, move_in_id) where move_in_id is not null;

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
  union all select agent_id, storage_key, 'account_archives', id::text, null, null from account_archives where storage_key is not null
  union all select agent_id, storage_key, 'move_ins', id::text, list_size, null from move_ins where storage_key is not null
  union all select agent_id, storage_key, 'move_in_files', id::text, size, sha256 from move_in_files where storage_key is not null;

create trigger forget_note after update on move_ins
  for each row when (new.storage_key is not null and old.storage_key is null) execute function forget_note();
create trigger forget_note after insert on move_in_files for each row execute function forget_note();

insert into expiring_rows (table_name, condition) values
  ('move_ins', 'state = ''closed'' and moved_at < now() - interval ''90 days''');
