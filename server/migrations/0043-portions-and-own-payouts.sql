-- A bank's answer is carried out in portions, companies claim income too, and nobody of the staff handles what is their own by any name.

-- Asked for by somebody, then carried out by a worker, who notes how far it came with each portion.
alter table bank_results
  add column asked_by bigint,
  add column asked_at timestamptz,
  -- Withdrawals up to this one are dealt with.
  add column done_until bigint not null default 0,
  -- So many payouts became paid or failed by it.
  add column done integer not null default 0 check (done >= 0),
  add foreign key (agent_id, asked_by) references staff (agent_id, id);
update bank_results result set asked_by = applied_by, asked_at = applied_at,
  done = (select count(*) from bank_result_lines line where line.result_id = result.id and line.problem is null and line.outcome is not null)
where applied_at is not null;
alter table bank_results
  add check ((asked_at is null) = (asked_by is null)),
  add check (applied_at is null or asked_at is not null);
drop index bank_results_once;
create unique index bank_results_once on bank_results (agent_id, sha256) where asked_at is not null;
grant update (asked_by, asked_at, done_until, done) on bank_results to tributary_app;

-- A company is paid against an invoice, which comes with the claim.
alter table income_claims
  add column invoice_number text,
  add column invoice_minor bigint check (invoice_minor > 0),
  add column invoice_upload_id uuid,
  add foreign key (agent_id, invoice_upload_id) references uploads (agent_id, id),
  add check ((invoice_number is null) = (invoice_upload_id is null) and (invoice_number is null) = (invoice_minor is null));
create index income_claims_by_invoice on income_claims (agent_id, invoice_upload_id) where invoice_upload_id is not null;

create or replace function guard_claim() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'proposed' then return new; end if;
    raise exception 'a claim does not begin as %', new.state using errcode = 'check_violation';
  end if;
  if old.state <> 'proposed'
     or (to_jsonb(new) - 'state' - 'decided_by' - 'decided_at' - 'refusal' - 'withdrawal_id') is distinct from
        (to_jsonb(old) - 'state' - 'decided_by' - 'decided_at' - 'refusal' - 'withdrawal_id') then
    raise exception 'what a claim says is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The sweep of uploads leaves invoices of claims, also of those that were refused.
create or replace function sweep_unused_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from uploads u
      where u.created_at < now() - interval '2 days'
        and not exists (select 1 from identity_scans s where s.upload_id = u.id)
        and not exists (select 1 from enterprise_checks e where e.licence_upload_id = u.id)
        and not exists (select 1 from withdrawals w where w.agent_id = u.agent_id and w.invoice_upload_id = u.id)
        and not exists (select 1 from income_claims c where c.agent_id = u.agent_id and c.invoice_upload_id = u.id)
        and not exists (select 1 from ticket_attachments a where a.upload_id = u.id)
        and not exists (select 1 from members m where m.agent_id = u.agent_id and m.avatar <> ''
                          and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3))
        and not (u.purpose = 'site' and exists (
          select 1 from agents a
          where a.id = u.agent_id and position(split_part(u.storage_key, '/', 3) in a.presentation::text) > 0))
        and not (u.purpose = 'content' and exists (
          select 1 from content_pictures c where c.agent_id = u.agent_id and c.storage_key = u.storage_key))
      returning u.id, u.agent_id, u.storage_key)
    -- The same picture may have been uploaded twice: its file stays as long as one of the rows does.
    select g.agent_id, json_agg(distinct g.storage_key) as keys
    from gone g
    where not exists (select 1 from uploads o where o.agent_id = g.agent_id and o.storage_key = g.storage_key
                        and o.id not in (select id from gone))
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', swept.agent_id, 'keys', swept.keys));
  end loop;
end $$;

-- A name as it is compared: spaces, dots between names, width and case of letters are no part of it.
create function plain_name(name text) returns text
  language sql immutable parallel safe return lower(regexp_replace(normalize(name, NFKC), '[[:space:].·•‧・]', '', 'g'));
create index identity_checks_by_name on identity_checks (agent_id, plain_name(name)) where name is not null;
create index identity_checks_by_guardian on identity_checks (agent_id, plain_name(guardian_name)) where guardian_name is not null;
create index identity_checks_by_guardian_mobile on identity_checks (agent_id, guardian_mobile) where guardian_mobile is not null;
create index identity_checks_by_number on identity_checks (agent_id, number_index) where number_index is not null;
create index enterprise_checks_by_representative on enterprise_checks (agent_id, plain_name(legal_representative));
create index bank_accounts_by_holder on bank_accounts (agent_id, plain_name(holder));

-- The accounts whose money is that of one of the staff: by the mobile of their own account, for themselves, for a company they work for or for
-- a minor they speak for; by the number of their document; and by the name, of the person, of a guardian, of who represents a company and of whom
-- a bank account belongs to. A namesake is among them: it costs a colleague a minute.
create function own_accounts(staff_id bigint) returns setof bigint
  language sql stable as $$
  with one as (select s.agent_id, s.own_mobile, plain_name(s.name) as name from staff s where s.id = staff_id and s.agent_id = current_agent()),
  mine as (select m.id, m.agent_id from one join members m on m.agent_id = one.agent_id and m.mobile = one.own_mobile)
  select id from mine
  union select c.account_id from mine join colleagues c on c.person_id = mine.id and c.state = 'active'
  union select k.member_id from one join identity_checks k on k.agent_id = one.agent_id and k.guardian_mobile = one.own_mobile
  union select other.member_id from mine join identity_checks k on k.member_id = mine.id and k.state in ('approved', 'ended')
        join identity_checks other on other.agent_id = k.agent_id and other.number_index = k.number_index
  union select k.member_id from one join identity_checks k on k.agent_id = one.agent_id and plain_name(k.name) = one.name
  union select k.member_id from one join identity_checks k on k.agent_id = one.agent_id and plain_name(k.guardian_name) = one.name
  union select e.member_id from one join enterprise_checks e on e.agent_id = one.agent_id and plain_name(e.legal_representative) = one.name
  union select a.member_id from one join bank_accounts a on a.agent_id = one.agent_id and plain_name(a.holder) = one.name
$$;
