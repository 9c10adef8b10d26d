-- The sweep of uploads leaves invoices of withdrawals, also of those that were refused: they are part of what was decided.
create or replace function sweep_unused_uploads() returns void
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
        and not exists (select 1 from withdrawals w where w.agent_id = u.agent_id and w.invoice_upload_id = u.id)
        and not exists (select 1 from ticket_attachments a where a.upload_id = u.id)
        and not exists (select 1 from members m where m.agent_id = u.agent_id and m.avatar <> ''
                          and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3))
        and not (u.purpose = 'site' and exists (
          select 1 from agents a
          where a.id = u.agent_id and position(split_part(u.storage_key, '/', 3) in a.presentation::text) > 0))
        and not (u.purpose = 'content' and exists (
          select 1 from content_pictures c where c.agent_id = u.agent_id and c.storage_key = u.storage_key))
      returning u.id, u.agent_id, u.storage_key)
    -- The same picture may have been uploaded twice: its file stays as long as one of the rows does.
    select g.agent_id, json_agg(distinct g.storage_key) as keys
    from gone g
    where not exists (select 1 from uploads o where o.agent_id = g.agent_id and o.storage_key = g.storage_key
                        and o.id not in (select id from gone))
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', swept.agent_id, 'keys', swept.keys));
  end loop;
end $$;
