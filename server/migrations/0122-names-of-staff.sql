-- Every name that somebody of the staff has had. An account under an earlier one is theirs as much as one under the current: a new name frees nobody
-- to decide about their own money.
create table staff_names (
  agent_id bigint not null default current_agent(),
  staff_id bigint not null,
  name text not null,
  primary key (agent_id, staff_id, name),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
alter table staff_names enable row level security;
create policy by_agent on staff_names using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select on staff_names to tributary_app;
create trigger never_changed before update or delete on staff_names for each row execute function refuse_change();
create trigger never_emptied before truncate on staff_names for each statement execute function refuse_change();

-- By the owner of the table: the application can neither leave a name out nor add one.
create function keep_staff_name() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into staff_names (agent_id, staff_id, name) values (old.agent_id, old.id, old.name) on conflict do nothing;
  return null;
end $$;
create trigger keeps_its_names after update of name on staff for each row when (old.name is distinct from new.name)
  execute function keep_staff_name();

-- Earlier names that the log tells: of those who did something, and of those whose name was changed.
insert into staff_names (agent_id, staff_id, name)
select person.agent_id, person.id, told.name from staff person
join (
  select agent_id, subject_id as staff_id, before ->> 'name' as name from audit_entries where subject = 'staff'
  union select agent_id, staff_id::text, staff_name from audit_entries where staff_id is not null
) told on told.agent_id = person.agent_id and told.staff_id = person.id::text
where told.name <> '' and told.name <> person.name;

-- As before, by all names.
create or replace function own_accounts(staff_id bigint) returns setof bigint
  language sql stable as $$
  with one as (select s.id, s.agent_id, s.own_mobile, s.name from staff s where s.id = staff_id and s.agent_id = current_agent()),
  named as (
    select one.agent_id, plain_name(one.name) as name from one
    union select kept.agent_id, plain_name(kept.name) from one join staff_names kept on kept.agent_id = one.agent_id and kept.staff_id = one.id
  ),
  mine as (select m.id, m.agent_id from one join members m on m.agent_id = one.agent_id and m.mobile = one.own_mobile)
  select id from mine
  union select c.account_id from mine join colleagues c on c.person_id = mine.id and c.state = 'active'
  union select k.member_id from one join identity_checks k on k.agent_id = one.agent_id and k.guardian_mobile = one.own_mobile
  union select other.member_id from mine join identity_checks k on k.member_id = mine.id and k.state in ('approved', 'ended')
        join identity_checks other on other.agent_id = k.agent_id and other.number_index = k.number_index
  union select k.member_id from named join identity_checks k on k.agent_id = named.agent_id and plain_name(k.name) = named.name
  union select k.member_id from named join identity_checks k on k.agent_id = named.agent_id and plain_name(k.guardian_name) = named.name
  union select e.member_id from named join enterprise_checks e on e.agent_id = named.agent_id and plain_name(e.legal_representative) = named.name
  union select a.member_id from named join bank_accounts a on a.agent_id = named.agent_id and plain_name(a.holder) = named.name
$$;
