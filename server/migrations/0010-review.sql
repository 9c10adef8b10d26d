-- What reviewers need: what was submitted each time, reasons to choose from, codes to assign, and recordings found by sound.

alter table works
  -- Since when it stands where it stands. Written by transition() together with the status.
  add column status_since timestamptz not null default now(),
  -- Who waits for it. A work in the bin or a closed revision waits for nobody, whatever its status says.
  add column review_stage text generated always as (
    case
      when deleted_at is not null or closed_at is not null then null
      when status in ('200', '201') then 'content'
      when status in ('300', '301') then 'rights'
    end) stored;
update works set status_since = coalesce(
  (select max(h.at) from work_history h where h.work_id = works.id and h.to_status is not null), updated_at);

-- The queue of a stage in its order, with everything that is counted of it.
drop index works_in_review;
create index works_in_review on works (agent_id, review_stage, status_since, id) include (claimed_by, submitted_at)
  where review_stage is not null;
create index works_claimed on works (agent_id, claimed_by, review_stage) where claimed_by is not null;

-- A work as it was handed in, each time: what has changed since the last time is what a reviewer looks at first.
create table work_submissions (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  work_id bigint not null,
  at timestamptz not null,
  -- Details, scope, tracks and materials.
  content jsonb not null,
  foreign key (agent_id, work_id) references works (agent_id, id) on delete cascade
);
create index work_submissions_by_work on work_submissions (work_id, id desc);

-- Why works are sent back, ready to choose.
create table review_reasons (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  -- Which part of a work it speaks of, as the contract names them.
  part text not null,
  -- In both languages, so that every member reads it in their own.
  title jsonb not null,
  text jsonb not null,
  uses integer not null default 0,
  changed_by bigint,
  changed_at timestamptz not null,
  removed_at timestamptz,
  unique (agent_id, id),
  foreign key (agent_id, changed_by) references staff (agent_id, id)
);
create index review_reasons_in_use on review_reasons (agent_id, part, id) where removed_at is null;

-- Ranges of codes that the agent was given. A number is taken with the row locked, in the transaction that uses it: none is
-- given twice, and none is lost when something fails.
create table code_ranges (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  kind text not null check (kind in ('isrc', 'upc')),
  -- ISRC: country and registrant. UPC: the prefix of the company.
  prefix text not null,
  first bigint not null check (first >= 0),
  last bigint not null,
  next bigint not null,
  -- ISRC numbers begin anew every year: the year that `next` counts in.
  year smallint,
  closed_at timestamptz,
  created_at timestamptz not null,
  unique (agent_id, id),
  check (last >= first and next between first and last + 1)
);
create index code_ranges_in_use on code_ranges (agent_id, kind, id) where closed_at is null;

-- Two agents of one installation must not give out the same codes either.
create function refuse_overlapping_range() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('code_ranges'));
  if exists (select 1 from code_ranges r
             where r.id <> new.id and r.kind = new.kind and r.prefix = new.prefix
               and r.first <= new.last and r.last >= new.first) then
    raise exception 'the range overlaps another' using errcode = 'exclusion_violation';
  end if;
  return new;
end $$;
create trigger no_overlap before insert or update of prefix, first, last on code_ranges
  for each row execute function refuse_overlapping_range();

-- Every code that was given out, for ever.
create table assigned_codes (
  agent_id bigint not null default current_agent(),
  kind text not null check (kind in ('isrc', 'upc')),
  code text not null,
  range_id bigint not null,
  work_id bigint not null,
  -- For an ISRC.
  track_id bigint,
  at timestamptz not null,
  primary key (agent_id, kind, code),
  foreign key (agent_id, range_id) references code_ranges (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id)
);
create index assigned_codes_by_work on assigned_codes (work_id);
create trigger append_only before update or delete on assigned_codes for each row execute function refuse_change();
create trigger never_emptied before truncate on assigned_codes for each statement execute function refuse_change();

-- Codes that members brought along are not given out again.
create index tracks_by_isrc on tracks (agent_id, isrc) where isrc is not null;
create index works_by_upc on works (agent_id, upc) where upc is not null;

-- Copies of a recording share some of its codes, however they were encoded and wherever they begin: those are what candidates
-- are looked up by. Their length says nothing, for a copy may be cut.
alter table fingerprints add column landmarks integer[] not null default '{}';
update fingerprints set landmarks = array(select distinct code from unnest(codes[81:320]) code);
drop index fingerprints_by_length;
create index fingerprints_by_landmark on fingerprints using gin (landmarks);

-- Row-level security would have every row judged before an array is searched: this function is the owner's and asks for the
-- agent itself, so that the index is used. One landmark after the other: the planner takes several at once for half of the
-- table and reads all of it. A code that is everywhere tells nothing, so only some of its recordings are counted.
create function recordings_with_landmarks(wanted integer[], fewest integer, most integer)
  returns table (sha256 bytea, shared bigint)
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  begin atomic
    select r.sha256, count(*)
    from unnest(wanted) as w (code)
    cross join lateral (
      select f.sha256 from fingerprints f where f.landmarks @> array[w.code] and f.agent_id = current_agent() limit 200) r
    group by r.sha256
    having count(*) >= fewest
    order by count(*) desc, r.sha256
    limit most;
  end;
revoke all on function recordings_with_landmarks from public;
grant execute on function recordings_with_landmarks to tributary_app;

do $$
declare
  owned text;
begin
  foreach owned in array array['work_submissions', 'review_reasons', 'code_ranges', 'assigned_codes'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
revoke update, delete on work_submissions, assigned_codes from tributary_app;
