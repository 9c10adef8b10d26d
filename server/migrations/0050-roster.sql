-- The people a member makes music with: what forms are completed from. It grows with what is submitted, and its member keeps it.
create table roster_artists (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  name text not null,
  -- What they have done or do: main, featured, remixer, lyricist, composer, arranger, producer, performer.
  roles text[] not null default '{}',
  -- Their pages at channels, as in a release.
  channel_ids jsonb not null default '[]',
  -- The address of a picture among the avatars; empty: none.
  picture text not null default '',
  -- Of the latest release that names them; absent: none was submitted yet.
  used_at timestamptz,
  created_at timestamptz not null,
  unique (agent_id, id),
  unique (agent_id, member_id, name),
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);
create index roster_artists_in_order on roster_artists (member_id, lower(name), id);
create index roster_artists_by_picture on roster_artists (agent_id, picture) where picture <> '';

alter table roster_artists enable row level security;
create policy by_agent on roster_artists using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on roster_artists to tributary_app;

-- What was submitted so far.
with named (agent_id, member_id, name, role, channel_ids, used_at) as (
  select w.agent_id, w.member_id, a ->> 'name', a ->> 'role', coalesce(a -> 'channel_ids', '[]'), w.submitted_at
  from works w, jsonb_array_elements(coalesce(w.details -> 'artists', '[]')) a
  where w.submitted_at is not null
  union all
  select w.agent_id, w.member_id, a ->> 'name', a ->> 'role', coalesce(a -> 'channel_ids', '[]'), w.submitted_at
  from works w join tracks t on t.work_id = w.id, jsonb_array_elements(coalesce(t.details -> 'artists', '[]')) a
  where w.submitted_at is not null
  union all
  select w.agent_id, w.member_id, n.name, r.role, '[]', w.submitted_at
  from works w join tracks t on t.work_id = w.id,
    (values ('lyricists', 'lyricist'), ('composers', 'composer'), ('arrangers', 'arranger'), ('producers', 'producer'),
            ('performers', 'performer')) r (field, role),
    jsonb_array_elements_text(coalesce(t.details -> r.field, '[]')) n (name)
  where w.submitted_at is not null
)
insert into roster_artists (agent_id, member_id, name, roles, channel_ids, used_at, created_at)
select n.agent_id, n.member_id, n.name, array_agg(distinct n.role order by n.role),
  coalesce((array_agg(n.channel_ids order by n.used_at desc) filter (where n.channel_ids <> '[]'))[1], '[]'),
  max(n.used_at), now()
from named n
where n.name <> '' and n.role is not null
group by n.agent_id, n.member_id, n.name;

-- Pictures of the roster stay too.
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
        and not exists (select 1 from withdrawals w where w.agent_id = u.agent_id and w.invoice_upload_id = u.id)
        and not exists (select 1 from income_claims c where c.agent_id = u.agent_id and c.invoice_upload_id = u.id)
        and not exists (select 1 from ticket_attachments a where a.upload_id = u.id)
        and not exists (select 1 from members m where m.agent_id = u.agent_id and m.avatar <> ''
                          and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3))
        and not exists (select 1 from roster_artists r where r.agent_id = u.agent_id and r.picture <> ''
                          and r.picture = '/avatars/' || split_part(u.storage_key, '/', 3))
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
