-- A change of who may move money, or of where it goes, waits for a second person and for a day: one row for each such change, kept for good.
create table pending_deeds (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  kind text not null check (kind in (
    'staff-invitation', 'staff-rights', 'staff-factor', 'threshold', 'tax-rule', 'bank-layout', 'domain', 'outbound-address'
  )),
  -- What it is about, such as the number of a staff member.
  subject text not null,
  change jsonb not null,
  -- What it was asked against: the deed is void when that has changed.
  from_state jsonb not null,
  requested_by bigint not null,
  requested_at timestamptz not null,
  -- Before the first posting of a site nothing waits.
  is_immediate boolean not null,
  agreed_by bigint,
  agreed_at timestamptz,
  -- Of the link that was mailed to the owner of the site.
  link_hash bytea unique check (length(link_hash) = 32),
  clicked_at timestamptz,
  ready_at timestamptz,
  state text not null check (state in ('waiting', 'done', 'stopped', 'expired', 'failed')),
  ended_at timestamptz,
  -- The staff member who stopped it; nobody where its owner did, or where it ended in another way.
  ended_by bigint,
  -- Why it failed: a key of the server's texts.
  end_reason text not null default '',
  unique (agent_id, id),
  foreign key (agent_id, requested_by) references staff (agent_id, id),
  foreign key (agent_id, agreed_by) references staff (agent_id, id),
  foreign key (agent_id, ended_by) references staff (agent_id, id),
  check (agreed_by <> requested_by),
  check ((agreed_by is null) = (agreed_at is null)),
  check ((ready_at is null) = (agreed_at is null and clicked_at is null)),
  check ((ended_at is null) = (state = 'waiting')),
  -- Nobody's single word has an effect, whatever the program does.
  check (state <> 'done' or is_immediate or (ready_at <= ended_at and ended_at >= requested_at + interval '24 hours')),
  check (clicked_at is null or agreed_at is not null or ready_at >= clicked_at + interval '72 hours')
);
create unique index pending_deeds_one_waiting on pending_deeds (agent_id, kind, subject) where state = 'waiting';
create index pending_deeds_ended on pending_deeds (agent_id, ended_at desc) where state <> 'waiting';
create index pending_deeds_by_requester on pending_deeds (agent_id, requested_by);
create index pending_deeds_by_agreer on pending_deeds (agent_id, agreed_by);
create index pending_deeds_by_ender on pending_deeds (agent_id, ended_by);

alter table pending_deeds enable row level security;
create policy by_agent on pending_deeds using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on pending_deeds to tributary_app;

-- What was asked is what is done, and what has ended stays ended.
create function guard_deed() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' then
    raise exception 'the deed % has ended', old.id;
  end if;
  if (new.agent_id, new.kind, new.subject, new.change, new.from_state, new.requested_by, new.is_immediate)
    is distinct from (old.agent_id, old.kind, old.subject, old.change, old.from_state, old.requested_by, old.is_immediate) then
    raise exception 'the deed % is no longer what was asked for', old.id;
  end if;
  return new;
end $$;
create trigger guard_deed before update on pending_deeds for each row execute function guard_deed();

-- Who may say yes depends on how long somebody has been an admin, and on who invited them.
alter table staff
  add column admin_since timestamptz,
  add column invited_by bigint,
  add foreign key (agent_id, invited_by) references staff (agent_id, id);
create index staff_by_inviter on staff (agent_id, invited_by);
update staff set admin_since = created_at where state = 'active' and 'admin' = any (roles);

create function note_admin_since() returns trigger language plpgsql as $$
begin
  if new.state <> 'active' or not 'admin' = any (new.roles) then
    new.admin_since := null;
  elsif tg_op = 'INSERT' then
    new.admin_since := coalesce(new.admin_since, now());
  elsif old.state <> 'active' or not 'admin' = any (old.roles) then
    new.admin_since := now();
  end if;
  return new;
end $$;
create trigger note_admin_since before insert or update of roles, state on staff for each row execute function note_admin_since();
