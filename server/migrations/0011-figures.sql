-- Figures of the whole site that must not be counted row by row: each change leaves a small row, and a job adds them up by day.

-- Nobody waits for anybody here: two works that move at once leave two rows.
create table figure_changes (
  id bigint generated always as identity primary key,
  agent_id bigint not null,
  day date not null,
  -- works.<status>, revisions.<status>, files, bytes, uploads, uploads.bytes, members
  figure text not null,
  amount bigint not null
);
create index figure_changes_by_agent on figure_changes (agent_id);

create table figures (
  agent_id bigint not null,
  figure text not null,
  day date not null,
  amount bigint not null,
  primary key (agent_id, figure, day)
);

create function day_in_china(moment timestamptz) returns date
  language sql stable
  return (moment at time zone 'Asia/Shanghai')::date;

create function change_figure(agent bigint, figure text, amount bigint, at timestamptz) returns void
  language sql
  begin atomic
    insert into figure_changes (agent_id, day, figure, amount) values (agent, day_in_china(at), figure, amount);
  end;

-- What a work counts as; null: as nothing, for it lies in the bin or is closed.
create function figure_of_work(w works) returns text
  language sql immutable
  return case
    when w.deleted_at is not null or w.closed_at is not null then null
    when w.revision_of is null then 'works.' || w.status
    else 'revisions.' || w.status
  end;

create function count_works() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then figure_of_work(old) end;
  becomes text := case when tg_op <> 'DELETE' then figure_of_work(new) end;
  since timestamptz := now();
begin
  if was is not distinct from becomes then return null; end if;
  if tg_op = 'INSERT' then since := new.created_at;
  elsif tg_op = 'UPDATE' and old.status <> new.status then since := new.status_since;
  end if;
  if was is not null then perform change_figure(old.agent_id, was, -1, since); end if;
  if becomes is not null then perform change_figure(new.agent_id, becomes, 1, since); end if;
  return null;
end $$;
create trigger counted after insert or delete or update of status, deleted_at, closed_at on works
  for each row execute function count_works();

create function count_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform change_figure(new.agent_id, 'files', 1, new.created_at),
            change_figure(new.agent_id, 'bytes', new.size, new.created_at),
            change_figure(new.agent_id, 'uploads', 1, new.created_at),
            change_figure(new.agent_id, 'uploads.bytes', new.size, new.created_at);
  else
    perform change_figure(old.agent_id, 'files', -1, now()), change_figure(old.agent_id, 'bytes', -old.size, now());
  end if;
  return null;
end $$;
create trigger counted after insert or delete on stored_files for each row execute function count_files();

create function count_members() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform change_figure(new.agent_id, 'members', 1, new.created_at);
  return null;
end $$;
create trigger counted after insert on members for each row execute function count_members();

insert into figures (agent_id, figure, day, amount)
  select w.agent_id, figure_of_work(w), day_in_china(w.updated_at), count(*)
  from works w where figure_of_work(w) is not null group by 1, 2, 3;
insert into figures (agent_id, figure, day, amount)
  select agent_id, f.figure, day_in_china(created_at),
         sum(case when f.figure in ('files', 'uploads') then 1 else size end)
  from stored_files, unnest(array['files', 'bytes', 'uploads', 'uploads.bytes']) as f (figure)
  group by 1, 2, 3
  union all
  select agent_id, 'members', day_in_china(created_at), count(*) from members group by 1, 3;

-- Called by a job every few minutes. A second one at the same time has nothing to do.
create function fold_figures() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_figures')) then return; end if;
  with gone as (delete from figure_changes returning agent_id, figure, day, amount)
  insert into figures (agent_id, figure, day, amount)
    select agent_id, figure, day, sum(amount) from gone group by agent_id, figure, day
  on conflict (agent_id, figure, day) do update set amount = figures.amount + excluded.amount;
end $$;
revoke all on function fold_figures from public;
grant execute on function fold_figures to tributary_app;

do $$
declare
  owned text;
begin
  foreach owned in array array['figures', 'figure_changes'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select on %I to tributary_app', owned);
  end loop;
end $$;

-- Works on their way to the channels, the longest waiting first.
create index works_to_deliver on works (agent_id, status_since) where status = '990' and revision_of is null;

-- Jobs that gave up. The queue itself stays out of the application's reach.
create function failed_jobs(below bigint, most int) returns table (
  id bigint, task text, payload json, attempts int, last_error text, created_at timestamptz, failed_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select j.id, t.identifier, j.payload, j.attempts::int, j.last_error, j.created_at, j.updated_at
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null
      and j.payload ->> 'agentId' = current_agent()::text
      and (below is null or j.id < below)
    order by j.id desc
    limit most;
end $$;

create function retry_job(job bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from failed_jobs(job + 1, 1) f where f.id = job) then return false; end if;
  perform graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0);
  return true;
end $$;

create function drop_job(job bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from failed_jobs(job + 1, 1) f where f.id = job) then return false; end if;
  perform graphile_worker.complete_jobs(array[job]);
  return true;
end $$;

revoke all on function failed_jobs, retry_job, drop_job from public;
grant execute on function failed_jobs, retry_job, drop_job to tributary_app;
