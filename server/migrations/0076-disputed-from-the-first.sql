-- Income is in dispute while a case is open, not only while a measure holds: a case is open once somebody has sent evidence about a release.
alter table infringement_cases add column has_evidence boolean not null default false;
update infringement_cases claim set has_evidence = true
where exists (select 1 from infringement_files f where f.agent_id = claim.agent_id and f.case_id = claim.id and f.side = 'claimant');
alter table infringement_cases
  add column is_in_force boolean generated always as (
    work_id is not null and (measure is not null or has_evidence)
    and state in ('received', 'more_asked', 'measured', 'countered', 'forwarded', 'pursued', 'upheld')) stored;

create or replace view disputed_recordings with (security_invoker = true) as
  select claim.agent_id, claim.id as case_id, claim.work_id, track.isrc
  from infringement_cases claim
  join tracks track on track.agent_id = claim.agent_id and track.work_id = claim.work_id and (claim.track_id is null or track.id = claim.track_id)
  where claim.is_in_force and track.isrc is not null;
drop index infringement_cases_in_force;
create index infringement_cases_in_force on infringement_cases (agent_id, received_at desc, id desc) where is_in_force;

-- An account that closes takes its side's words, files and name out of a case; that there was an answer stays.
grant delete on infringement_files to tributary_app;
grant update (name) on infringement_history to tributary_app;
create function guard_infringement_name() returns trigger
  language plpgsql as $$
begin
  if new.name = '' and old."by" = 'member' then return new; end if;
  raise exception 'what happened in a case is never changed' using errcode = 'check_violation';
end $$;
create trigger guard_infringement_name before update on infringement_history for each row execute function guard_infringement_name();
