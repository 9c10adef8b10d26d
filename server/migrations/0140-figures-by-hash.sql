-- The titles of a report that are of no recording are put beside its sums in one go. Each title was looked up by its index, which for two hundred
-- thousand of them took longer than writing their sums. The planner knows nothing of a report that comes in the same transaction: that it compares
-- no title with each other one is said here, and that it reads the titles of one report at a time.
create or replace function add_report_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off as $$
declare
  report bigint;
begin
  for report in select distinct report_id from added loop
    insert into report_figures as figures (agent_id, report_id, currency, lines, amount, unmatched)
    select sums.agent_id, report, sums.currency, sum(sums.lines), sum(sums.amount),
           coalesce(sum(sums.lines) filter (where title.work_id is null), 0)
    from (select agent_id, currency, title, sum(lines) as lines, sum(amount) as amount from added
          where report_id = report group by agent_id, currency, title) sums
    left join report_titles title on title.report_id = report and title.title = sums.title
    group by sums.agent_id, sums.currency
    on conflict (report_id, currency) do update
    set lines = figures.lines + excluded.lines, amount = figures.amount + excluded.amount, unmatched = figures.unmatched + excluded.unmatched;
  end loop;
  return null;
end $$;
