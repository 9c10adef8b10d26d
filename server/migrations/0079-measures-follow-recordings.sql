-- A measure is on a recording, not on the row of a track: a member can take the track out and put the same recording in again. So a case
-- remembers what it is about by what stays the same: its code and its file, by which its sound is found too.
create table claimed_recordings (
  agent_id bigint not null default current_agent() references agents (id),
  case_id bigint not null,
  isrc text,
  sha256 bytea,
  foreign key (agent_id, case_id) references infringement_cases (agent_id, id),
  unique nulls not distinct (agent_id, case_id, isrc, sha256)
);
alter table claimed_recordings enable row level security;
create policy by_agent on claimed_recordings using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, delete on claimed_recordings to tributary_app;

insert into claimed_recordings (agent_id, case_id, isrc, sha256)
  select claim.agent_id, claim.id, coalesce(track.isrc, nullif(track.details ->> 'isrc', '')), music.sha256
  from infringement_cases claim
  join tracks track on track.agent_id = claim.agent_id and track.work_id = claim.work_id and (claim.track_id is null or track.id = claim.track_id)
  left join materials music on music.agent_id = track.agent_id and music.track_id = track.id and music.type = 'music'
  on conflict do nothing;

-- Under every code that the recording has with its member: the track's by now, those it had when it was claimed, and wherever its file is.
create or replace view disputed_recordings with (security_invoker = true) as
  select claim.agent_id, claim.id as case_id, claim.work_id, track.isrc
  from infringement_cases claim
  join tracks track on track.agent_id = claim.agent_id and track.work_id = claim.work_id and (claim.track_id is null or track.id = claim.track_id)
  where claim.is_in_force and track.isrc is not null
  union
  select claim.agent_id, claim.id, claim.work_id, claimed.isrc
  from infringement_cases claim
  join claimed_recordings claimed on claimed.agent_id = claim.agent_id and claimed.case_id = claim.id
  where claim.is_in_force and claimed.isrc is not null
  union
  select claim.agent_id, claim.id, claim.work_id, track.isrc
  from infringement_cases claim
  join works work on work.agent_id = claim.agent_id and work.id = claim.work_id
  join claimed_recordings claimed on claimed.agent_id = claim.agent_id and claimed.case_id = claim.id
  join materials music on music.agent_id = claim.agent_id and music.sha256 = claimed.sha256 and music.member_id = work.member_id
  join tracks track on track.id = music.track_id
  where claim.is_in_force and music.type = 'music' and track.isrc is not null;
