-- What splits and the ledger's pages ask of the tables besides.

-- A change of a split asks who leaves with it, too.
alter table split_parties
  drop constraint split_parties_part_check,
  -- 0: has a part in the split before, and none in this one.
  add constraint split_parties_part_check check (part between 0 and 10000),
  -- As the owner calls the party. An invitation knows no other name.
  add column name text not null default '';
create index splits_by_recording on splits (agent_id, isrc, id desc);
create index splits_due on splits (agent_id, ends_at, id) where state = 'proposed';
create index split_parties_of_split on split_parties (split_id, id);

-- Never retroactive: nothing is agreed for a month that has begun.
create or replace function guard_split() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'proposed' then
    raise exception 'what was settled about a split is never changed' using errcode = 'check_violation';
  end if;
  if new.state = 'agreed' and (select coalesce(sum(part), 0) <> 10000 or bool_or(answer <> 'accepted') from split_parties where split_id = new.id) then
    raise exception 'a split holds once everybody has accepted and its parts come to the whole' using errcode = 'check_violation';
  end if;
  if new.state = 'agreed' and new.settled_at >= new.from_month::timestamp at time zone 'Asia/Shanghai' then
    raise exception 'a split never holds for a month that has begun' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What a recording brought, month by month.
create index bill_tracks_by_recording on bill_tracks (agent_id, isrc, sale_month) where isrc <> '';

-- Transactions of a kind and of a time, among very many.
create index ledger_transactions_by_kind on ledger_transactions (agent_id, kind, id desc);
create index ledger_transactions_by_moment on ledger_transactions (agent_id, at);
