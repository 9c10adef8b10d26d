-- A second factor that a request of staff carried, with a hash of that request: the same request may be repeated, no other one
-- takes the code.
create table staff_spent_codes (
  agent_id bigint not null default current_agent() references agents (id),
  staff_id bigint not null,
  -- The time step of the code.
  step bigint not null,
  request_hash bytea not null check (length(request_hash) = 32),
  spent_at timestamptz not null,
  primary key (agent_id, staff_id, step),
  foreign key (agent_id, staff_id) references staff (agent_id, id) on delete cascade
);
create index staff_spent_codes_by_age on staff_spent_codes (spent_at);

alter table staff_spent_codes enable row level security;
create policy by_agent on staff_spent_codes using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on staff_spent_codes to tributary_app;

insert into expiring_rows (table_name, condition) values
  ('staff_spent_codes', 'spent_at < now() - interval ''1 day''');
