-- Files of batches and documents are named by their rows: what a killed worker leaves of one is swept like any other file.
create or replace function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from uploads f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from stored_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from agreements f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from packed_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from report_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from payout_batches f where f.agent_id = agent and f.file_key = key)
      or exists (select 1 from payout_documents f where f.agent_id = agent and f.file_key = key);
$$;
create index payout_batches_by_file on payout_batches (agent_id, file_key) where file_key is not null;
create index payout_documents_by_file on payout_documents (agent_id, file_key);
