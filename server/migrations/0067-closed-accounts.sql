-- What goes with an account that closes for good. Money, tax and signed agreements stay.

grant delete on api_keys to tributary_app;

-- A number that was invited is forgotten with the account it belonged to; the part that was agreed stays.
create or replace function guard_party() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_forgotten boolean := tg_op = 'UPDATE' and new.mobile = 'closed ' || new.member_id;
begin
  if is_forgotten and (new.split_id, new.member_id, new.part, new.answer) is not distinct from
       (old.split_id, old.member_id, old.part, old.answer) then
    return new;
  end if;
  if (select state from splits where id = coalesce(new.split_id, old.split_id)) <> 'proposed'
     or (tg_op = 'UPDATE' and (new.split_id, new.mobile, new.part) is distinct from (old.split_id, old.mobile, old.part)) then
    raise exception 'what was settled about a split is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
grant update (mobile, name) on split_parties to tributary_app;

-- Drafts that lie in the bin for thirty days, and all that a closed account never released nor signed. What something else still points
-- at stays, and does not keep the others.
create or replace function sweep_bin() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  binned record;
begin
  for binned in
    select w.id from works w join members m on m.agent_id = w.agent_id and m.id = w.member_id
    where ((w.deleted_at < now() - interval '30 days' and w.status in ('00', '01')) or m.state = 'closed')
      and w.released_at is null and w.revision_of is null
      and not exists (select 1 from agreements a where a.agent_id = w.agent_id and a.work_id = w.id)
      and not exists (select 1 from works r where r.agent_id = w.agent_id and r.revision_of = w.id)
    order by w.id
  loop
    begin
      delete from works where id = binned.id;
    exception when foreign_key_violation then
      raise warning 'the draft % stays in the bin: %', binned.id, sqlerrm;
    end;
  end loop;
end $$;

-- Files that no material uses. An earlier version of a released work still names its files, and so does what waits for a decision, as long as
-- the account is open.
create or replace function sweep_unused_files() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  update stored_files f set unused_since = null
  where f.unused_since is not null
    and exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256);
  update stored_files f set unused_since = now()
  where f.unused_since is null
    and not exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256);

  for swept in
    with gone as (
      delete from stored_files f
      where f.unused_since < now() - interval '7 days'
        and not exists (select 1 from materials m where m.agent_id = f.agent_id and m.sha256 = f.sha256)
        and not exists (select 1 from work_versions v join works w on w.id = v.work_id join members m on m.id = w.member_id
                        where v.agent_id = f.agent_id and m.state <> 'closed'
                          and v.content -> 'materials' @> jsonb_build_array(jsonb_build_object('sha256', '\x' || encode(f.sha256, 'hex'))))
        and not exists (select 1 from work_submissions s join works w on w.id = s.work_id join members m on m.id = w.member_id
                        where s.agent_id = f.agent_id and m.state <> 'closed'
                          and s.content -> 'materials' @> jsonb_build_array(jsonb_build_object('sha256', encode(f.sha256, 'hex')))
                          and w.status in ('01', '11', '101', '200', '201', '300', '301', '400', '401')
                          and w.deleted_at is null and w.closed_at is null)
      returning f.agent_id, f.storage_key, f.sha256)
    select g.agent_id, json_agg(json_build_object('key', g.storage_key, 'sha256', encode(g.sha256, 'hex'))) as files
    from gone g
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeStoredFiles', json_build_object('agentId', swept.agent_id, 'files', swept.files));
  end loop;
end $$;
