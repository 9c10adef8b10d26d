-- What members have earned: one bill for each member, month and channel.

create table bills (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- In which it was posted, by its first day.
  month date not null check (extract(day from month) = 1),
  channel_id bigint not null,
  -- The channel as it was called then.
  sp_name text not null check (sp_name <> ''),
  -- Only those whose minor unit the contract knows.
  currency text not null check (currency in ('CNY', 'USD', 'EUR', 'GBP', 'HKD', 'TWD', 'JPY', 'KRW')),
  -- Minor units: the member's part of what came in, and what is left of it after the rate. Either may be negative.
  total_minor bigint not null,
  share_minor bigint not null,
  -- As contract/src/income/bill-status.ts names them.
  status smallint not null check (status in (0, 1, 2, 3, 4, 10)),
  -- Where a held bill goes back to.
  held_from smallint check (held_from in (0, 1)),
  remarks text not null default '',
  tag text not null default 'normal' check (tag in ('normal', 'adjustment')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, channel_id) references channels (agent_id, id),
  check ((status = 10) = (held_from is not null)),
  check (status <> 10 or btrim(remarks) <> '')
);
-- A reversed bill makes room for the corrected one.
create unique index bills_one_normal on bills (agent_id, member_id, month, channel_id, currency)
  where tag = 'normal' and status <> 4;
create index bills_by_member on bills (member_id, month desc, id desc);
create index bills_by_member_status on bills (member_id, status, month desc, id desc);

-- What a bill says stays as it was posted, whoever writes; its status takes only the steps of the contract's table.
create function guard_bill() returns trigger
  language plpgsql as $$
declare
  is_step boolean;
begin
  if tg_op = 'INSERT' then
    -- What corrects a payment is available at once.
    if new.status = 0 or (new.status = 1 and new.tag = 'adjustment') then return new; end if;
    raise exception 'a bill does not begin in status %', new.status using errcode = 'check_violation';
  end if;
  if (new.agent_id, new.member_id, new.month, new.channel_id, new.sp_name, new.currency,
      new.total_minor, new.share_minor, new.tag, new.created_at) is distinct from
     (old.agent_id, old.member_id, old.month, old.channel_id, old.sp_name, old.currency,
      old.total_minor, old.share_minor, old.tag, old.created_at) then
    raise exception 'what a bill says is never changed' using errcode = 'check_violation';
  end if;
  is_step := case
    when new.status = old.status then new.held_from is not distinct from old.held_from
    when new.status = 10 then old.status in (0, 1) and new.held_from = old.status
    when old.status = 0 then new.status in (1, 4)
    when old.status = 1 then new.status in (2, 4)
    when old.status = 2 then new.status in (1, 3)
    when old.status = 3 then new.status = 2
    when old.status = 10 then new.status in (old.held_from, 4)
    else false
  end;
  if is_step is not true then
    raise exception 'a bill does not go from status % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on bills for each row execute function guard_bill();
create trigger never_removed before delete on bills for each row execute function refuse_change();
create trigger never_emptied before truncate on bills for each statement execute function refuse_change();

alter table bills enable row level security;
create policy by_agent on bills using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on bills to tributary_app;
grant update (status, held_from, remarks, changed_at) on bills to tributary_app;
