-- Accounts: codes by SMS, login history, who people are, companies, staff, the audit log, agreements, small files.

alter table members
  add column contact_email text not null default '',
  add column contact_address text not null default '',
  add column artist_name text not null default '',
  add column artist_biography text not null default '',
  add column artist_website text not null default '',
  -- Why the account is frozen, in words for the member.
  add column frozen_reason text,
  add column closes_at timestamptz,
  -- The last change that makes a withdrawal wait: mobile, recovered password, guardian.
  add column sensitive_change_at timestamptz,
  drop constraint members_state_check,
  add constraint members_state_check check (state in ('active', 'frozen', 'closing', 'closed')),
  add constraint members_group check (group_id in (1, 2));

-- The account a session acts for; absent: the person's own.
alter table member_sessions add column acts_for bigint;

-- A code is kept as a keyed hash only.
create table sms_codes (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  mobile text not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_codes_newest on sms_codes (agent_id, mobile, sent_at desc);

-- Failed tries on numbers without an account are rows too, so that both take the same time.
create table login_events (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  member_id bigint,
  method text not null check (method in ('password', 'code', 'registration', 'recovery')),
  succeeded boolean not null,
  address text not null,
  user_agent text not null,
  at timestamptz not null,
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);
create index login_events_newest on login_events (member_id, id desc);
create index login_events_by_age on login_events (at);

-- Small files handed in with a single request. Scans of documents are sealed before they are stored.
create table uploads (
  id uuid primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  purpose text not null check (purpose in ('avatar', 'document', 'attachment', 'cover')),
  storage_key text not null,
  is_sealed boolean not null,
  media_type text not null,
  size bigint not null,
  sha256 bytea not null,
  created_at timestamptz not null,
  foreign key (agent_id, member_id) references members (agent_id, id),
  unique (agent_id, id)
);
create index uploads_by_member on uploads (member_id);

create table staff (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  username text not null check (username = lower(username)),
  name text not null,
  password_hash text not null,
  roles text[] not null check (roles <@ array['admin', 'editor', 'rights', 'finance', 'support']),
  state text not null default 'active' check (state in ('active', 'suspended')),
  -- Sealed. Confirmed by the first right code; a code counts once, so the last time step is kept.
  totp_secret bytea not null,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0,
  failed_tries smallint not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  unique (agent_id, username),
  unique (agent_id, id)
);

create table staff_recovery_codes (
  agent_id bigint not null default current_agent(),
  staff_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (agent_id, staff_id, code_hash),
  foreign key (agent_id, staff_id) references staff (agent_id, id) on delete cascade
);

create table staff_sessions (
  token uuid primary key,
  secret_hash bytea not null,
  agent_id bigint not null default current_agent(),
  staff_id bigint not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  foreign key (agent_id, staff_id) references staff (agent_id, id) on delete cascade
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

-- One-time links that make somebody staff.
create table staff_invitations (
  token_hash bytea primary key,
  agent_id bigint not null default current_agent() references agents (id),
  roles text[] not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Who a member is. Numbers are sealed; the blind index finds equal ones without opening them.
create table identity_checks (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  kind text not null check (kind in ('adult', 'minor')),
  state text not null check (state in ('draft', 'waiting', 'refused', 'approved', 'ended')),
  name text,
  document text check (document in ('resident_id', 'passport')),
  number_sealed bytea,
  number_index bytea,
  birth_date date,
  guardian_name text,
  guardian_number_sealed bytea,
  guardian_relation text check (guardian_relation in ('father', 'mother', 'guardian')),
  guardian_mobile text,
  guardian_birth_date date,
  reasons jsonb not null default '[]',
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by bigint,
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id),
  unique (agent_id, id)
);
-- One verified identity per agent; being a guardian does not count.
create unique index identity_checks_one_person on identity_checks (agent_id, number_index) where state = 'approved';
create unique index identity_checks_one_open on identity_checks (agent_id, member_id) where state in ('draft', 'waiting');
create unique index identity_checks_one_approved on identity_checks (agent_id, member_id) where state = 'approved';
create index identity_checks_by_member on identity_checks (member_id, id desc);
create index identity_checks_queue on identity_checks (agent_id, submitted_at, id) where state = 'waiting';

create table identity_scans (
  agent_id bigint not null default current_agent(),
  check_id bigint not null,
  kind text not null,
  upload_id uuid not null,
  primary key (agent_id, check_id, kind),
  foreign key (agent_id, check_id) references identity_checks (agent_id, id),
  foreign key (agent_id, upload_id) references uploads (agent_id, id)
);

create table enterprise_checks (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  state text not null check (state in ('waiting', 'refused', 'approved')),
  company_name text not null,
  credit_code text not null,
  legal_representative text not null,
  licence_upload_id uuid not null,
  reasons jsonb not null default '[]',
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, licence_upload_id) references uploads (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id),
  unique (agent_id, id)
);
create unique index enterprise_checks_one_company on enterprise_checks (agent_id, credit_code) where state = 'approved';
create unique index enterprise_checks_one_waiting on enterprise_checks (agent_id, member_id) where state = 'waiting';
create index enterprise_checks_by_member on enterprise_checks (member_id, id desc);
create index enterprise_checks_queue on enterprise_checks (agent_id, submitted_at, id) where state = 'waiting';

-- People who work for a company. An invitation waits for whoever proves to own the mobile.
create table colleagues (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  account_id bigint not null,
  mobile text not null,
  person_id bigint,
  role text not null check (role in ('publisher', 'finance', 'reader')),
  state text not null check (state in ('invited', 'active')),
  since timestamptz not null,
  check ((state = 'active') = (person_id is not null)),
  foreign key (agent_id, account_id) references members (agent_id, id),
  foreign key (agent_id, person_id) references members (agent_id, id),
  unique (agent_id, account_id, mobile)
);
create index colleagues_by_person on colleagues (person_id);
create index colleagues_by_mobile on colleagues (agent_id, mobile) where state = 'invited';

-- Pages of the site such as the agreements; a new version is a new row, so that what was agreed to stays.
create table site_pages (
  agent_id bigint not null default current_agent() references agents (id),
  page_id integer not null,
  version integer not null,
  title jsonb not null,
  body_html jsonb not null,
  published_at timestamptz not null,
  primary key (agent_id, page_id, version)
);

create table agreement_acceptances (
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  page_id integer not null,
  version integer not null,
  at timestamptz not null,
  address text not null,
  primary key (agent_id, member_id, page_id, version),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, page_id, version) references site_pages (agent_id, page_id, version)
);

-- What staff did. Append-only, for every role.
create table audit_entries (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  at timestamptz not null,
  -- Absent: the system itself.
  staff_id bigint,
  -- As it was at that moment; staff may be renamed.
  staff_name text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  address text not null,
  user_agent text not null,
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
create index audit_entries_newest on audit_entries (agent_id, id desc);
create index audit_entries_by_subject on audit_entries (agent_id, subject, subject_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;
create trigger append_only before update or delete on audit_entries for each row execute function refuse_change();
create trigger never_emptied before truncate on audit_entries for each statement execute function refuse_change();

do $$
declare
  owned text;
begin
  foreach owned in array array['sms_codes', 'login_events', 'uploads', 'staff', 'staff_recovery_codes',
                               'staff_sessions', 'staff_invitations', 'identity_checks', 'identity_scans',
                               'enterprise_checks', 'colleagues', 'site_pages', 'agreement_acceptances',
                               'audit_entries'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
revoke update, delete on audit_entries, site_pages, agreement_acceptances from tributary_app;

create or replace function sweep_expired() returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from captcha_uses where expires_at < now();
    delete from rate_counters where window_start < now() - interval '2 days';
    delete from member_sessions where ends_at < now() or last_seen_at < now() - interval '30 days';
    delete from staff_sessions where ends_at < now();
    delete from staff_invitations where expires_at < now() - interval '30 days';
    delete from sms_codes where sent_at < now() - interval '2 days';
    delete from login_events where at < now() - interval '180 days';
  end;
