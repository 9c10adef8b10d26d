-- A public page for every release: its address, what its member has chosen for it, what was made for it, and how often it is visited.

create table release_pages (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  -- Stands in the address: it is read off posters and typed.
  code text not null check (code ~ '^[2-9a-km-np-z]{8}$'),
  -- The member shows it before the release date.
  shows_early boolean not null default false,
  plays_excerpt boolean not null default true,
  -- Where the excerpt begins, as the member has chosen it; absent: we choose. The track may go with a revision, so nothing holds it.
  excerpt_track_id bigint,
  excerpt_start integer check (excerpt_start >= 0),
  -- Colours of the cover and the excerpt that was cut, with the contents they were made of (prepared-page.ts).
  prepared jsonb,
  -- When it was online for the first time: from then on it is gone rather than unknown.
  out_at timestamptz,
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade,
  unique (agent_id, work_id),
  unique (agent_id, id)
);
create unique index release_pages_by_code on release_pages (agent_id, code);

-- Visits by day, and how many of them went on to which channel. Nobody who came is remembered.
create table release_page_counts (
  agent_id bigint not null default current_agent(),
  page_id bigint not null,
  -- In China.
  day date not null,
  -- 0: visits of the page itself.
  channel_id bigint not null,
  count integer not null check (count > 0),
  primary key (agent_id, page_id, day, channel_id),
  foreign key (agent_id, page_id) references release_pages (agent_id, id) on delete cascade
);

-- Eight of 32 letters and digits that nobody mistakes for each other.
create function new_page_code() returns text
  language sql volatile
  begin atomic
    select string_agg(substr('23456789abcdefghijkmnpqrstuvwxyz', 1 + get_byte(random, place) % 32, 1), '')
    -- The bytes of a random uuid without those that say which kind it is.
    from uuid_send(gen_random_uuid()) as random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as place;
  end;

-- Whatever puts a work on its way to the channels: review, a measure that was lifted, the demo.
create function open_release_page() returns trigger
  language plpgsql as $$
begin
  insert into release_pages (agent_id, work_id, code, out_at)
    values (new.agent_id, new.id, new_page_code(), case when new.status = '991' then new.status_since end)
    on conflict (agent_id, work_id) do update set out_at = coalesce(release_pages.out_at, excluded.out_at);
  return null;
end $$;
create trigger open_page_when_added after insert on works for each row
  when (new.status in ('990', '991') and new.revision_of is null) execute function open_release_page();
create trigger open_page_when_moved after update of status on works for each row
  when (new.status in ('990', '991') and new.status is distinct from old.status and new.revision_of is null)
  execute function open_release_page();

insert into release_pages (agent_id, work_id, code, out_at)
  select agent_id, id, new_page_code(), case when status <> '990' then coalesce(released_at, status_since) end
  from works where status in ('990', '991', '980', '981') and revision_of is null;

alter table release_pages enable row level security;
create policy by_agent on release_pages using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select on release_pages to tributary_app;
grant insert (agent_id, work_id, code, out_at) on release_pages to tributary_app;
grant update (shows_early, plays_excerpt, excerpt_track_id, excerpt_start, prepared, out_at) on release_pages to tributary_app;

alter table release_page_counts enable row level security;
create policy by_agent on release_page_counts using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update (count) on release_page_counts to tributary_app;

-- Every few minutes: pages that nothing was made for yet. Whatever changes one later asks for it in its own transaction.
create index release_pages_unprepared on release_pages (id) where prepared is null;
create function sweep_release_pages() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stale record;
begin
  for stale in
    select p.agent_id, p.work_id from release_pages p
    join works w on w.agent_id = p.agent_id and w.id = p.work_id and w.status in ('990', '991')
    where p.prepared is null
      and exists (
        select 1 from materials m where m.agent_id = p.agent_id and m.work_id = p.work_id and m.state = 'passed' and m.type = 'cover')
      and exists (
        select 1 from materials m where m.agent_id = p.agent_id and m.work_id = p.work_id and m.state = 'passed' and m.type = 'music')
    order by p.id limit 200
  loop
    perform graphile_worker.add_job('prepareReleasePage', json_build_object('agentId', stale.agent_id, 'workId', stale.work_id),
                                    job_key => 'release page ' || stale.agent_id || ' ' || stale.work_id, max_attempts => 5);
  end loop;
end $$;
revoke all on function sweep_release_pages from public;
grant execute on function sweep_release_pages to tributary_app;
