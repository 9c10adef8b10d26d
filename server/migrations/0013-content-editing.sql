-- Staff write what a site says: a draft is written over until it is shown, what was shown stays as a version. The site's
-- own pages, such as the agreements, are items like all others. Members take part in plans.

alter table content_items
  drop constraint content_items_kind_check,
  add constraint content_items_kind_check check (kind in ('help', 'news', 'question', 'plan', 'page', 'block')),
  -- Which part of the home page a block is; blocks have it, nothing else does.
  add column slot text not null default '',
  add column draft jsonb,
  -- Counts every change, so that who writes over somebody else's words is told.
  add column revision integer not null default 1,
  add column editor_id bigint,
  add column binned_at timestamptz,
  -- What staff search in: the titles of the draft, or of what is shown.
  add column titles jsonb not null default '{}',
  add foreign key (agent_id, editor_id) references staff (agent_id, id),
  add check ((kind = 'block') = (slot <> '')),
  -- What is to be shown later has something to be shown.
  add check (publish_at is null or draft is not null),
  add check (binned_at is null or published_version is null and publish_at is null);
alter table content_items alter column newest_version set default 0;
update content_items i set titles = v.title from content_versions v where v.item_id = i.id and v.version = i.newest_version;
create index content_items_for_staff on content_items (agent_id, kind, id desc);

-- The pages that were in a table of their own.
insert into content_items (agent_id, kind, number, newest_version, published_version, published_at, created_at, updated_at, titles)
  select p.agent_id, 'page', p.page_id, p.version, p.version, p.published_at, p.published_at, p.published_at, p.title
  from site_pages p
  where not exists (select from site_pages later
                    where later.agent_id = p.agent_id and later.page_id = p.page_id and later.version > p.version);
insert into content_versions (agent_id, item_id, version, title, summary, body_html, at)
  select p.agent_id, i.id, p.version, p.title, '{"zh-CN": "", "en": ""}', p.body_html, p.published_at
  from site_pages p join content_items i on i.agent_id = p.agent_id and i.kind = 'page' and i.number = p.page_id;
alter table agreement_acceptances add column item_id bigint;
update agreement_acceptances a set item_id = i.id
  from content_items i where i.agent_id = a.agent_id and i.kind = 'page' and i.number = a.page_id;
alter table agreement_acceptances
  drop constraint agreement_acceptances_pkey,
  drop constraint agreement_acceptances_agent_id_page_id_version_fkey,
  drop column page_id,
  alter column item_id set not null,
  add primary key (agent_id, member_id, item_id, version),
  add foreign key (agent_id, item_id, version) references content_versions (agent_id, item_id, version);
drop table site_pages;

alter table uploads
  drop constraint uploads_purpose_check,
  add constraint uploads_purpose_check
    check (purpose in ('avatar', 'document', 'attachment', 'cover', 'site', 'content'));

-- Where a picture stands, so that one that stands nowhere can be swept.
create table content_pictures (
  agent_id bigint not null default current_agent(),
  item_id bigint not null,
  storage_key text not null,
  primary key (agent_id, item_id, storage_key),
  foreign key (agent_id, item_id) references content_items (agent_id, id) on delete cascade
);
create index content_pictures_by_key on content_pictures (storage_key);

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
        and not (u.purpose = 'content' and exists (
          select 1 from content_pictures c where c.agent_id = u.agent_id and c.storage_key = u.storage_key))
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

-- Counts what was shown and hidden: pages drawn before are drawn anew. Apart from the settings' own count, so that whoever
-- publishes news disturbs nobody who edits settings.
alter table agents add column content_version integer not null default 0;

-- Every server hears with the commit that a site has changed, so that nobody is shown what it was before.
create function tell_servers() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('tributary_live', json_build_object(
    'agentId', (coalesce(changed ->> 'agent_id', changed ->> 'id'))::bigint, 'to', 'servers', 'topic', 'site')::text);
  return null;
end $$;
create trigger told after update on agents for each row when (old is distinct from new)
  execute function tell_servers();
create trigger told after insert or update or delete on agent_domains for each row execute function tell_servers();

drop function find_agent_by_domain;
create function find_agent_by_domain(host text) returns table (
  id bigint, domain text, presentation jsonb, download_links jsonb, royalty_rate numeric, currency text,
  withdrawal_minimum bigint, withdrawal_fee bigint, software_versions jsonb, settings_version integer,
  content_version integer)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.id, p.domain, a.presentation, a.download_links, a.royalty_rate, a.currency,
           a.withdrawal_minimum, a.withdrawal_fee, a.software_versions, a.settings_version, a.content_version
    from agent_domains d
    join agents a on a.id = d.agent_id
    join agent_domains p on p.agent_id = a.id and p.is_primary
    where d.domain = lower(host);
  end;
revoke all on function find_agent_by_domain from public;
grant execute on function find_agent_by_domain to tributary_app;

create table plan_applications (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  plan_id bigint not null,
  member_id bigint not null,
  work_id bigint not null,
  text text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  answer text not null default '',
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('accepted', 'declined')) = (decided_by is not null)),
  check (state <> 'declined' or answer <> ''),
  unique (agent_id, id),
  foreign key (agent_id, plan_id) references content_items (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id)
);
-- A work takes part in a plan once; after a no or a withdrawal it may ask again.
create unique index plan_applications_once on plan_applications (plan_id, work_id) where state in ('waiting', 'accepted');
create index plan_applications_by_member on plan_applications (agent_id, member_id, id desc);
create index plan_applications_by_state on plan_applications (agent_id, state, id);

do $$
declare
  owned text;
begin
  foreach owned in array array['content_pictures', 'plan_applications'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
revoke delete on plan_applications from tributary_app;
