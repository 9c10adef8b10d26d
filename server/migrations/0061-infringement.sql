-- Claims of infringement: a case each, what was said on both sides, and every step of it.
create table infringement_cases (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  number text not null,
  -- Written by move-case alone.
  state text not null default 'received' check (state in ('received', 'more_asked', 'measured', 'countered', 'forwarded', 'pursued',
                                                          'upheld', 'not_upheld', 'dismissed', 'withdrawn', 'lapsed')),
  is_open boolean generated always as (state in ('received', 'more_asked', 'measured', 'countered', 'forwarded', 'pursued')) stored,
  name text not null,
  company text not null,
  role text not null check (role in ('owner', 'agent')),
  mobile text not null,
  email text not null,
  language text not null,
  address text not null,
  -- As the claimant named it.
  which text not null,
  scope text not null check (scope in ('work', 'track')),
  track text not null,
  rights text not null check (rights in ('recording', 'song', 'lyrics', 'performance', 'cover', 'name', 'other')),
  statement text not null,
  -- What staff found that to be.
  work_id bigint,
  track_id bigint,
  -- What was taken off the channels; the last track takes its work with it.
  measure text check (measure in ('work', 'track')),
  measured_at timestamptz,
  measure_reason text not null default '',
  counter text,
  search_text text not null,
  received_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz,
  -- By which open cases are ordered: the deadline that runs, or when it came.
  urgent_at timestamptz generated always as (coalesce(due_at, received_at)) stored,
  unique (agent_id, id),
  unique (agent_id, number),
  foreign key (agent_id, work_id) references works (agent_id, id),
  check (mobile <> '' or email <> ''),
  check ((measure is null) = (measured_at is null)),
  check (measure is null or work_id is not null)
);
create index infringement_cases_open on infringement_cases (agent_id, urgent_at, id) where is_open;
create index infringement_cases_closed on infringement_cases (agent_id, changed_at desc, id desc) where not is_open;
create index infringement_cases_by_work on infringement_cases (agent_id, work_id, id desc) where work_id is not null;
alter table infringement_cases enable row level security;
create policy by_agent on infringement_cases using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on infringement_cases to tributary_app;

-- Never changed.
create table infringement_history (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  case_id bigint not null,
  event text not null,
  state text not null,
  by text not null check (by in ('claimant', 'member', 'staff', 'system')),
  staff_id bigint,
  name text not null default '',
  note text not null default '',
  at timestamptz not null,
  foreign key (agent_id, case_id) references infringement_cases (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
create index infringement_history_of_case on infringement_history (agent_id, case_id, id);
create index infringement_history_by_staff on infringement_history (agent_id, staff_id) where staff_id is not null;
alter table infringement_history enable row level security;
create policy by_agent on infringement_history using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on infringement_history to tributary_app;

-- A guest's file belongs to the case it was sent for.
alter table uploads
  add column infringement_case_id bigint,
  drop constraint uploads_check,
  add constraint uploads_one_owner check (num_nonnulls(member_id, staff_id, infringement_case_id) = 1),
  add foreign key (agent_id, infringement_case_id) references infringement_cases (agent_id, id);
create index uploads_by_infringement_case on uploads (agent_id, infringement_case_id) where infringement_case_id is not null;

create table infringement_files (
  agent_id bigint not null default current_agent() references agents (id),
  case_id bigint not null,
  upload_id uuid not null,
  side text not null check (side in ('claimant', 'member')),
  added_at timestamptz not null,
  primary key (agent_id, case_id, upload_id),
  foreign key (agent_id, case_id) references infringement_cases (agent_id, id),
  foreign key (agent_id, upload_id) references uploads (agent_id, id)
);
create index infringement_files_by_upload on infringement_files (agent_id, upload_id);
alter table infringement_files enable row level security;
create policy by_agent on infringement_files using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on infringement_files to tributary_app;

-- What is evidence is in use.
create or replace view upload_uses with (security_invoker = true) as
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
    where u.purpose = 'content'
  union all select agent_id, upload_id, 'infringement_files' from infringement_files;
