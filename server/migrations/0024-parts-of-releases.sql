-- Parts of a release that go their own way: a video that is a release of its own, a track that is withdrawn, and works whose
-- guardian has withdrawn consent.

-- A track's video has its own codes and goes to channels that take videos.
create table video_releases (
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  -- A track may go while channels still have its video, so nothing holds it.
  track_id bigint not null,
  upc text not null,
  isrc text not null,
  -- The track as it last went out: what takes the video down speaks of it even when the track has gone.
  track jsonb not null,
  -- Whether it is part of the work as it is now; if not, channels are to take it down.
  is_offered boolean not null,
  primary key (agent_id, track_id),
  unique (agent_id, upc),
  unique (agent_id, isrc),
  foreign key (agent_id, work_id) references works (agent_id, id)
);
create index video_releases_by_work on video_releases (work_id);
alter table video_releases enable row level security;
create policy by_agent on video_releases using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update (track, is_offered) on video_releases to tributary_app;

-- Rights staff have taken one track of a release off the channels; the rest stays.
alter table tracks
  add column withdrawn_at timestamptz,
  add column withdrawn_reason text,
  add check ((withdrawn_at is null) = (withdrawn_reason is null));

-- A licence may have ended and consent be withdrawn: two questions about one work.
alter table rights_cases
  drop constraint rights_cases_reason_check,
  add check (reason in ('licence_ended', 'consent_withdrawn'));
drop index rights_cases_one_open;
create unique index rights_cases_one_open on rights_cases (agent_id, work_id, reason) where closed_at is null;

-- What a channel is offered to when it is switched on later, in the order in which it is gone through.
create index works_offered on works (agent_id, id) where status in ('990', '991') and revision_of is null;
