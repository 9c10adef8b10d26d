-- Packed files go when they have not been of use for a month: whoever needs one again packs it anew. What a delivery consisted of
-- stays known by path, size and hash.
alter table delivery_files
  drop constraint delivery_files_check,
  add check ((role = 'resource') = (content is null)),
  add check (packed_file_id is null or content is null),
  drop constraint delivery_files_agent_id_packed_file_id_fkey,
  add foreign key (agent_id, packed_file_id) references packed_files (agent_id, id) on delete set null (packed_file_id);
-- A file that was packed again takes the place of the one that went.
grant update (packed_file_id) on delivery_files to tributary_app;

-- The row goes first. Its file is noted then and goes a day later (sweep_noted_files), so that nobody who is reading it loses it.
-- A delivery on its way keeps what it has.
create function sweep_packed_files() returns void
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from packed_files p
    where p.used_at < now() - interval '30 days'
      and not exists (
        select 1 from delivery_files f
        join deliveries d on d.agent_id = f.agent_id and d.id = f.delivery_id
        where f.agent_id = p.agent_id and f.packed_file_id = p.id and d.state in ('queued', 'packing', 'sending'))
    returning p.agent_id, p.storage_key)
  insert into noted_files (agent_id, storage_key, noted_at)
  select g.agent_id, g.storage_key, now() from gone g
  on conflict (agent_id, storage_key) do update set noted_at = excluded.noted_at;
$$;
revoke all on function sweep_packed_files from public;
grant execute on function sweep_packed_files to tributary_app;
