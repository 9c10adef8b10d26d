-- Channels are managed by the operator, and what goes to them is packed, sent, answered and kept.

-- How a channel is supplied. What the program knows more of later is completed when it is read (channel-profile.ts in the contract).
alter table channels
  add column profile jsonb not null default '{}',
  -- Password, key, secret: opens only here (platform/seal.ts).
  add column sealed_credentials bytea,
  -- Of an SFTP server, as an operator has confirmed it.
  add column host_key jsonb,
  -- Counts the saves: whoever saves says on which one they stand.
  add column version integer not null default 1,
  -- The last test of the connection, and whether it passed. Saving a connection takes it back.
  add column tested_at timestamptz,
  add column test_passed boolean not null default false,
  add column paused_at timestamptz,
  add column paused_by bigint,
  add column pause_note text not null default '',
  add foreign key (agent_id, paused_by) references staff (agent_id, id),
  add check (paused_at is null or paused_by is not null);
update channels set profile = jsonb_build_object(
  'name', name, 'format', 'ern-' || message_version, 'lead_days', lead_days, 'territory', territory,
  'party_id', coalesce(party_id, ''));
alter table channels drop column message_version, drop column party_id;
-- Nothing was ever tested: every one stays off until it is.
update channels set is_on = false;
alter table channels alter column is_on set default false;
revoke delete on channels from tributary_app;

-- DDEX's schemas are not ours to ship: an admin uploads them, and all servers read them from here.
create table ddex_schemas (
  agent_id bigint not null default current_agent() references agents (id),
  format text not null check (format in ('ern-4.3.2', 'ern-3.8.2')),
  name text not null check (name ~ '^[a-z0-9_-]+[.]xsd$'),
  content text not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null,
  primary key (agent_id, format, name),
  foreign key (agent_id, uploaded_by) references staff (agent_id, id)
);

-- A resource as a channel gets it: a master without pictures and tags, converted where that is wanted, a cover as JPEG. Packed
-- once for all channels that want the same; kept while it is of use.
create table packed_files (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  -- The content it was made of, and how.
  source_sha256 bytea not null,
  recipe text not null,
  storage_key text not null,
  size bigint not null check (size > 0),
  sha256 bytea not null,
  md5 bytea not null,
  -- Read from the file itself: duration, sample rate, bits, size of a picture.
  facts jsonb not null,
  packed_at timestamptz not null,
  used_at timestamptz not null,
  unique (agent_id, id),
  unique (agent_id, source_sha256, recipe)
);
create index packed_files_by_key on packed_files (agent_id, storage_key);
create index packed_files_by_use on packed_files (used_at);

alter table deliveries
  -- The video of this track, which is a release of its own; absent: the work itself. A track may go while channels still have its
  -- video, so nothing holds it.
  add column track_id bigint,
  -- Fixed when packing begins for the first time: sending again is sending the same.
  add column message_id text,
  add column batch text,
  -- From here on the channel may have it, whatever we hear.
  add column left_at timestamptz,
  -- The channel has said that it takes it.
  add column accepted_at timestamptz,
  add column refused_by text check (refused_by in ('channel', 'us')),
  -- Where the release stands at the channel.
  add column link text,
  -- Who gave up, marked it or closed it, and why.
  add column ended_by bigint,
  add column note text not null default '',
  -- Whether a channel has it or may have it: then only another message takes it back.
  add column counts_as_sent boolean generated always as (
    state in ('sending', 'delivered', 'live')
    or (left_at is not null and (state in ('queued', 'packing') or (state = 'refused' and refused_by = 'us')))) stored,
  add unique (agent_id, id),
  add foreign key (agent_id, ended_by) references staff (agent_id, id),
  add check (state not in ('packing', 'sending', 'delivered') or message_id is not null) not valid,
  add check (state <> 'refused' or refused_by is not null) not valid;
update deliveries set refused_by = 'channel' where state = 'refused';
create unique index deliveries_by_message on deliveries (agent_id, message_id) where message_id is not null;
create unique index deliveries_by_batch on deliveries (agent_id, channel_id, batch) where batch is not null;
-- In the order of a list, whatever the filter.
create index deliveries_by_change on deliveries (agent_id, changed_at desc, id desc);
create index deliveries_by_channel on deliveries (agent_id, channel_id, state, changed_at desc, id desc);
create index deliveries_due on deliveries (next_attempt_at) where state = 'queued' and next_attempt_at is not null;

drop index deliveries_once;
create unique index deliveries_once
  on deliveries (agent_id, work_id, channel_id, work_version, kind, coalesce(track_id, 0)) where state <> 'withdrawn';

-- Given up by us: also what was never sent.
create or replace function refuse_delivery_step() returns trigger
  language plpgsql as $$
begin
  if new.state = old.state
    or new.state = 'withdrawn'
    or (old.state, new.state) in (
      ('queued', 'packing'), ('packing', 'sending'), ('packing', 'queued'), ('sending', 'delivered'), ('sending', 'queued'),
      ('delivered', 'live'), ('delivered', 'refused'), ('refused', 'queued'), ('queued', 'refused')) then
    return new;
  end if;
  raise exception 'a delivery cannot go from % to %', old.state, new.state using errcode = 'check_violation';
end $$;

grant insert (track_id) on deliveries to tributary_app;
grant update (message_id, batch, left_at, accepted_at, refused_by, link, ended_by, note) on deliveries to tributary_app;

create table delivery_files (
  agent_id bigint not null default current_agent(),
  delivery_id bigint not null,
  -- In the order of sending.
  position integer not null,
  path text not null,
  size bigint not null,
  sha256 bytea not null,
  -- A resource, or what was written for this delivery: its message and its completion file. They stay for whoever asks
  -- later, and for the difference to the next.
  packed_file_id bigint,
  content bytea,
  -- Completion file last of all, the message before it.
  role text not null check (role in ('resource', 'message', 'completion')),
  sent_at timestamptz,
  check ((packed_file_id is null) = (content is not null)),
  primary key (agent_id, delivery_id, position),
  foreign key (agent_id, delivery_id) references deliveries (agent_id, id),
  foreign key (agent_id, packed_file_id) references packed_files (agent_id, id)
);
create index delivery_files_by_packed on delivery_files (packed_file_id) where packed_file_id is not null;

-- What happened to a delivery, in the words of a text with its values. Only ever added to.
create table delivery_events (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  delivery_id bigint not null,
  happened_at timestamptz not null,
  text text not null,
  params jsonb not null default '{}',
  is_failure boolean not null default false,
  staff_id bigint,
  foreign key (agent_id, delivery_id) references deliveries (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
create index delivery_events_by_delivery on delivery_events (agent_id, delivery_id, id);

do $$
declare owned text;
begin
  foreach owned in array array['ddex_schemas', 'packed_files', 'delivery_files', 'delivery_events'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert on %I to tributary_app', owned);
  end loop;
end $$;
grant update (content, uploaded_by, uploaded_at), delete on ddex_schemas to tributary_app;
grant update (used_at), delete on packed_files to tributary_app;
-- Before anything has left, packing begins anew and may find other files.
grant update (sent_at), delete on delivery_files to tributary_app;

create or replace function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from uploads f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from stored_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from agreements f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from packed_files f where f.agent_id = agent and f.storage_key = key);
$$;
create trigger forget_note after insert on packed_files for each row execute function forget_note();

-- Every few minutes: looks again at what is due at each channel, whatever became of the job that was to, and asks for its answers.
create function wake_channels() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due record;
begin
  for due in
    select c.agent_id, c.id,
           exists (select 1 from deliveries d where d.agent_id = c.agent_id and d.channel_id = c.id and d.state = 'queued'
                     and (d.next_attempt_at <= now() or (d.next_attempt_at is null and d.last_error is null))) as sends,
           c.profile ->> 'acknowledgement' = 'files' and exists (
             select 1 from deliveries d where d.agent_id = c.agent_id and d.channel_id = c.id and d.state = 'delivered') as hears
    from channels c where c.is_on
  loop
    if due.sends then
      perform graphile_worker.add_job('dispatchDeliveries', json_build_object('agentId', due.agent_id, 'channelId', due.id),
                                      job_key => 'dispatch ' || due.agent_id || ' ' || due.id);
    end if;
    if due.hears then
      perform graphile_worker.add_job('readAcknowledgements', json_build_object('agentId', due.agent_id, 'channelId', due.id),
                                      job_key => 'answers ' || due.agent_id || ' ' || due.id, max_attempts => 3);
    end if;
  end loop;
end $$;
revoke all on function wake_channels from public;
grant execute on function wake_channels to tributary_app;
