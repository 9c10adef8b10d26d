-- The lines of a title are found by the sum they are in. An index from titles to lines took longer to keep than everything else that
-- writing a line takes: lines of a title come from all over a report, so that each of them went to another page. A list is written once.

alter table report_sums add column line_numbers integer[] not null default '{}';

-- What is there already learns it once; nobody else may change a sum.
alter table report_sums disable trigger never_changed;
update report_sums sums set line_numbers = listed.numbers
from (select report_id, title, store, sale_month, currency, array_agg(line order by line) as numbers
      from report_lines group by report_id, title, store, sale_month, currency) listed
where (sums.report_id, sums.title, sums.store, sums.sale_month, sums.currency)
    = (listed.report_id, listed.title, listed.store, listed.sale_month, listed.currency);
alter table report_sums enable trigger never_changed;
alter table report_sums alter column line_numbers drop default, add check (cardinality(line_numbers) = lines);

drop index report_lines_by_title;

-- The same rule, asked once a statement and not once a line: reading the setting takes longer than comparing five million numbers with it.
alter policy by_agent on report_lines
  using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));

-- As of a line, nothing of a sum points at its report: there are hundreds of thousands of them, and a check for each takes longer than
-- adding it up. Reports are never removed.
alter table report_sums drop constraint report_sums_agent_id_report_id_fkey;

-- A title that no posting has taken is matched and taken freely. The trigger says the same, but asks the table of postings for each.
drop trigger kept_once_posted on report_titles;
create trigger kept_once_posted before update on report_titles for each row
  when (old.posting_id is not null) execute function keep_posted_title();

-- Which titles somebody's decision was used for is asked before every posting.
create index report_titles_by_decision on report_titles (decision_id) where decision_id is not null;
