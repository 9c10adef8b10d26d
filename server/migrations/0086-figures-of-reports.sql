-- What a report comes to, by currency, and how many of its lines nobody has named: kept as it changes, so that the desk's list of reports costs
-- the same whatever its reports are made of. Written by these triggers alone.
create table report_figures (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  -- Empty: lines of usage, which have no money.
  currency text not null,
  lines bigint not null,
  amount numeric not null,
  -- Lines of titles that are of no recording.
  unmatched bigint not null check (unmatched between 0 and lines),
  primary key (report_id, currency),
  foreign key (agent_id, report_id) references income_reports (agent_id, id)
);
alter table report_figures enable row level security;
create policy by_agent on report_figures using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select on report_figures to tributary_app;

-- Each title is looked up by its index: of a report that comes in the same transaction the planner knows nothing, and would compare each with each.
insert into report_figures (agent_id, report_id, currency, lines, amount, unmatched)
select sums.agent_id, sums.report_id, sums.currency, sum(sums.lines), sum(sums.amount),
       coalesce(sum(sums.lines) filter (where (select title.work_id from report_titles title
         where title.report_id = sums.report_id and title.title = sums.title) is null), 0)
from report_sums sums group by sums.agent_id, sums.report_id, sums.currency;

create function add_report_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into report_figures as figures (agent_id, report_id, currency, lines, amount, unmatched)
  select sums.agent_id, sums.report_id, sums.currency, sum(sums.lines), sum(sums.amount),
         coalesce(sum(sums.lines) filter (where (select title.work_id from report_titles title
           where title.report_id = sums.report_id and title.title = sums.title) is null), 0)
  from added sums group by sums.agent_id, sums.report_id, sums.currency
  on conflict (report_id, currency) do update
  set lines = figures.lines + excluded.lines, amount = figures.amount + excluded.amount, unmatched = figures.unmatched + excluded.unmatched;
  return null;
end $$;
create trigger figures_added after insert on report_sums referencing new table as added
  for each statement execute function add_report_figures();

-- Sums of a report go all together, before it is read again.
create function forget_report_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from report_figures where report_id in (select report_id from gone);
  return null;
end $$;
create trigger figures_forgotten after delete on report_sums referencing old table as gone
  for each statement execute function forget_report_figures();

-- Titles that were named, or are unknown again. Counted and not joined: a plan that was made for one title is used for all the next ones.
create function move_report_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update report_figures figures set unmatched = figures.unmatched + moved.lines
  from (
    select changed.report_id, sums.currency, sum(sums.lines * changed.step)::bigint as lines
    from (
      select report_id, title, sum(step) as step
      from (select report_id, title, 1 as step from becomes where work_id is null
            union all select report_id, title, -1 from was where work_id is null) seen
      group by report_id, title having sum(step) <> 0
    ) changed
    cross join lateral (select currency, lines from report_sums where report_id = changed.report_id and title = changed.title offset 0) sums
    group by changed.report_id, sums.currency
  ) moved
  where figures.report_id = moved.report_id and figures.currency = moved.currency;
  return null;
end $$;
create trigger figures_moved after update on report_titles referencing old table as was new table as becomes
  for each statement execute function move_report_figures();

-- Whether anything of a report still waits to be posted: of one that is posted throughout, all titles were looked at.
create index report_titles_untaken on report_titles (report_id) where posting_id is null;
