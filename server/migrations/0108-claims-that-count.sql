-- Nobody's income is held because of a claim before rights staff have looked at it. A claim counts once its e-mail address is confirmed; staff
-- then hold what its recordings earn, for thirty days at a time and with a reason, or take a measure, which holds it likewise.
alter table infringement_cases
  -- Of whom the right is, where an agent speaks for them; and where notices reach them by post.
  add column holder text not null default '',
  add column postal_address text not null default '',
  add column email_confirmed_at timestamptz,
  add column hold_until timestamptz,
  -- A link names its number: the next number ends it.
  add column link_number integer not null default 1;

-- Of claims that staff have worked on nobody doubts where they come from.
update infringement_cases claim set email_confirmed_at = received_at
where measure is not null or not is_open
   or exists (select 1 from infringement_history step where step.agent_id = claim.agent_id and step.case_id = claim.id and step.by = 'staff');
update infringement_cases set hold_until = now() + interval '30 days' where is_open and measure is not null;
update infringement_cases set due_at = now() + interval '1 day' where state = 'received' and email_confirmed_at is not null;

-- What claims hold that nobody has looked at is let go by the job that lets go what is held for a case that ended.
do $$
declare
  claim record;
begin
  for claim in select agent_id, id from infringement_cases where is_in_force and is_open and measure is null loop
    perform set_config('app.agent_id', claim.agent_id::text, true);
    perform enqueue_job('settleDispute', json_build_object('caseId', claim.id), now(), 10, null);
  end loop;
end $$;

drop view disputed_recordings;
drop index infringement_cases_in_force;
alter table infringement_cases drop column is_in_force, drop column has_evidence;
alter table infringement_cases
  add column is_in_force boolean generated always as (
    work_id is not null and (state = 'upheld'
      or (hold_until is not null and state in ('received', 'more_asked', 'measured', 'countered', 'forwarded', 'pursued')))) stored,
  add check (hold_until is null or email_confirmed_at is not null);
create index infringement_cases_in_force on infringement_cases (agent_id, received_at desc, id desc) where is_in_force;
create index infringement_cases_open_of on infringement_cases (agent_id, address) where is_open;

-- Under every code that the recording has with its member: the track's by now, those it had when it was claimed, and wherever its file is.
-- A hold that is over holds nothing, also while the job that ends it is late.
create view disputed_recordings with (security_invoker = true) as
  with claim as (
    select agent_id, id, work_id, track_id from infringement_cases where is_in_force and (state = 'upheld' or hold_until > now())
  )
  select claim.agent_id, claim.id as case_id, claim.work_id, track.isrc
  from claim
  join tracks track on track.agent_id = claim.agent_id and track.work_id = claim.work_id and (claim.track_id is null or track.id = claim.track_id)
  where track.isrc is not null
  union
  select claim.agent_id, claim.id, claim.work_id, claimed.isrc
  from claim
  join claimed_recordings claimed on claimed.agent_id = claim.agent_id and claimed.case_id = claim.id
  where claimed.isrc is not null
  union
  select claim.agent_id, claim.id, claim.work_id, track.isrc
  from claim
  join works work on work.agent_id = claim.agent_id and work.id = claim.work_id
  join claimed_recordings claimed on claimed.agent_id = claim.agent_id and claimed.case_id = claim.id
  join materials music on music.agent_id = claim.agent_id and music.sha256 = claimed.sha256 and music.member_id = work.member_id
  join tracks track on track.id = music.track_id
  where music.type = 'music' and track.isrc is not null;
grant select on disputed_recordings to tributary_app;
