-- Wrong tries at the login of staff. They slow down whoever makes them, and lock nobody out of an address they use.
-- One row a name and network, and one with no network for all that came from networks which are not known to be theirs.
create table staff_tries (
  agent_id bigint not null default current_agent() references agents (id),
  -- Keyed: what is typed as a name may be a password.
  name_hash bytea not null,
  network text not null,
  wrong integer not null default 0,
  -- Those that the owner of the name has not been told of.
  untold integer not null default 0,
  wait_until timestamptz not null default 'epoch',
  last_at timestamptz not null default 'epoch',
  primary key (agent_id, name_hash, network)
);
create index staff_tries_by_age on staff_tries (last_at);

-- From where somebody has logged in to the end.
create table staff_networks (
  agent_id bigint not null default current_agent() references agents (id),
  staff_id bigint not null,
  network text not null,
  last_at timestamptz not null,
  primary key (agent_id, staff_id, network),
  foreign key (agent_id, staff_id) references staff (agent_id, id) on delete cascade
);

do $$
declare
  owned text;
begin
  foreach owned in array array['staff_tries', 'staff_networks'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;

insert into expiring_rows (table_name, condition) values
  ('staff_tries', 'last_at < now() - interval ''90 days'''),
  ('staff_networks', 'last_at < now() - interval ''180 days''');

alter table staff drop column failed_tries, drop column locked_until;

-- A shown item of news has a category: pages have words for these and no others.
update content_items set category = 'notice'
  where kind = 'news' and published_version is not null
    and category not in ('channels', 'settlement', 'product', 'notice');
alter table content_items add constraint shown_news_have_a_category
  check (kind <> 'news' or published_version is null or category in ('channels', 'settlement', 'product', 'notice'));
