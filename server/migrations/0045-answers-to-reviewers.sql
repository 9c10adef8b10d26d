-- What a member says to the reviewers about the work as a whole. What they say to one reason stands with that reason.
alter table works add column note_to_reviewer text not null default '';

-- Whoever reviews a correction compares it with the file that was rejected: it stays until the work is through.
create index work_submissions_by_material on work_submissions using gin ((content -> 'materials') jsonb_path_ops);

create or replace function sweep_unused_files() returns void
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
        and not exists (select 1 from work_submissions s join works w on w.id = s.work_id where s.agent_id = f.agent_id
                          and s.content -> 'materials' @> jsonb_build_array(jsonb_build_object('sha256', encode(f.sha256, 'hex')))
                          and w.status in ('01', '11', '101', '200', '201', '300', '301', '400', '401')
                          and w.deleted_at is null and w.closed_at is null)
      returning f.agent_id, f.storage_key, f.sha256)
    select g.agent_id, json_agg(json_build_object('key', g.storage_key, 'sha256', encode(g.sha256, 'hex'))) as files
    from gone g
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeStoredFiles', json_build_object('agentId', swept.agent_id, 'files', swept.files));
  end loop;
end $$;
