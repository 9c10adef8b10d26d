-- Income of closed accounts is paid to who claims it, once two people of the staff agree.

alter table withdrawals drop constraint withdrawals_kind_check;
-- What pays out an account that closes has no minimum; what is claimed belonged to a closed account.
alter table withdrawals add constraint withdrawals_kind_check check (kind in ('usual', 'closing', 'claim'));

create table income_claims (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  -- The closed account, and the one that claims its income.
  member_id bigint not null,
  claimant_id bigint not null,
  reason text not null check (btrim(reason) <> ''),
  -- Whether the closed account was paid under the identity of who claims.
  likeness text not null check (likeness in ('same', 'other', 'unknown')),
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'refused')),
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  -- Why it was refused.
  refusal text not null default '',
  withdrawal_id bigint,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, claimant_id) references members (agent_id, id),
  foreign key (agent_id, proposed_by) references staff (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id),
  foreign key (agent_id, withdrawal_id) references withdrawals (agent_id, id),
  check (member_id <> claimant_id),
  check ((state = 'proposed') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'confirmed') = (withdrawal_id is not null)),
  check ((state = 'refused') = (btrim(refusal) <> '')),
  -- One proposes, another confirms, whoever writes it.
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index income_claims_one_open on income_claims (agent_id, member_id) where state = 'proposed';
create unique index income_claims_by_withdrawal on income_claims (withdrawal_id) where withdrawal_id is not null;
create index income_claims_by_member on income_claims (member_id, id desc);
create index income_claims_by_claimant on income_claims (claimant_id);

-- What was proposed stays as it was; it is decided once.
create function guard_claim() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'proposed' then return new; end if;
    raise exception 'a claim does not begin as %', new.state using errcode = 'check_violation';
  end if;
  if old.state <> 'proposed'
     or (new.id, new.agent_id, new.member_id, new.claimant_id, new.reason, new.likeness, new.proposed_by, new.proposed_at) is distinct from
        (old.id, old.agent_id, old.member_id, old.claimant_id, old.reason, old.likeness, old.proposed_by, old.proposed_at) then
    raise exception 'what a claim says is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on income_claims for each row execute function guard_claim();
create trigger never_removed before delete on income_claims for each row execute function refuse_change();
create trigger never_emptied before truncate on income_claims for each statement execute function refuse_change();
alter table income_claims enable row level security;
create policy by_agent on income_claims using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on income_claims to tributary_app;
grant update (state, decided_by, decided_at, refusal, withdrawal_id) on income_claims to tributary_app;

-- The day on which the bank says it paid; a day that cannot be is a problem of the line.
alter table bank_result_lines add column paid_on date;
alter table bank_result_lines drop constraint bank_result_lines_problem_check;
alter table bank_result_lines add constraint bank_result_lines_problem_check
  check (problem in ('unknown_reference', 'other_batch', 'wrong_amount', 'unknown_outcome', 'wrong_day', 'twice', 'settled'));
