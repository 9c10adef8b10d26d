-- Keys with which a member's own tools speak for the account. Only their hash is kept; what ended stays for a while, so that its owner can see why.

create table api_keys (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- The part of the key by which it is found.
  token uuid not null unique,
  secret_hash bytea not null check (length(secret_hash) = 32),
  name text not null check (name <> ''),
  scopes text[] not null check (scopes <@ array['works:read', 'works:write', 'upload', 'income:read'] and cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('owner', 'frozen', 'closed', 'recovered')),
  check ((ended_at is null) = (ended_because is null)),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create index api_keys_by_member on api_keys (agent_id, member_id, id desc);

alter table api_keys enable row level security;
create policy by_agent on api_keys using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on api_keys to tributary_app;
