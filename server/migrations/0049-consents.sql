-- What members have consented to and withdrawn, each time with the version of the privacy policy they were shown. Nothing is ever changed:
-- the newest row of a kind says how it is.
create table consents (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  member_id bigint not null,
  kind text not null check (kind in ('documents', 'abroad')),
  is_given boolean not null,
  version integer not null,
  at timestamptz not null,
  address text not null,
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create index consents_of_member on consents (agent_id, member_id, kind, id desc);
alter table consents enable row level security;
create policy by_agent on consents using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on consents to tributary_app;
