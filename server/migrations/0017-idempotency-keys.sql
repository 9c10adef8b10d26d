-- What was sent with a key: the same again gets the same answer, anything else with that key is refused. One table for all
-- calls, instead of a column in each table that a call happens to write.
create table idempotency_keys (
  agent_id bigint not null default current_agent() references agents (id),
  -- A person and the account they act for, a staff member, or the network a guest comes from.
  sender text not null,
  call text not null,
  key text not null,
  input_hash bytea not null,
  -- The whole answer as it left. Absent only as long as the transaction that gives it is not over.
  envelope text,
  created_at timestamptz not null,
  primary key (agent_id, sender, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (agent_id, created_at);

alter table idempotency_keys enable row level security;
create policy by_agent on idempotency_keys using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, delete on idempotency_keys to tributary_app;
grant update (envelope) on idempotency_keys to tributary_app;

drop index tickets_sent_once;
drop index ticket_replies_sent_once;
alter table tickets drop column idempotency_key;
alter table ticket_replies drop column idempotency_key;
alter table announcements drop column idempotency_key;
