-- A party of a split may be paid for a service without holding a right: its income is taxed by another rule. The owner says so at the invitation,
-- finance settles it before anything of it is approved.

alter table split_parties add column paid_for text not null default 'right' check (paid_for in ('right', 'service'));
create index split_parties_of_services on split_parties (agent_id, member_id) where paid_for = 'service';

create or replace function guard_party() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_forgotten boolean := tg_op = 'UPDATE' and new.mobile = 'closed ' || new.member_id;
begin
  if is_forgotten and (new.split_id, new.member_id, new.part, new.paid_for, new.answer) is not distinct from
       (old.split_id, old.member_id, old.part, old.paid_for, old.answer) then
    return new;
  end if;
  if (select state from splits where id = coalesce(new.split_id, old.split_id)) <> 'proposed'
     or (tg_op = 'UPDATE' and (new.split_id, new.mobile, new.part, new.paid_for) is distinct from (old.split_id, old.mobile, old.part, old.paid_for)) then
    raise exception 'what was settled about a split is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- By which rule a party is taxed; the newest counts. It holds for the same party of later splits of the recording, too, as long as these say the same.
create table party_rules (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  party_id bigint not null,
  rule text not null check (rule in ('royalty', 'service')),
  reason text not null check (btrim(reason) <> ''),
  settled_by bigint not null,
  settled_at timestamptz not null,
  foreign key (agent_id, party_id) references split_parties (agent_id, id),
  foreign key (agent_id, settled_by) references staff (agent_id, id)
);
create index party_rules_by_party on party_rules (party_id, id desc);
create trigger never_changed before update on party_rules for each row execute function refuse_change();
create trigger never_removed before delete on party_rules for each row execute function refuse_change();
create trigger never_emptied before truncate on party_rules for each statement execute function refuse_change();
alter table party_rules enable row level security;
create policy by_agent on party_rules using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on party_rules to tributary_app;

alter table withdrawals drop constraint withdrawals_rule_check;
alter table withdrawals add constraint withdrawals_rule_check
  check (rule in ('royalty', 'service', 'company', 'non_resident', 'non_resident_service', 'none', 'undecided'));
alter table tax_lines drop constraint tax_lines_rule_check;
alter table tax_lines add constraint tax_lines_rule_check check (rule in ('royalty', 'service', 'non_resident', 'non_resident_service'));
alter table tax_dues drop constraint tax_dues_rule_check;
alter table tax_dues add constraint tax_dues_rule_check check (rule in ('royalty', 'service', 'non_resident', 'non_resident_service'));
