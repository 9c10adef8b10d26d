-- Members found by what staff type, the log of what staff did, and the settings of a site.

-- The letters and the pairs of neighbouring letters in some words, each behind its owner's id: they find parts of names in every
-- language. What is searched for is cut up the same way by the application (search-terms.ts).
create function letter_terms(owner bigint, words text) returns text[]
  language plpgsql immutable parallel safe as $$
declare
  terms text[] := '{}';
  letter text;
  after text := substr(words, 1, 1);
begin
  for place in 1 .. length(words) loop
    letter := after;
    after := substr(words, place + 1, 1);
    continue when letter = ' ';
    terms := terms || (owner || ':' || letter);
    if after not in ('', ' ') then terms := terms || (owner || ':' || letter || after); end if;
  end loop;
  return terms;
end $$;

-- Under which names somebody was verified, a person's and a company's. Kept with the member, so that one index finds them.
alter table members add column verified_names text not null default '';
update members m set verified_names = concat_ws(' ',
  (select c.name from identity_checks c where c.member_id = m.id and c.state = 'approved'),
  (select string_agg(e.company_name, ' ' order by e.id) from enterprise_checks e where e.member_id = m.id and e.state = 'approved'));

create function note_verified_names() returns trigger
  language plpgsql as $$
declare
  names text := concat_ws(' ',
    (select c.name from identity_checks c where c.member_id = new.member_id and c.state = 'approved'),
    (select string_agg(e.company_name, ' ' order by e.id) from enterprise_checks e
     where e.member_id = new.member_id and e.state = 'approved'));
begin
  update members set verified_names = names where id = new.member_id and verified_names <> names;
  return null;
end $$;
create trigger names_known after insert or update of state, name on identity_checks
  for each row execute function note_verified_names();
create trigger names_known after insert or update of state, company_name on enterprise_checks
  for each row execute function note_verified_names();

-- A generated column sees no other generated one, so both are made from the same words.
alter table members
  add column search_text text generated always as
    (lower(normalize(nickname || ' ' || artist_name || ' ' || verified_names, nfkc))) stored,
  add column search_terms text[] generated always as
    (letter_terms(agent_id, lower(normalize(nickname || ' ' || artist_name || ' ' || verified_names, nfkc)))) stored;
create index members_by_terms on members using gin (search_terms);
-- Staff read numbers from the front, or know how they end.
create index members_by_mobile on members (agent_id, mobile text_pattern_ops);
create index members_by_mobile_end on members (agent_id, reverse(mobile) text_pattern_ops);
create index members_newest on members (agent_id, id desc);
-- What is rare among a million members has an index of its own.
create index members_not_active on members (agent_id, state, id desc) where state <> 'active';
create index members_enterprises on members (agent_id, id desc) where group_id = 2;
create index members_minors on members (agent_id, id desc) where is_minor;
create index members_verified on members (agent_id, id desc) where verified_at is not null;

-- Members with all these words in their names, or with a number that begins or ends so; no more than `most`. The terms of the words
-- lead there, the text decides. Row-level security would have every row judged before an array is searched: this function is
-- the owner's and asks for the agent itself.
create function members_like(words text[], terms text[], beginning text, ending text, most int) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select found.id from (
      (select id from members
       where agent_id = current_agent() and mobile ~>=~ beginning and mobile ~<~ (beginning || ':') limit most)
      union
      (select id from members
       where agent_id = current_agent() and reverse(mobile) ~>=~ reverse(ending) and reverse(mobile) ~<~ (reverse(ending) || ':')
       limit most)
      union
      (select id from members
       where agent_id = current_agent() and search_terms @> terms
         and not exists (select from unnest(words) word where position(word in search_text) = 0)
       limit most)
    ) found limit most;
  end;
revoke all on function members_like from public;
grant execute on function members_like to tributary_app;

-- Who froze the account, for colleagues. The reason is the member's to read.
alter table members
  add column frozen_by bigint,
  add column frozen_at timestamptz,
  add foreign key (agent_id, frozen_by) references staff (agent_id, id);

-- The log is read by time; each way to narrow it keeps that order.
create index audit_entries_by_time on audit_entries (agent_id, at desc, id desc);
create index audit_entries_by_staff on audit_entries (agent_id, staff_id, at desc, id desc);
create index audit_entries_by_action on audit_entries (agent_id, action, at desc, id desc);
create index audit_entries_by_address on audit_entries (agent_id, address, at desc, id desc);

alter table staff_invitations
  add column id bigint generated always as identity,
  add column invited_by bigint,
  -- For whom it is, so that a list of open ones can be read.
  add column note text not null default '',
  add column created_at timestamptz not null default now(),
  add unique (agent_id, id),
  add foreign key (agent_id, invited_by) references staff (agent_id, id);
alter table staff
  add column last_seen_at timestamptz,
  -- The mobile of the member's account that they have as a musician: nobody reviews their own work.
  add column own_mobile text;

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

-- What the settings show is in use.
create or replace function sweep_unused_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from uploads u
      where u.created_at < now() - interval '2 days'
        and not exists (select 1 from identity_scans s where s.upload_id = u.id)
        and not exists (select 1 from enterprise_checks e where e.licence_upload_id = u.id)
        and not exists (select 1 from ticket_attachments a where a.upload_id = u.id)
        and not exists (select 1 from members m where m.agent_id = u.agent_id and m.avatar <> ''
                          and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3))
        and not (u.purpose = 'site' and exists (
          select 1 from agents a
          where a.id = u.agent_id and position(split_part(u.storage_key, '/', 3) in a.presentation::text) > 0))
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

-- Pages are kept by what the settings were when they were drawn.
drop function find_agent_by_domain;
create function find_agent_by_domain(host text) returns table (
  id bigint, domain text, presentation jsonb, download_links jsonb, royalty_rate numeric, currency text,
  withdrawal_minimum bigint, withdrawal_fee bigint, software_versions jsonb, settings_version integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.id, p.domain, a.presentation, a.download_links, a.royalty_rate, a.currency,
           a.withdrawal_minimum, a.withdrawal_fee, a.software_versions, a.settings_version
    from agent_domains d
    join agents a on a.id = d.agent_id
    join agent_domains p on p.agent_id = a.id and p.is_primary
    where d.domain = lower(host);
  end;
