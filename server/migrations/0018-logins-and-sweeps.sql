-- The queue of jobs has a login of its own, which reaches the queue and nothing else; the server gives both logins their
-- passwords at every start (logins.ts).
do $$ begin
  create role tributary_jobs nologin;
exception when duplicate_object or unique_violation then null;
end $$;

-- A daily job for every agent. The queue's login cannot read the agents.
create function enqueue_for_every_agent(task text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, json_build_object('agentId', a.id), job_key => task || ' ' || a.id) from agents a;
end $$;
revoke all on function enqueue_for_every_agent from public;
grant execute on function enqueue_for_every_agent to tributary_jobs;

-- What runs out, as data: a table that expires adds its line, and no function is written again for it.
create table expiring_rows (
  table_name text primary key,
  condition text not null
);
alter table expiring_rows enable row level security;
insert into expiring_rows (table_name, condition) values
  ('captcha_uses', 'expires_at < now()'),
  ('idempotency_keys', 'created_at < now() - interval ''7 days'''),
  ('rate_counters', 'window_start < now() - interval ''2 days'''),
  ('member_sessions', 'ends_at < now() or last_seen_at < now() - interval ''30 days'''),
  ('staff_sessions', 'ends_at < now()'),
  ('staff_invitations', 'expires_at < now() - interval ''30 days'''),
  ('sms_codes', 'sent_at < now() - interval ''2 days'''),
  ('login_events', 'at < now() - interval ''180 days''');

create or replace function sweep_expired() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  expiring record;
begin
  for expiring in select * from expiring_rows order by table_name loop
    execute format('delete from %I where %s', expiring.table_name, expiring.condition);
  end loop;
end $$;

-- An application goes with the draft it was made with: what was never released has nothing to show for it.
alter table plan_applications drop constraint plan_applications_agent_id_work_id_fkey;
alter table plan_applications add foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade;
create index plan_applications_by_work on plan_applications (agent_id, work_id);

-- Each sweep by itself, so that none is kept from its work by another.
drop function sweep_works();

-- Uploads that rest for a day. One that arrived whole is the worker's: a week passes before it counts as lost.
create function sweep_resting_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from upload_sessions u
      where u.expires_at < now() and (u.state <> 'received' or u.expires_at < now() - interval '6 days')
      returning u.agent_id, u.storage_key, u.tus, u.state)
    select g.agent_id, json_agg(json_build_object('key', g.storage_key, 'facts', g.tus)) as uploads
    from gone g
    where g.state in ('open', 'received') and g.tus is not null
    group by g.agent_id
  loop
    perform graphile_worker.add_job('dropUploads', json_build_object('agentId', swept.agent_id, 'uploads', swept.uploads));
  end loop;
end $$;

-- Drafts that lie in the bin for thirty days. What was ever released or signed stays. One that something else still points at
-- stays too, and does not keep the others.
create function sweep_bin() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  binned record;
begin
  for binned in
    select w.id from works w
    where w.deleted_at < now() - interval '30 days' and w.released_at is null and w.revision_of is null
      and w.status in ('00', '01')
      and not exists (select 1 from agreements a where a.agent_id = w.agent_id and a.work_id = w.id)
      and not exists (select 1 from works r where r.agent_id = w.agent_id and r.revision_of = w.id)
    order by w.id
  loop
    begin
      delete from works where id = binned.id;
    exception when foreign_key_violation then
      raise warning 'the draft % stays in the bin: %', binned.id, sqlerrm;
    end;
  end loop;
end $$;

create index stored_files_in_use on stored_files (agent_id, sha256) where unused_since is null;
create index work_versions_by_material on work_versions using gin ((content -> 'materials') jsonb_path_ops);

-- Files that no material uses. An earlier version of a released work still names its files.
create function sweep_unused_files() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  update stored_files f set unused_since = null
  where f.unused_since is not null
    and exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256);
  update stored_files f set unused_since = now()
  where f.unused_since is null
    and not exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256);

  for swept in
    with gone as (
      delete from stored_files f
      where f.unused_since < now() - interval '7 days'
        and not exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256)
        and not exists (select 1 from work_versions v where v.agent_id = f.agent_id
                          and v.content -> 'materials' @> jsonb_build_array(jsonb_build_object('sha256', '\x' || encode(f.sha256, 'hex'))))
      returning f.agent_id, f.storage_key, f.sha256)
    select g.agent_id, json_agg(json_build_object('key', g.storage_key, 'sha256', encode(g.sha256, 'hex'))) as files
    from gone g
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeStoredFiles', json_build_object('agentId', swept.agent_id, 'files', swept.files));
  end loop;
end $$;

do $$
declare
  sweep text;
begin
  foreach sweep in array array['sweep_resting_uploads', 'sweep_bin', 'sweep_unused_files'] loop
    execute format('revoke all on function %I from public', sweep);
    execute format('grant execute on function %I to tributary_app', sweep);
  end loop;
end $$;

-- Which lane runs which job. Told by the worker when it starts, so that it is true whichever version runs.
create table job_lanes (
  task text primary key,
  lane text not null
);
alter table job_lanes enable row level security;
create policy everybody on job_lanes to tributary_jobs using (true) with check (true);
grant select, insert, update on job_lanes to tributary_jobs;

-- Jobs that could run now and do not, for the dashboard.
create function waiting_jobs() returns table (lane text, waiting bigint, oldest_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select l.lane, count(*), min(j.run_at)
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    join job_lanes l on l.task = t.identifier
    where j.is_available and j.run_at <= now() and j.payload ->> 'agentId' = current_agent()::text
    group by l.lane;
end $$;
revoke all on function waiting_jobs from public;
grant execute on function waiting_jobs to tributary_app;

create index work_versions_by_replacement on work_versions (agent_id, replaced_by);
