-- What goes to which channel: a work that has passed review becomes one message per chosen channel. A message is never edited;
-- what comes later about the same work is a row of its own.

create table deliveries (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  -- The work's own count of changes when this was queued. What waits is always about the work as it is now: whatever
  -- replaces it withdraws what has not left yet.
  work_version integer not null,
  channel_id bigint not null,
  kind text not null check (kind in ('release', 'update', 'takedown')),
  -- Its steps stand in the contract and, once more, in refuse_delivery_step().
  state text not null default 'queued'
    check (state in ('queued', 'packing', 'sending', 'delivered', 'live', 'refused', 'withdrawn')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Absent: at once, or, after an error, not before somebody asks for it.
  next_attempt_at timestamptz,
  -- Why the last attempt failed, or why the channel refused.
  last_error text,
  queued_at timestamptz not null,
  changed_at timestamptz not null,
  delivered_at timestamptz,
  live_at timestamptz,
  foreign key (agent_id, work_id) references works (agent_id, id),
  foreign key (agent_id, channel_id) references channels (agent_id, id),
  check (state not in ('delivered', 'live') or delivered_at is not null),
  check (state <> 'live' or live_at is not null)
);
create unique index deliveries_once on deliveries (agent_id, work_id, channel_id, work_version, kind)
  where state <> 'withdrawn';
create index deliveries_by_work on deliveries (work_id, id);
-- What still waits for something, the oldest first.
create index deliveries_open on deliveries (agent_id, channel_id, state, queued_at)
  where state in ('queued', 'packing', 'sending', 'delivered', 'refused');

create function refuse_delivery_step() returns trigger
  language plpgsql as $$
begin
  if new.state = old.state
    or new.state = 'withdrawn'
    or (old.state, new.state) in (
      ('queued', 'packing'), ('packing', 'sending'), ('packing', 'queued'), ('sending', 'delivered'), ('sending', 'queued'),
      ('delivered', 'live'), ('delivered', 'refused'), ('refused', 'queued')) then
    return new;
  end if;
  raise exception 'a delivery cannot go from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger known_steps before update of state on deliveries for each row execute function refuse_delivery_step();

-- What a delivery counts as. How many stand where has no history, so it is kept under one day; what went live is kept by day,
-- whatever becomes of it later. `live` is what a channel has: only a release puts something there.
create function figures_of_delivery(channel bigint, kind text, state text, has_failed boolean, live_at timestamptz)
  returns table (figure text, day date)
  language sql stable
  begin atomic
    select 'deliveries.' || channel || '.' || case when state = 'queued' and has_failed then 'failing' else state end,
           date 'epoch'
    where state <> 'withdrawn' and (state <> 'live' or kind = 'release')
    union all
    select 'deliveries.went_live', day_in_china(live_at) where kind = 'release' and live_at is not null;
  end;

-- Once a statement, not once a row: a work goes to all its channels at once.
create function count_new_deliveries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_changes (agent_id, figure, day, amount)
    select a.agent_id, f.figure, f.day, count(*)
    from added a, figures_of_delivery(a.channel_id, a.kind, a.state, a.last_error is not null, a.live_at) f
    group by 1, 2, 3;
  return null;
end $$;
create trigger counted_when_added after insert on deliveries referencing new table as added
  for each statement execute function count_new_deliveries();

create function count_changed_deliveries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_changes (agent_id, figure, day, amount)
    select c.agent_id, f.figure, f.day, sum(c.amount)
    from (select -1 as amount, * from was union all select 1, * from becomes) c,
         figures_of_delivery(c.channel_id, c.kind, c.state, c.last_error is not null, c.live_at) f
    group by 1, 2, 3
    having sum(c.amount) <> 0;
  return null;
end $$;
create trigger counted_when_changed after update on deliveries referencing old table as was new table as becomes
  for each statement execute function count_changed_deliveries();

alter table deliveries enable row level security;
create policy by_agent on deliveries using (agent_id = current_agent()) with check (agent_id = current_agent());
-- Whatever is added begins in the queue, and what it is about stays as it was written.
grant select on deliveries to tributary_app;
grant insert (work_id, work_version, channel_id, kind, queued_at, changed_at) on deliveries to tributary_app;
grant update (state, attempts, next_attempt_at, last_error, changed_at, delivered_at, live_at) on deliveries
  to tributary_app;

-- Works that are on their way already.
insert into deliveries (agent_id, work_id, work_version, channel_id, kind, queued_at, changed_at)
  select w.agent_id, w.id, w.version, c.id, 'release', w.status_since, w.status_since
  from works w
  join channels c on c.agent_id = w.agent_id and c.is_on
    and (w.scope -> 'all_channels' = 'true' or w.scope -> 'channel_ids' @> to_jsonb(c.id))
  where w.status = '990' and w.revision_of is null and w.deleted_at is null
  order by w.status_since, w.id, c.position;

-- The oldest one that waits is a delivery now.
drop index works_to_deliver;
