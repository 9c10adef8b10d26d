-- Where a member's money goes. Numbers are sealed; an account that was replaced or removed stays, ended.

create table bank_accounts (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- A person's debit card, or the account of a company.
  kind text not null check (kind in ('card', 'company')),
  holder_kind text not null check (holder_kind in ('member', 'guardian', 'company')),
  holder text not null check (holder <> ''),
  -- Finds out whether the holder is still who the account belongs to, without opening a document's number.
  holder_index bytea not null,
  number_sealed bytea not null,
  -- Finds the same account at several members.
  number_index bytea not null,
  number_end text not null check (number_end ~ '^\d{4}$'),
  bank_code text not null check (bank_code <> ''),
  bank_name text not null check (bank_name <> ''),
  branch text not null default '',
  cnaps text not null default '' check (cnaps ~ '^(\d{12})?$'),
  bound_at timestamptz not null,
  -- Who did it: the owner of a company's account is a person of their own.
  bound_by bigint not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('replaced', 'removed', 'closed')),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, bound_by) references members (agent_id, id),
  check ((ended_at is null) = (ended_why is null)),
  check (kind <> 'company' or (holder_kind = 'company' and branch <> '' and cnaps <> ''))
);
create unique index bank_accounts_one on bank_accounts (agent_id, member_id) where ended_at is null;
create index bank_accounts_by_member on bank_accounts (member_id, id desc);
create index bank_accounts_by_number on bank_accounts (agent_id, number_index);
create index bank_accounts_by_binder on bank_accounts (bound_by);

-- What was bound stays as it was; it only ends, once.
create function guard_bank_account() returns trigger
  language plpgsql as $$
begin
  if old.ended_at is not null or (to_jsonb(new) - 'ended_at' - 'ended_why') is distinct from (to_jsonb(old) - 'ended_at' - 'ended_why') then
    raise exception 'what a bank account says is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on bank_accounts for each row execute function guard_bank_account();
create trigger never_removed before delete on bank_accounts for each row execute function refuse_change();
create trigger never_emptied before truncate on bank_accounts for each statement execute function refuse_change();
alter table bank_accounts enable row level security;
create policy by_agent on bank_accounts using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on bank_accounts to tributary_app;
grant update (ended_at, ended_why) on bank_accounts to tributary_app;

-- Which change makes withdrawals wait, so that their page can say it; and since when a colleague may withdraw.
alter table members add column sensitive_change text check (sensitive_change in ('mobile', 'password', 'guardian'));
alter table colleagues add column role_since timestamptz;
update colleagues set role_since = since;
alter table colleagues alter column role_since set not null, alter column role_since set default now();
