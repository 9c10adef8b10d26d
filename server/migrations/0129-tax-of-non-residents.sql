-- What is withheld from non-residents follows the monthly table of the law. A treaty document lowers it once two people of finance agree.

create table tax_treaties (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- Whose document it is: an account that is verified as somebody else has none.
  person_index bytea not null,
  -- What the treaty leaves to be taxed of all that is paid, in hundredths of a percent.
  rate integer not null check (rate between 0 and 9999),
  -- The last day on which it counts, in China.
  valid_until date not null,
  upload_id uuid not null,
  reason text not null check (btrim(reason) <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'refused', 'ended')),
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  confirmed_by bigint,
  confirmed_at timestamptz,
  -- Refused, or ended before its last day.
  ended_by bigint,
  ended_at timestamptz,
  end_reason text not null default '',
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, person_index) references tax_people (agent_id, person_index),
  foreign key (agent_id, upload_id) references uploads (agent_id, id),
  foreign key (agent_id, proposed_by) references staff (agent_id, id),
  foreign key (agent_id, confirmed_by) references staff (agent_id, id),
  foreign key (agent_id, ended_by) references staff (agent_id, id),
  check ((confirmed_at is null) = (confirmed_by is null) and (ended_at is null) = (ended_by is null)),
  check ((state in ('confirmed', 'ended')) = (confirmed_at is not null)),
  check ((state in ('refused', 'ended')) = (ended_at is not null)),
  check ((ended_at is not null) = (btrim(end_reason) <> '')),
  -- It lowers a tax: one person enters it, another one confirms it.
  check (confirmed_by <> proposed_by)
);
create unique index tax_treaties_one_proposed on tax_treaties (agent_id, member_id) where state = 'proposed';
create unique index tax_treaties_one_confirmed on tax_treaties (agent_id, member_id) where state = 'confirmed';
create index tax_treaties_by_member on tax_treaties (member_id, id desc);
create index tax_treaties_by_person on tax_treaties (agent_id, person_index);
create index tax_treaties_by_upload on tax_treaties (agent_id, upload_id);

-- The table of contract/src/payouts/treaty.ts; what was entered stays as it was.
create function guard_treaty() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'proposed' then return new; end if;
    raise exception 'a treaty document does not begin as %', new.state using errcode = 'check_violation';
  end if;
  if (case old.state
        when 'proposed' then new.state in ('confirmed', 'refused')
        when 'confirmed' then new.state = 'ended'
        else false
      end) is not true then
    raise exception 'a treaty document does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (new.id, new.agent_id, new.member_id, new.person_index, new.rate, new.valid_until, new.upload_id, new.reason, new.proposed_by, new.proposed_at)
       is distinct from
     (old.id, old.agent_id, old.member_id, old.person_index, old.rate, old.valid_until, old.upload_id, old.reason, old.proposed_by, old.proposed_at)
     or (old.confirmed_at is not null and (new.confirmed_by, new.confirmed_at) is distinct from (old.confirmed_by, old.confirmed_at)) then
    raise exception 'what a treaty document says is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on tax_treaties for each row execute function guard_treaty();
create trigger never_removed before delete on tax_treaties for each row execute function refuse_change();
create trigger never_emptied before truncate on tax_treaties for each statement execute function refuse_change();
alter table tax_treaties enable row level security;
create policy by_agent on tax_treaties using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert on tax_treaties to tributary_app;
grant update (state, confirmed_by, confirmed_at, ended_by, ended_at, end_reason) on tax_treaties to tributary_app;

-- By which version of the rule a line was withheld, and by which treaty document: its month can be computed again as it was.
alter table tax_lines
  add column version smallint not null default 1 check (version > 0),
  add column treaty_id bigint,
  add foreign key (agent_id, treaty_id) references tax_treaties (agent_id, id),
  add check (treaty_id is null or rule = 'non_resident');
create index tax_lines_by_treaty on tax_lines (agent_id, treaty_id) where treaty_id is not null;

-- Each rule adds up a month of its own, so what falls due about a month is due by a rule.
drop index tax_lines_once;
create unique index tax_lines_once on tax_lines (withdrawal_id, kind, rule, about_month);
alter table tax_dues add column rule text not null default 'royalty' check (rule in ('royalty', 'non_resident'));

-- A treaty document is in use.
create or replace view upload_uses with (security_invoker = true) as
  select agent_id, upload_id, 'identity_scans' as used_by from identity_scans
  union all select agent_id, licence_upload_id, 'enterprise_checks' from enterprise_checks where licence_upload_id is not null
  union all select agent_id, invoice_upload_id, 'withdrawals' from withdrawals where invoice_upload_id is not null
  union all select agent_id, invoice_upload_id, 'income_claims' from income_claims where invoice_upload_id is not null
  union all select agent_id, upload_id, 'ticket_attachments' from ticket_attachments
  union all select u.agent_id, u.id, 'members' from uploads u
    join members m on m.agent_id = u.agent_id and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3)
    where m.avatar <> ''
  union all select u.agent_id, u.id, 'roster_artists' from uploads u
    join roster_artists r on r.agent_id = u.agent_id and r.picture = '/avatars/' || split_part(u.storage_key, '/', 3)
    where r.picture <> ''
  union all select u.agent_id, u.id, 'agents' from uploads u
    join agents a on a.id = u.agent_id and position(split_part(u.storage_key, '/', 3) in a.presentation::text) > 0
    where u.purpose = 'site'
  union all select u.agent_id, u.id, 'content_pictures' from uploads u
    join content_pictures c on c.agent_id = u.agent_id and c.storage_key = u.storage_key
    where u.purpose = 'content'
  union all select agent_id, upload_id, 'infringement_files' from infringement_files
  union all select agent_id, upload_id, 'tax_treaties' from tax_treaties;
