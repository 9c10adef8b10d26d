-- What nobody needs any more goes by itself: uploads that rest, drafts in the bin, files without a work. The bytes go by jobs,
-- after the rows.

-- Since when no material uses it. Noted by the sweep; whoever stores the same content again takes the note away.
alter table stored_files add column unused_since timestamptz;
create index stored_files_unused on stored_files (unused_since) where unused_since is not null;

create function sweep_works() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  -- Uploads that rest for a day. One that arrived whole is the worker's: a week passes before it counts as lost.
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

  -- Drafts that lie in the bin for thirty days. What was ever released or signed stays.
  delete from works w
  where w.deleted_at < now() - interval '30 days' and w.released_at is null and w.revision_of is null
    and w.status in ('00', '01')
    and not exists (select 1 from agreements a where a.agent_id = w.agent_id and a.work_id = w.id)
    and not exists (select 1 from works r where r.agent_id = w.agent_id and r.revision_of = w.id);

  update stored_files f set unused_since = null
  where f.unused_since is not null
    and exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256);
  update stored_files f set unused_since = now()
  where f.unused_since is null
    and not exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256);

  -- An earlier version of a released work still names its files.
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
revoke all on function sweep_works from public;
grant execute on function sweep_works to tributary_app;
