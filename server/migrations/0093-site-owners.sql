-- Where the owner of a site gets mail. Only who runs the server writes it (npm run site:owner): the application reads it, and no setting of a
-- site changes it.
create table site_owners (
  agent_id bigint primary key default current_agent() references agents (id),
  email text not null,
  language text not null check (language in ('zh-CN', 'en')),
  set_at timestamptz not null
);
alter table site_owners enable row level security;
create policy by_agent on site_owners using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select on site_owners to tributary_app;
