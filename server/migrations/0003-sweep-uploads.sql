-- Small files that nothing came to use within two days go again; the files themselves by a job, after the rows.
create index members_by_avatar on members (agent_id, avatar) where avatar <> '';
create index uploads_by_key on uploads (agent_id, storage_key);
create index uploads_by_age on uploads (created_at);
create index identity_scans_by_upload on identity_scans (upload_id);
create index enterprise_checks_by_licence on enterprise_checks (licence_upload_id);

create function sweep_unused_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from uploads u
      where u.created_at < now() - interval '2 days'
        and not exists (select 1 from identity_scans s where s.upload_id = u.id)
        and not exists (select 1 from enterprise_checks e where e.licence_upload_id = u.id)
        and not exists (select 1 from members m where m.agent_id = u.agent_id and m.avatar <> ''
                          and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3))
      returning u.id, u.agent_id, u.storage_key)
    -- The same avatar may have been uploaded twice: its file stays as long as one of the rows does.
    select g.agent_id, json_agg(distinct g.storage_key) as keys
    from gone g
    where not exists (select 1 from uploads o where o.agent_id = g.agent_id and o.storage_key = g.storage_key
                        and o.id not in (select id from gone))
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', swept.agent_id, 'keys', swept.keys));
  end loop;
end $$;
revoke all on function sweep_unused_uploads from public;
grant execute on function sweep_unused_uploads to tributary_app;
