-- Whose account it is stays known: members change their mobiles and companies let people go, and the money is still that of the same person. A row
-- is written when a colleague's mobile is entered or a member comes to have it, and ends only where that mobile is taken away or exchanged.
create table staff_accounts (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  staff_id bigint not null,
  member_id bigint not null,
  bound_at timestamptz not null default now(),
  unbound_at timestamptz,
  foreign key (agent_id, staff_id) references staff (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create unique index staff_accounts_bound on staff_accounts (staff_id, member_id) where unbound_at is null;
create index staff_accounts_by_member on staff_accounts (member_id);
alter table staff_accounts enable row level security;
create policy by_agent on staff_accounts using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update (unbound_at) on staff_accounts to tributary_app;

-- Everybody who has ever worked for a company. Rows of colleagues go when they leave.
create table company_people (
  agent_id bigint not null default current_agent() references agents (id),
  account_id bigint not null,
  person_id bigint not null,
  since timestamptz not null default now(),
  primary key (account_id, person_id),
  foreign key (agent_id, account_id) references members (agent_id, id),
  foreign key (agent_id, person_id) references members (agent_id, id)
);
create index company_people_by_person on company_people (person_id);
alter table company_people enable row level security;
create policy by_agent on company_people using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on company_people to tributary_app;

create function keep_bound_account() returns trigger language plpgsql as $$
begin
  if old.unbound_at is not null
     or (new.id, new.agent_id, new.staff_id, new.member_id, new.bound_at) is distinct from
        (old.id, old.agent_id, old.staff_id, old.member_id, old.bound_at) then
    raise exception 'whose account it was does not change';
  end if;
  return new;
end $$;
create trigger kept_as_bound before update on staff_accounts for each row execute function keep_bound_account();
create trigger never_deleted before delete on staff_accounts for each row execute function refuse_change();
create trigger never_emptied before truncate on staff_accounts for each statement execute function refuse_change();
create trigger never_changed before update or delete on company_people for each row execute function refuse_change();
create trigger never_emptied before truncate on company_people for each statement execute function refuse_change();

create function bind_own_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update staff_accounts a set unbound_at = now() where a.staff_id = new.id and a.unbound_at is null;
  end if;
  insert into staff_accounts (agent_id, staff_id, member_id)
  select m.agent_id, new.id, m.id from members m where m.agent_id = new.agent_id and m.mobile = new.own_mobile;
  return null;
end $$;
create trigger bind_entered after insert on staff for each row when (new.own_mobile is not null) execute function bind_own_account();
create trigger bind_exchanged after update of own_mobile on staff for each row
  when (new.own_mobile is distinct from old.own_mobile) execute function bind_own_account();

create function bind_new_mobile() returns trigger language plpgsql as $$
begin
  insert into staff_accounts (agent_id, staff_id, member_id)
  select s.agent_id, s.id, new.id from staff s
  -- The one they leave too: somebody may have entered it meanwhile.
  where s.agent_id = new.agent_id and s.own_mobile in (new.mobile, old.mobile)
  on conflict do nothing;
  return null;
end $$;
create trigger bind_registered after insert on members for each row execute function bind_new_mobile();
create trigger bind_moved after update of mobile on members for each row
  when (new.mobile is distinct from old.mobile) execute function bind_new_mobile();

create function note_company_person() returns trigger language plpgsql as $$
begin
  insert into company_people (agent_id, account_id, person_id) values (new.agent_id, new.account_id, new.person_id) on conflict do nothing;
  return null;
end $$;
create trigger note_person after insert or update on colleagues for each row
  when (new.person_id is not null) execute function note_company_person();

create index staff_by_own_mobile on staff (agent_id, own_mobile) where own_mobile is not null;
insert into staff_accounts (agent_id, staff_id, member_id)
select s.agent_id, s.id, m.id from staff s join members m on m.agent_id = s.agent_id and m.mobile = s.own_mobile;
-- Who has left before this day is known where they acted for the company.
insert into company_people (agent_id, account_id, person_id)
select agent_id, account_id, person_id from colleagues where person_id is not null
union select agent_id, member_id, submitted_by from withdrawals where submitted_by <> member_id
union select agent_id, member_id, bound_by from bank_accounts where bound_by <> member_id
on conflict do nothing;

-- The members that somebody of the staff is.
create function members_of_staff(staff_id bigint) returns setof bigint
  language sql stable as $$
  select m.id from staff s join members m on m.agent_id = s.agent_id and m.mobile = s.own_mobile
  where s.id = $1 and s.agent_id = current_agent()
  union select a.member_id from staff_accounts a where a.staff_id = $1 and a.agent_id = current_agent() and a.unbound_at is null
$$;

-- Their accounts, and those of the companies they have ever worked for.
create function accounts_of_staff(staff_id bigint) returns setof bigint
  language sql stable as $$
  with mine (id) as (select members_of_staff($1))
  select id from mine union select c.account_id from mine join company_people c on c.person_id = mine.id
$$;

-- As before, with what is known of earlier mobiles and companies.
create or replace function own_accounts(staff_id bigint) returns setof bigint
  language sql stable as $$
  with one as (select s.id, s.agent_id, s.own_mobile, s.name from staff s where s.id = $1 and s.agent_id = current_agent()),
  named as (
    select one.agent_id, plain_name(one.name) as name from one
    union select kept.agent_id, plain_name(kept.name) from one join staff_names kept on kept.agent_id = one.agent_id and kept.staff_id = one.id
  ),
  mine as (select m.id, m.agent_id, m.mobile from members m where m.id in (select members_of_staff($1))),
  mobiles as (select agent_id, own_mobile as mobile from one union select agent_id, mobile from mine)
  select accounts_of_staff($1)
  union select k.member_id from mobiles join identity_checks k on k.agent_id = mobiles.agent_id and k.guardian_mobile = mobiles.mobile
  union select other.member_id from mine join identity_checks k on k.member_id = mine.id and k.state in ('approved', 'ended')
        join identity_checks other on other.agent_id = k.agent_id and other.number_index = k.number_index
  union select k.member_id from named join identity_checks k on k.agent_id = named.agent_id and plain_name(k.name) = named.name
  union select k.member_id from named join identity_checks k on k.agent_id = named.agent_id and plain_name(k.guardian_name) = named.name
  union select e.member_id from named join enterprise_checks e on e.agent_id = named.agent_id and plain_name(e.legal_representative) = named.name
  union select a.member_id from named join bank_accounts a on a.agent_id = named.agent_id and plain_name(a.holder) = named.name
$$;

-- Accounts of the staff that are one person's, this one among them: with the same mobile, or the same member.
create function same_person(staff_id bigint) returns setof bigint
  language sql stable as $$
  select s.id from staff s where s.id = $1 and s.agent_id = current_agent()
  union select o.id from staff s join staff o on o.agent_id = s.agent_id and o.own_mobile = s.own_mobile
        where s.id = $1 and s.agent_id = current_agent()
  union select o.staff_id from staff_accounts a join staff_accounts o on o.agent_id = a.agent_id and o.member_id = a.member_id and o.unbound_at is null
        where a.staff_id = $1 and a.agent_id = current_agent() and a.unbound_at is null
$$;

-- What a payee waits for is added up.
create index withdrawals_by_person on withdrawals (agent_id, person_index);
