-- A takedown used to say that its deals began and ended on the day it was written, which in DDEX is a licence for that day (decision 52).

-- The same message once more: how often it was sent before.
alter table deliveries add column repeated integer not null default 0 check (repeated >= 0);
drop index deliveries_once;
create unique index deliveries_once
  on deliveries (agent_id, work_id, channel_id, work_version, kind, coalesce(track_id, 0), repeated) where state <> 'withdrawn';

-- What was sent that way is sent again where it is the last word about a release. What waits is dispatched every few minutes by wake_channels().
-- Sent again: only what stands below is repeated by the test of this migration.
with last_words as (
  select distinct on (agent_id, work_id, channel_id, coalesce(track_id, 0))
         agent_id, id, work_id, channel_id, track_id, work_version, kind, state, counts_as_sent, repeated
  from deliveries where state <> 'withdrawn'
  order by agent_id, work_id, channel_id, coalesce(track_id, 0), id desc
), sent as (
  -- A message is text, a table is not.
  select l.*, case when f.path like '%.xml' then convert_from(f.content, 'UTF8') else '' end as message
  from last_words l
  join delivery_files f on f.agent_id = l.agent_id and f.delivery_id = l.id and f.role = 'message'
  where l.counts_as_sent
)
insert into deliveries (agent_id, work_id, channel_id, track_id, work_version, kind, repeated, queued_at, changed_at)
select agent_id, work_id, channel_id, track_id, work_version, case kind when 'release' then 'update' else kind end, repeated + 1, now(), now()
from sent
where message ~ '<StartDate>([0-9-]{10})</StartDate>\s*<EndDate>\1</EndDate>'
   -- ERN 3.8.2 left the beginning out: on sale until that day, which was before the release or its first day.
   or (kind = 'takedown' and substring(message from '<ValidityPeriod>\s*<EndDate>([0-9-]{10})<')
     <= substring(message from '<ReleaseDate[^>]*>([0-9-]{10})<'));
