-- Works with their tracks, files, history, channels and signed authorizations.

create table works (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  kind text not null check (kind in ('single', 'album')),
  purpose text not null default 'release' check (purpose in ('release', 'revision', 'supplement')),
  -- Written by transition() alone.
  status text not null default '00' check (status in ('00', '01', '10', '11', '100', '101', '200', '201', '300', '301',
                                                      '400', '401', '990', '991', '980', '981')),
  -- The released work that this row revises.
  revision_of bigint,
  -- In the shapes of the contract.
  details jsonb not null,
  scope jsonb not null,
  reasons jsonb not null default '[]',
  -- Taken out of the details for lists.
  title text not null default '',
  artists text not null default '',
  release_date date,
  -- Title, artists, track titles and codes in one form of writing; and its pairs of neighbouring letters, each behind
  -- the member's id, so that the index leads straight to this member's works.
  search_text text not null default '',
  search_terms text[] not null default '{}',
  upc text,
  -- Counts every change.
  version integer not null default 1,
  -- The staff member who reviews it now, and the one who passed its content.
  claimed_by bigint,
  claimed_at timestamptz,
  content_passed_by bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  released_at timestamptz,
  deleted_at timestamptz,
  -- A revision that has become current, was discarded, or lost its work.
  closed_at timestamptz,
  closed_how text check (closed_how in ('adopted', 'discarded', 'taken_down')),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, revision_of) references works (agent_id, id),
  foreign key (agent_id, claimed_by) references staff (agent_id, id),
  foreign key (agent_id, content_passed_by) references staff (agent_id, id),
  check ((revision_of is null) = (purpose = 'release')),
  check ((closed_at is null) = (closed_how is null))
);
create unique index works_one_open_revision on works (agent_id, revision_of)
  where revision_of is not null and closed_at is null;
create index works_by_revised on works (revision_of, id desc) where revision_of is not null;
-- The lists of a member: one index for each order.
create index works_by_update on works (member_id, updated_at desc, id desc) where revision_of is null and deleted_at is null;
create index works_by_creation on works (member_id, id desc) where revision_of is null and deleted_at is null;
create index works_by_title on works (member_id, title, id) where revision_of is null and deleted_at is null;
create index works_by_date on works (member_id, release_date desc, id desc) where revision_of is null and deleted_at is null;
create index works_by_status on works (member_id, status, updated_at desc, id desc) where revision_of is null and deleted_at is null;
create index works_in_bin on works (member_id, updated_at desc, id desc) where revision_of is null and deleted_at is not null;
create index works_by_deletion on works (deleted_at) where deleted_at is not null;
create index works_by_terms on works using gin (search_terms);
create index works_open_revisions on works (member_id, status) where revision_of is not null and closed_at is null;
create index works_in_review on works (agent_id, status, submitted_at, id) where status in ('200', '201', '300', '301');

-- Row-level security would have every row judged before an array is searched: this function is the owner's and asks for the
-- agent itself, so that the index is used.
create function works_with_terms(terms text[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from works where search_terms @> terms and agent_id = current_agent();
  end;
revoke all on function works_with_terms from public;
grant execute on function works_with_terms to tributary_app;

create table tracks (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  position integer not null check (position > 0),
  details jsonb not null,
  isrc text,
  -- The track of the released work that this one revises.
  revises bigint,
  unique (agent_id, id),
  unique (agent_id, work_id, position) deferrable initially deferred,
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade
);
create index tracks_by_work on tracks (work_id, position);

-- How a released work was before a revision replaced it.
create table work_versions (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  replaced_by bigint not null,
  replaced_at timestamptz not null,
  -- Details, scope, tracks and materials.
  content jsonb not null,
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade,
  foreign key (agent_id, replaced_by) references works (agent_id, id)
);
create index work_versions_by_work on work_versions (work_id, id desc);

create table work_history (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  at timestamptz not null,
  event text not null,
  from_status text,
  to_status text,
  by text not null check (by in ('member', 'staff', 'system')),
  -- Who it was, and how they were called then.
  actor_id bigint,
  actor_name text not null,
  note text,
  reasons jsonb not null default '[]',
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade
);
create index work_history_by_work on work_history (work_id, id);
create index work_history_by_event on work_history (agent_id, event, at);

-- Names that a member has used, for the next work.
create table used_names (
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  kind text not null check (kind in ('artist', 'label', 'contributor')),
  name text not null,
  used_at timestamptz not null,
  primary key (agent_id, member_id, kind, name),
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);

-- Every content once, whoever uploaded it. What was measured in it is kept with it.
create table stored_files (
  agent_id bigint not null default current_agent() references agents (id),
  sha256 bytea not null,
  storage_key text not null,
  size bigint not null check (size > 0),
  media_type text not null,
  -- What the checker found out, by type of material; absent: not looked at yet.
  analysis jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (agent_id, sha256)
);
create index stored_files_by_age on stored_files (created_at);

create table materials (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  work_id bigint not null,
  -- Absent: it belongs to the whole release.
  track_id bigint,
  type text not null check (type in ('music', 'lyric', 'cover', 'accompany', 'short', 'karaoke', 'mv', 'document')),
  -- As the member called it: for showing only.
  file_name text not null,
  sha256 bytea not null,
  size bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'passed', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  results jsonb not null default '[]',
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  checked_at timestamptz,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade,
  foreign key (agent_id, track_id) references tracks (agent_id, id) on delete cascade,
  foreign key (agent_id, sha256) references stored_files (agent_id, sha256)
);
create index materials_by_work on materials (work_id, id);
create index materials_by_member on materials (member_id);
create index materials_by_file on materials (agent_id, sha256);
create index materials_by_track on materials (track_id);

-- Uploads under way. How much has arrived is known by the store of the bytes, not here.
create table upload_sessions (
  id uuid primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  work_id bigint not null,
  track_id bigint,
  type text not null,
  file_name text not null,
  size bigint not null check (size > 0),
  -- Of the bytes at the store.
  storage_key text not null,
  -- Facts that the tus protocol keeps about the upload.
  tus jsonb,
  state text not null default 'open' check (state in ('open', 'received', 'kept', 'failed')),
  problem text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade
);
create index upload_sessions_by_member on upload_sessions (member_id) where state in ('open', 'received');
create index upload_sessions_by_work on upload_sessions (work_id);
create index upload_sessions_by_end on upload_sessions (expires_at);

create table channels (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  code text not null,
  name jsonb not null,
  position integer not null,
  -- DDEX: whom a message is addressed to and in which version of the standard. Absent: the operator has to ask the channel.
  party_id text,
  message_version text not null default '4.3.2' check (message_version in ('4.3.2', '3.8.2')),
  lead_days smallint not null check (lead_days between 0 and 90),
  territory jsonb not null default '{"worldwide": true, "countries": []}',
  is_sandbox boolean not null default false,
  is_on boolean not null default true,
  unique (agent_id, code),
  unique (agent_id, id)
);

-- Signed authorizations. The document never changes.
create table agreements (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  number text not null,
  member_id bigint not null,
  work_id bigint not null,
  terms jsonb not null,
  terms_hash bytea not null,
  rate numeric(5, 4) not null,
  signer_kind text not null check (signer_kind in ('member', 'company', 'guardian')),
  signer_name text not null,
  signed_at timestamptz not null,
  address text not null,
  user_agent text not null,
  code_hash bytea not null,
  storage_key text not null,
  sha256 bytea not null,
  size bigint not null,
  unique (agent_id, id),
  unique (agent_id, number),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id)
);
create index agreements_by_work on agreements (work_id, id desc);
create unique index agreements_by_hash on agreements (agent_id, sha256);

create trigger append_only before update or delete on agreements for each row execute function refuse_change();
create trigger never_emptied before truncate on agreements for each statement execute function refuse_change();
create trigger never_changed before update on work_history for each row execute function refuse_change();
create trigger never_emptied before truncate on work_history for each statement execute function refuse_change();

do $$
declare
  owned text;
begin
  foreach owned in array array['works', 'tracks', 'work_versions', 'work_history', 'used_names', 'stored_files',
                               'materials', 'upload_sessions', 'channels', 'agreements'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
revoke update, delete on agreements, work_versions, work_history from tributary_app;
