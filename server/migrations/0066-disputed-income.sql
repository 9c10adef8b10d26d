-- While a claim of infringement keeps a recording off the channels, what it earns stands on bills of its own, and they are held.

-- Recordings whose income is in dispute: those of a case with a measure, while it is open or after it was upheld. Reports come months after sales.
create view disputed_recordings with (security_invoker = true) as
  select claim.agent_id, claim.id as case_id, claim.work_id, track.isrc
  from infringement_cases claim
  join tracks track on track.agent_id = claim.agent_id and track.work_id = claim.work_id and (claim.track_id is null or track.id = claim.track_id)
  where claim.measure is not null and (claim.is_open or claim.state = 'upheld') and track.isrc is not null;
grant select on disputed_recordings to tributary_app;
create index infringement_cases_in_force on infringement_cases (agent_id, measured_at desc, id desc)
  where measure is not null and (is_open or state = 'upheld');

alter table bills
  -- The case whose recordings alone it is made of.
  add column made_for bigint,
  -- The case because of which it is held now.
  add column held_for bigint,
  add foreign key (agent_id, made_for) references infringement_cases (agent_id, id),
  add foreign key (agent_id, held_for) references infringement_cases (agent_id, id),
  add check (held_for is null or status = 10);
drop index bills_one_normal;
create unique index bills_one_normal on bills (agent_id, posting_id, member_id, channel_id, coalesce(made_for, 0)) where tag = 'normal';
create index bills_by_case on bills (agent_id, held_for, id) where held_for is not null;
create index bills_made_for on bills (agent_id, made_for) where made_for is not null;
create index bill_tracks_of_release on bill_tracks (agent_id, work_id) where isrc = '';
grant update (held_for) on bills to tributary_app;

create or replace function guard_bill() returns trigger
  language plpgsql as $$
declare
  is_step boolean;
begin
  if tg_op = 'INSERT' then
    -- What corrects a payment is available at once; what is in dispute is held from the first.
    if new.status = 0 or (new.status = 1 and new.tag = 'adjustment')
       or (new.status = 10 and new.held_from = 0 and new.made_for is not null and new.held_for = new.made_for) then return new; end if;
    raise exception 'a bill does not begin in status %', new.status using errcode = 'check_violation';
  end if;
  if (new.agent_id, new.member_id, new.month, new.channel_id, new.sp_name, new.currency, new.total_minor, new.share_minor, new.tag,
      new.created_at, new.posting_id, new.corrects, new.exact, new.rest_before, new.rest_after, new.plays, new.first_month, new.last_month,
      new.confirms_at, new.made_for) is distinct from
     (old.agent_id, old.member_id, old.month, old.channel_id, old.sp_name, old.currency, old.total_minor, old.share_minor, old.tag,
      old.created_at, old.posting_id, old.corrects, old.exact, old.rest_before, old.rest_after, old.plays, old.first_month, old.last_month,
      old.confirms_at, old.made_for)
     or (old.confirmed_at is not null and (new.confirmed_at, new.confirmed_by) is distinct from (old.confirmed_at, old.confirmed_by)) then
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
