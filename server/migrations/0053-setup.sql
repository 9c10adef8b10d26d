-- Steps of setting up a site that no row elsewhere shows: somebody says that they are done, or that the site needs none.
create table setup_marks (
  agent_id bigint not null default current_agent() references agents (id),
  step text not null check (step in ('filing', 'agreements', 'sms', 'staff')),
  marked_by bigint not null,
  marked_at timestamptz not null,
  primary key (agent_id, step),
  foreign key (agent_id, marked_by) references staff (agent_id, id)
);
create index setup_marks_by_staff on setup_marks (agent_id, marked_by);
alter table setup_marks enable row level security;
create policy by_agent on setup_marks using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, delete on setup_marks to tributary_app;
