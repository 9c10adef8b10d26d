-- An upload that rests goes with whatever the store holds of it, also when nothing was written down about that: a server may have told a
-- bucket of the upload and been killed before it could say so here.
create or replace function sweep_resting_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from upload_sessions u
      where u.expires_at < now() and (u.state <> 'received' or u.expires_at < now() - interval '6 days')
      returning u.agent_id, u.storage_key, u.tus, u.state)
    select g.agent_id, json_agg(json_build_object('key', g.storage_key, 'facts', coalesce(g.tus, '{}'))) as uploads
    from gone g
    where g.state in ('open', 'received')
    group by g.agent_id
  loop
    perform graphile_worker.add_job('dropUploads', json_build_object('agentId', swept.agent_id, 'uploads', swept.uploads));
  end loop;
end $$;
