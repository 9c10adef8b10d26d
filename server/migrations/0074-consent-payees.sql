-- Where the money of an account goes whose guardian has withdrawn consent: whom it is taxed as, and the account of the guardian who was approved
-- last. Nothing else is left of either. The newest counts.
create table consent_payees (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  person_index bytea not null,
  document text not null check (document in ('resident_id', 'passport')),
  person_sealed bytea,
  -- Absent: that guardian had bound none.
  account_id bigint,
  kept_at timestamptz not null,
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, account_id) references bank_accounts (agent_id, id)
);
create index consent_payees_by_member on consent_payees (member_id, id desc);
create index consent_payees_by_account on consent_payees (account_id);
alter table consent_payees enable row level security;
create policy by_agent on consent_payees using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on consent_payees to tributary_app;
create trigger never_changed before update on consent_payees for each row execute function refuse_change();
create trigger never_removed before delete on consent_payees for each row execute function refuse_change();
create trigger never_emptied before truncate on consent_payees for each statement execute function refuse_change();

-- Of accounts that lost consent before: as they were last paid.
insert into consent_payees (agent_id, member_id, person_index, document, account_id, kept_at)
select distinct on (w.member_id) w.agent_id, w.member_id, w.person_index, w.document, w.account_id, w.submitted_at
from withdrawals w
join members m on m.agent_id = w.agent_id and m.id = w.member_id
join bank_accounts a on a.agent_id = w.agent_id and a.id = w.account_id and a.holder_kind = 'guardian'
where m.state = 'frozen' and m.frozen_by is null and m.frozen_reason = 'verification.consentWithdrawnReason' and w.kind = 'closing'
order by w.member_id, w.id desc;

-- Rows above and below the table of a bank's file, such as its running number, how many payouts it holds and their sum.
alter table payout_layouts
  add column head_rows jsonb not null default '[]',
  add column foot_rows jsonb not null default '[]';
grant update (head_rows, foot_rows) on payout_layouts to tributary_app;
