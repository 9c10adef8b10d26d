-- What the sandbox, a receiver that plays a channel, has been sent and holds. It knows a channel by its code alone and shares nothing
-- with the side that delivers.

-- One row a batch, whoever of several workers was first.
create table sandbox_batches (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  channel text not null,
  batch text not null,
  -- Absent where nothing could be read that has one: such a batch cannot be acknowledged.
  message_id text,
  -- Of a refusal: the key of its sentence and its words.
  refusal jsonb,
  received_at timestamptz not null,
  -- Absent: its acknowledgement has to be written, for the first time or with its link.
  acknowledged_at timestamptz
);
create unique index sandbox_batches_once on sandbox_batches (agent_id, channel, batch);
create index sandbox_batches_unacknowledged on sandbox_batches (agent_id, channel, id)
  where acknowledged_at is null and message_id is not null;

create table sandbox_releases (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  channel text not null,
  upc text not null,
  -- The last message that counted, and when it was written.
  message_id text not null,
  message_at timestamptz not null,
  type text not null,
  title text not null,
  artists text not null,
  label text not null,
  -- In the shapes of held-release.ts.
  tracks jsonb not null,
  cover_path text not null,
  deals jsonb not null,
  state text not null check (state in ('held', 'live', 'down')),
  live_on date,
  -- Its address in the shop.
  link_code text not null,
  check (state <> 'live' or live_on is not null)
);
create unique index sandbox_releases_once on sandbox_releases (agent_id, channel, upc);
create unique index sandbox_releases_by_link on sandbox_releases (agent_id, link_code);
create index sandbox_releases_by_state on sandbox_releases (agent_id, channel, state, live_on desc, id);

do $$
declare
  owned text;
begin
  foreach owned in array array['sandbox_batches', 'sandbox_releases'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update on %I to tributary_app', owned);
  end loop;
end $$;
