-- Which recordings there are, by how they sound: Chromaprint codes of the first two minutes, about eight a second. The same
-- recording has nearly the same length, so that is what candidates are looked up by.
create table fingerprints (
  agent_id bigint not null default current_agent(),
  sha256 bytea not null,
  milliseconds integer not null check (milliseconds > 0),
  codes integer[] not null,
  primary key (agent_id, sha256),
  foreign key (agent_id, sha256) references stored_files (agent_id, sha256) on delete cascade
);
create index fingerprints_by_length on fingerprints (agent_id, milliseconds);

alter table fingerprints enable row level security;
create policy by_agent on fingerprints using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on fingerprints to tributary_app;
