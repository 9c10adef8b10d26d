-- Splits: how a recording's income is shared among members, from a sale month on.

create table splits (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  -- It belongs to the recording, on every release it appears on.
  isrc text not null,
  owner_id bigint not null,
  -- The first sale month it holds for.
  from_month date not null check (extract(day from from_month) = 1),
  -- As contract/src/income/split-state.ts names them.
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'declined', 'cancelled', 'expired')),
  proposed_at timestamptz not null,
  ends_at timestamptz not null,
  settled_at timestamptz,
  unique (agent_id, id),
  foreign key (agent_id, owner_id) references members (agent_id, id),
  check ((state = 'proposed') = (settled_at is null))
);
create unique index splits_one_proposal on splits (agent_id, isrc) where state = 'proposed';
create index splits_in_force on splits (agent_id, isrc, from_month desc, id desc) where state = 'agreed';
create index splits_by_owner on splits (agent_id, owner_id, id desc);

create table split_parties (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  split_id bigint not null,
  -- As it was invited. Whether it has an account is nobody's business before it accepts.
  mobile text not null,
  member_id bigint,
  -- In hundredths of a percent.
  part integer not null check (part between 1 and 10000),
  -- What the person did: producer, lyricist.
  role text not null default '',
  answer text not null default 'invited' check (answer in ('invited', 'accepted', 'declined')),
  answered_at timestamptz,
  reminded_at timestamptz,
  unique (agent_id, id),
  unique (agent_id, split_id, mobile),
  foreign key (agent_id, split_id) references splits (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  check ((answer = 'invited') = (answered_at is null)),
  check (answer <> 'accepted' or member_id is not null)
);
create index split_parties_by_member on split_parties (agent_id, member_id) where member_id is not null;
create index split_parties_by_mobile on split_parties (agent_id, mobile) where answer = 'invited';

-- An agreed split has parties that have all accepted and come to the whole; what was agreed stays.
create function guard_split() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'proposed' then
    raise exception 'what was settled about a split is never changed' using errcode = 'check_violation';
  end if;
  if new.state = 'agreed' and (select coalesce(sum(part), 0) <> 10000 or bool_or(answer <> 'accepted') from split_parties where split_id = new.id) then
    raise exception 'a split holds once everybody has accepted and its parts come to the whole' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on splits for each row execute function guard_split();
create function guard_party() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select state from splits where id = coalesce(new.split_id, old.split_id)) <> 'proposed'
     or (tg_op = 'UPDATE' and (new.split_id, new.mobile, new.part) is distinct from (old.split_id, old.mobile, old.part)) then
    raise exception 'what was settled about a split is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on split_parties for each row execute function guard_party();
do $$
declare
  owned text;
begin
  foreach owned in array array['splits', 'split_parties'] loop
    execute format('create trigger never_removed before delete on %I for each row execute function refuse_change()', owned);
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', owned);
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert on %I to tributary_app', owned);
  end loop;
end $$;
grant update (state, settled_at) on splits to tributary_app;
grant update (member_id, answer, answered_at, reminded_at) on split_parties to tributary_app;
