-- Endpoints that a member's own tools are told at, and what is on its way to them. A delivery is written in the transaction of what it tells.

create table webhook_endpoints (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- What its secrets are sealed for.
  token uuid not null unique,
  name text not null check (name <> ''),
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  state text not null default 'open' check (state in ('open', 'paused', 'ended')),
  paused_because text check (paused_because in ('owner', 'failing')),
  ended_because text check (ended_because in ('owner', 'frozen', 'recovered')),
  secret bytea not null,
  -- Signs beside the new one until then.
  former_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  last_delivered_at timestamptz,
  check ((state = 'paused') = (paused_because is not null)),
  check ((state = 'ended') = (ended_because is not null and ended_at is not null)),
  check ((former_secret is null) = (former_until is null)),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create index webhook_endpoints_by_member on webhook_endpoints (agent_id, member_id, id desc);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  endpoint_id bigint not null,
  token uuid not null unique default gen_random_uuid(),
  -- The same for every endpoint, and however often it is sent.
  event_id uuid not null,
  type text not null,
  -- To the byte what is signed and sent.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts int not null default 0,
  created_at timestamptz not null,
  next_at timestamptz,
  check ((state = 'waiting') = (next_at is not null)),
  unique (agent_id, id),
  foreign key (agent_id, endpoint_id) references webhook_endpoints (agent_id, id) on delete cascade
);
create index webhook_deliveries_by_endpoint on webhook_deliveries (agent_id, endpoint_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (agent_id, endpoint_id, next_at, id) where state = 'waiting';

create table webhook_attempts (
  agent_id bigint not null default current_agent(),
  endpoint_id bigint not null,
  delivery_id bigint not null,
  attempt int not null,
  at timestamptz not null,
  status int,
  failure text check (failure in ('address', 'lookup', 'connection', 'certificate', 'timeout', 'redirect')),
  milliseconds int not null,
  response text not null,
  check (status is not null or failure is not null),
  primary key (agent_id, delivery_id, attempt),
  foreign key (agent_id, delivery_id) references webhook_deliveries (agent_id, id) on delete cascade
);
create index webhook_attempts_by_time on webhook_attempts (agent_id, endpoint_id, at);

alter table webhook_endpoints enable row level security;
create policy by_agent on webhook_endpoints using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on webhook_endpoints to tributary_app;
alter table webhook_deliveries enable row level security;
create policy by_agent on webhook_deliveries using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on webhook_deliveries to tributary_app;
alter table webhook_attempts enable row level security;
create policy by_agent on webhook_attempts using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, delete on webhook_attempts to tributary_app;

insert into expiring_rows (table_name, condition) values
  ('webhook_deliveries', 'created_at < now() - interval ''30 days'''),
  ('webhook_endpoints', 'ended_at < now() - interval ''30 days''');
