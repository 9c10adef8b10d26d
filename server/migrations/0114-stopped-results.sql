-- A bank's answer whose worker stops because who asked for it works here no longer: it waits for a colleague, who goes on where it stopped.
alter table bank_results
  add column stopped_by bigint,
  add column stopped_at timestamptz,
  add foreign key (agent_id, stopped_by) references staff (agent_id, id),
  add check ((stopped_at is null) = (stopped_by is null)),
  add check (stopped_at is null or asked_at is null);
grant update (stopped_by, stopped_at) on bank_results to tributary_app;
