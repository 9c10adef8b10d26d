-- A file is written before the row that names it, and outside any transaction. It is noted first: what is named nowhere a day
-- later was left behind by a crash or a refusal, and goes.
create table noted_files (
  agent_id bigint not null default current_agent() references agents (id),
  storage_key text not null,
  noted_at timestamptz not null,
  primary key (agent_id, storage_key)
);
create index noted_files_by_age on noted_files (noted_at);

alter table noted_files enable row level security;
create policy by_agent on noted_files using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on noted_files to tributary_app;
grant update (noted_at) on noted_files to tributary_app;

create index stored_files_by_key on stored_files (agent_id, storage_key);
create index agreements_by_key on agreements (agent_id, storage_key);

-- Every table whose rows keep a file. A new one joins here and gets the trigger; a test asks for both.
create function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from uploads f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from stored_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from agreements f where f.agent_id = agent and f.storage_key = key);
$$;
revoke all on function is_file_named from public;

create function forget_note() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from noted_files n where n.agent_id = new.agent_id and n.storage_key = new.storage_key;
  return null;
end $$;
revoke all on function forget_note from public;
create trigger forget_note after insert on uploads for each row execute function forget_note();
create trigger forget_note after insert on stored_files for each row execute function forget_note();
create trigger forget_note after insert on agreements for each row execute function forget_note();

-- Whether a file may not be removed now: a row names it, or somebody has begun to write it. The same picture is stored under the
-- same key, so it can come back between the end of its last row and the job that removes it.
create function is_file_wanted(key text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select is_file_named(current_agent(), key)
      or exists (select 1 from noted_files n where n.agent_id = current_agent() and n.storage_key = key);
$$;
revoke all on function is_file_wanted from public;
grant execute on function is_file_wanted to tributary_app;

create function sweep_noted_files() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with old as (
      delete from noted_files n where n.noted_at < now() - interval '1 day'
      returning n.agent_id, n.storage_key)
    select o.agent_id, json_agg(o.storage_key) as keys
    from old o
    where not is_file_named(o.agent_id, o.storage_key)
    group by o.agent_id
  loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', swept.agent_id, 'keys', swept.keys));
  end loop;
end $$;
revoke all on function sweep_noted_files from public;
grant execute on function sweep_noted_files to tributary_app;
