-- The application runs as tributary_app, which owns nothing: row-level security holds for it.
do $$ begin
  create role tributary_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant tributary_app to %I', current_user);
exception when others then
  -- A superuser needs no grant, and another start may be granting the same thing at this moment.
  if not (select rolsuper from pg_roles where rolname = current_user) then raise; end if;
end $$;

grant usage on schema public to tributary_app;

-- The agent whose rows this connection may see. An unset agent is an error, never "all rows".
create function current_agent() returns bigint
  language sql stable parallel safe
  return current_setting('app.agent_id')::bigint;

create table agents (
  id bigint generated always as identity primary key,
  -- Public facts in the shape of the contract's `agent`, without id and domain.
  presentation jsonb not null,
  download_links jsonb not null,
  royalty_rate numeric(5, 4) not null default 0.8 check (royalty_rate between 0 and 1),
  currency text not null default 'CNY',
  -- Minor units of the currency.
  withdrawal_minimum bigint not null default 10000 check (withdrawal_minimum >= 0),
  withdrawal_fee bigint not null default 0 check (withdrawal_fee >= 0),
  created_at timestamptz not null default now()
);

create table agent_domains (
  domain text primary key check (domain = lower(domain)),
  agent_id bigint not null default current_agent() references agents (id),
  is_primary boolean not null default false
);
create unique index agent_domains_one_primary on agent_domains (agent_id) where is_primary;

create table members (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  mobile text not null,
  password_hash text not null,
  nickname text not null,
  avatar text not null default '',
  -- 1 personal, 2 enterprise
  group_id smallint not null default 1,
  is_minor boolean not null default false,
  verified_at timestamptz,
  state text not null default 'active' check (state in ('active', 'frozen', 'closing')),
  -- The share signed with this member; absent: the agent's rate.
  royalty_rate numeric(5, 4) check (royalty_rate between 0 and 1),
  created_at timestamptz not null default now(),
  unique (agent_id, mobile),
  unique (agent_id, id)
);

create table member_sessions (
  -- The public half of the session; the secret's hash is the other half.
  token uuid primary key,
  secret_hash bytea not null,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  carrier text not null check (carrier in ('cookie', 'header')),
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);
create index member_sessions_by_member on member_sessions (member_id, last_seen_at desc);

-- A solved captcha is worth one request.
create table captcha_uses (
  agent_id bigint not null default current_agent() references agents (id),
  signature text not null,
  expires_at timestamptz not null,
  primary key (agent_id, signature)
);

create table messages (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  kind text not null,
  -- A key of the server's texts with its parameters, so that each reader sees it in their language.
  template text not null,
  params jsonb not null default '{}',
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);
create index messages_newest on messages (member_id, id desc);
create index messages_unread on messages (member_id) where read_at is null;

create table page_views (
  agent_id bigint not null default current_agent() references agents (id),
  day date not null,
  path text not null,
  views bigint not null default 1,
  primary key (agent_id, day, path)
);

-- Counters of the rate limits. Unlogged: losing them in a crash only forgives a few requests.
create unlogged table rate_counters (
  agent_id bigint not null default current_agent(),
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (agent_id, key, window_start)
);

-- One lock for every table that belongs to an agent.
do $$
declare
  owned text;
begin
  foreach owned in array array['agent_domains', 'members', 'member_sessions', 'captcha_uses', 'messages',
                               'page_views', 'rate_counters'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
alter table agents enable row level security;
create policy by_agent on agents using (id = current_agent()) with check (id = current_agent());
grant select, update on agents to tributary_app;

-- The one look-up that happens before the agent is known.
create function find_agent_by_domain(host text) returns table (
  id bigint, domain text, presentation jsonb, download_links jsonb,
  royalty_rate numeric, currency text, withdrawal_minimum bigint, withdrawal_fee bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.id, p.domain, a.presentation, a.download_links,
           a.royalty_rate, a.currency, a.withdrawal_minimum, a.withdrawal_fee
    from agent_domains d
    join agents a on a.id = d.agent_id
    join agent_domains p on p.agent_id = a.id and p.is_primary
    where d.domain = lower(host);
  end;

-- Jobs are rows written in the caller's transaction; the queue itself stays out of the application's reach.
create function enqueue_job(task text, payload json, run_at timestamptz, max_attempts int, job_key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => task,
    payload => (payload::jsonb || jsonb_build_object('agentId', current_agent()))::json,
    run_at => run_at,
    max_attempts => max_attempts,
    job_key => job_key);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to tributary_app;

-- What has run out can go; called by a job every few minutes, for all agents at once.
create function sweep_expired() returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from captcha_uses where expires_at < now();
    delete from rate_counters where window_start < now() - interval '2 days';
    delete from member_sessions where ends_at < now() or last_seen_at < now() - interval '30 days';
  end;
revoke all on function sweep_expired from public;
grant execute on function sweep_expired to tributary_app;
