-- Members found by what staff type, the log of what staff did, and the settings of a site.

-- Pairs of neighbouring letters, in small letters: they find parts of words in every language.
create function letter_pairs(words text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct substr(w, i, 2)), '{}')
    from (select lower(normalize(words, nfkc)) as w) n, generate_series(1, greatest(length(w) - 1, 1)) i
    where substr(w, i, 2) !~ '\s'
  );

alter table members add column name_pairs text[] generated always as
  (letter_pairs(mobile || ' ' || nickname || ' ' || artist_name)) stored;
create index members_by_name_pairs on members using gin (name_pairs);
create index members_newest on members (agent_id, id desc);
create index identity_checks_by_name on identity_checks (agent_id, lower(name) text_pattern_ops) where state = 'approved';
create index enterprise_checks_by_name on enterprise_checks (agent_id, lower(company_name) text_pattern_ops)
  where state = 'approved';

-- Row-level security would have every row judged before an array is searched: this function is the owner's and asks for the
-- agent itself, so that the indexes are used.
create function members_like(words text, beginning text) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select m.id from members m
    where m.agent_id = current_agent() and m.name_pairs @> letter_pairs(words)
      and lower(normalize(m.mobile || ' ' || m.nickname || ' ' || m.artist_name, nfkc)) like '%' || beginning
    union
    select c.member_id from identity_checks c
    where c.agent_id = current_agent() and c.state = 'approved' and lower(c.name) like beginning
    union
    select e.member_id from enterprise_checks e
    where e.agent_id = current_agent() and e.state = 'approved' and lower(e.company_name) like beginning;
  end;
revoke all on function members_like from public;
grant execute on function members_like to tributary_app;

-- Who froze the account, for colleagues. The reason is the member's to read.
alter table members add column frozen_by bigint, add column frozen_at timestamptz;

create index audit_entries_by_staff on audit_entries (agent_id, staff_id, id desc);
create index audit_entries_by_action on audit_entries (agent_id, action, id desc);
create index audit_entries_by_time on audit_entries (agent_id, at);

alter table staff_invitations
  add column id bigint generated always as identity,
  add column invited_by bigint,
  -- For whom it is, so that a list of open ones can be read.
  add column note text not null default '',
  add column created_at timestamptz not null default now();
alter table staff add column last_seen_at timestamptz;

alter table agents
  -- By platform; a platform without an app has none.
  add column software_versions jsonb not null default '{}',
  add column ddex_party_id text not null default '',
  -- How income of individuals is taxed here.
  add column tax_rule text not null default 'royalty' check (tax_rule in ('royalty', 'none')),
  -- How many codes are left when it is time to get more.
  add column isrc_alarm integer not null default 1000 check (isrc_alarm >= 0),
  add column upc_alarm integer not null default 200 check (upc_alarm >= 0),
  -- Counts every change of the settings: whoever saves says on which one they stand.
  add column settings_version integer not null default 1;

-- Pictures of a site are shown to everybody: its logo, its QR images.
alter table uploads
  drop constraint uploads_purpose_check,
  add constraint uploads_purpose_check check (purpose in ('avatar', 'document', 'attachment', 'cover', 'site'));
