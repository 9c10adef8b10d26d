-- A title is written once it is matched, and once more when it is posted. The second time it stays on its page, where there is room for it and
-- no index has to learn of it: the index of titles that no posting has taken is a number of its report instead.
alter table report_titles set (fillfactor = 45);
drop index report_titles_untaken;
alter table income_reports add column suspense_titles integer not null default 0 check (suspense_titles >= 0);
update income_reports report
set suspense_titles = (select count(*) from report_titles title where title.report_id = report.id and title.posting_id is null)
where state = 'posted';
create index income_reports_in_suspense on income_reports (agent_id, id desc) where suspense_titles > 0;

-- Once a title, not once a sum of it.
create or replace function add_report_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into report_figures as figures (agent_id, report_id, currency, lines, amount, unmatched)
  select sums.agent_id, sums.report_id, sums.currency, sum(sums.lines), sum(sums.amount),
         coalesce(sum(sums.lines) filter (where (select title.work_id from report_titles title
           where title.report_id = sums.report_id and title.title = sums.title) is null), 0)
  from (select agent_id, report_id, currency, title, sum(lines) as lines, sum(amount) as amount from added
        group by agent_id, report_id, currency, title) sums
  group by sums.agent_id, sums.report_id, sums.currency
  on conflict (report_id, currency) do update
  set lines = figures.lines + excluded.lines, amount = figures.amount + excluded.amount, unmatched = figures.unmatched + excluded.unmatched;
  return null;
end $$;
