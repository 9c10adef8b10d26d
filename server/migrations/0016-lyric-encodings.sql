-- What a member says that lyrics are written in; absent: as the checker finds it.
alter table materials add column encoding text check (encoding is null or type = 'lyric');

-- What they were read as so far is shown with them.
update materials m set facts = m.facts || jsonb_build_object('encoding', f.analysis #> '{lyric,encoding}')
  from stored_files f
  where m.type = 'lyric' and m.state = 'passed' and f.agent_id = m.agent_id and f.sha256 = m.sha256
    and f.analysis #> '{lyric,encoding}' is not null;

-- What the checker has learnt since.
-- A picture in the tags of a recording or a video was taken for damage, a tag with a large one for an MP3, and of lyrics only
-- Chinese was understood. Such files are looked at again when they are needed; whoever was refused may ask for it.
create temporary table relearnt on commit drop as
  select agent_id, sha256, 'readable' as rule, '%' as file_name from stored_files
    -- All of it was decoded: nothing was missing.
    where analysis #>> '{audio,problem,why}' = 'damaged' and (analysis #> '{audio,duration}')::numeric
        >= coalesce((analysis #> '{audio,problem,statedDuration}')::numeric, 0) - 0.1
      or analysis #>> '{video,problem}' = 'damaged'
  union all
  select agent_id, sha256, 'format', '%.flac' from stored_files
    where analysis ->> 'format' = 'mp3' and not analysis ? 'audio'
  union all
  select agent_id, sha256, 'encoding', '%' from stored_files where analysis ? 'lyric';

update materials m set results = '[{"rule": "checked", "verdict": "fail", "params": {}, "at": []}]', facts = '{}'
  from relearnt r
  where m.agent_id = r.agent_id and m.sha256 = r.sha256 and m.state = 'failed' and m.file_name ilike r.file_name
    and m.results @> jsonb_build_array(jsonb_build_object('rule', r.rule, 'verdict', 'fail'));
update stored_files f set analysis = '{}'
  from relearnt r where f.agent_id = r.agent_id and f.sha256 = r.sha256;
