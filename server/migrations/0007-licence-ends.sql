-- Licences that end: when, who was told, and what rights staff have to decide about works that are still out.

alter table works
  -- The last day of the licence that ends first; absent: none ends. Taken out of the tracks with every change.
  add column licence_ends date,
  -- Rights staff let it stay up longer than that.
  add column licence_kept_until date,
  -- Which of them counts. A column, since row-level security keeps the planner from an index on the expression.
  add column licensed_until date generated always as (coalesce(licence_kept_until, licence_ends)) stored,
  -- The end that its member has been told of.
  add column licence_noticed_for date;

-- A year 0 passed for a day in drafts and is none here.
update works w set licence_ends = t.ends
from (
  select work_id, min((details #>> '{rights,valid_to}')::date) as ends
  from tracks
  where details #>> '{rights,source}' in ('3', '4', '5') and details #>> '{rights,valid_to}' > '0001'
  group by work_id) t
where t.work_id = w.id;

create index works_by_licence_end on works (agent_id, licensed_until, id)
  where revision_of is null and status in ('990', '991') and licensed_until is not null;

-- What waits for rights staff about a released work. At most one at a time.
create table rights_cases (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  reason text not null check (reason in ('licence_ended')),
  -- The last day on which the work was licensed.
  ended_on date not null,
  opened_at timestamptz not null,
  -- On this day it goes down, unless somebody decides before.
  due_on date not null,
  closed_at timestamptz,
  -- Kept up by rights staff, licensed anew by a revision, or no longer out.
  outcome text check (outcome in ('kept', 'renewed', 'down')),
  -- Absent: the system, or its member.
  closed_by bigint,
  note text,
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade,
  foreign key (agent_id, closed_by) references staff (agent_id, id),
  check ((closed_at is null) = (outcome is null))
);
create unique index rights_cases_one_open on rights_cases (agent_id, work_id) where closed_at is null;
create index rights_cases_waiting on rights_cases (agent_id, due_on, id) where closed_at is null;
create index rights_cases_by_work on rights_cases (work_id);

alter table rights_cases enable row level security;
create policy by_agent on rights_cases using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on rights_cases to tributary_app;

-- The day that an entry speaks of: when a work goes down, until when it may stay.
alter table work_history add column until date;

-- A check that no job will finish any more: its tries are used up, or its last one died with its worker. Whoever waits for it
-- is told by a job.
create index materials_unchecked on materials (id) where state in ('waiting', 'checking');

create function sweep_lost_checks() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lost record;
begin
  for lost in
    select m.agent_id, json_agg(m.id order by m.id) as materials
    from materials m
    where m.state in ('waiting', 'checking')
      and not exists (select 1 from graphile_worker.jobs j where j.key = 'checkMaterial ' || m.id
                        and (j.attempts < j.max_attempts or j.locked_at is not null))
    group by m.agent_id
  loop
    perform graphile_worker.add_job('giveUpChecks', json_build_object('agentId', lost.agent_id, 'materialIds', lost.materials),
                                    job_key => 'giveUpChecks ' || lost.agent_id);
  end loop;
end $$;
revoke all on function sweep_lost_checks from public;
grant execute on function sweep_lost_checks to tributary_app;
