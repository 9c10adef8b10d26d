-- Titles of a report and parts of its bills come by the hundred thousand, and name a handful of reports, postings, bills and works. A foreign key
-- looks its row up for each of them, which took longer than writing them. The same rule, asked once a statement about each row that is named:
-- what is pointed at is there and of the same site. Reports, postings, bills and decisions are never removed; works that a title is matched to
-- are kept by the trigger at the end.
create function refuse_missing_references() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  at int := 0;
  is_missing boolean;
begin
  while at < tg_nargs loop
    execute format(
      'select exists (
         select from (select distinct agent_id, %1$I as id from written where %1$I is not null) named
         where not exists (select from %2$I kept where kept.agent_id = named.agent_id and kept.id = named.id))',
      tg_argv[at], tg_argv[at + 1]) into is_missing;
    if is_missing then
      raise foreign_key_violation using
        message = format('%s.%s points at no row of %s', tg_table_name, tg_argv[at], tg_argv[at + 1]),
        table = tg_table_name, column = tg_argv[at];
    end if;
    at := at + 2;
  end loop;
  return null;
end $$;

alter table report_titles
  drop constraint report_titles_agent_id_report_id_fkey,
  drop constraint report_titles_agent_id_work_id_fkey,
  drop constraint report_titles_agent_id_decision_id_fkey,
  drop constraint report_titles_agent_id_posting_id_fkey;
alter table report_marks drop constraint report_marks_agent_id_report_id_fkey;
alter table report_remarks drop constraint report_remarks_agent_id_report_id_fkey;
alter table posting_titles
  drop constraint posting_titles_agent_id_posting_id_fkey,
  drop constraint posting_titles_agent_id_work_id_fkey;
alter table bill_tracks
  drop constraint bill_tracks_agent_id_bill_id_fkey,
  drop constraint bill_tracks_agent_id_work_id_fkey;
alter table bill_countries drop constraint bill_countries_agent_id_bill_id_fkey;
alter table bill_usages drop constraint bill_usages_agent_id_bill_id_fkey;

create trigger references_are_there after insert on report_titles referencing new table as written for each statement
  execute function refuse_missing_references('report_id', 'income_reports', 'work_id', 'works', 'decision_id', 'title_decisions', 'posting_id', 'postings');
create trigger new_references_are_there after update on report_titles referencing new table as written for each statement
  execute function refuse_missing_references('work_id', 'works', 'decision_id', 'title_decisions', 'posting_id', 'postings');
create trigger references_are_there after insert on report_marks referencing new table as written for each statement
  execute function refuse_missing_references('report_id', 'income_reports');
create trigger references_are_there after insert on report_remarks referencing new table as written for each statement
  execute function refuse_missing_references('report_id', 'income_reports');
create trigger references_are_there after insert on posting_titles referencing new table as written for each statement
  execute function refuse_missing_references('posting_id', 'postings', 'work_id', 'works');
create trigger references_are_there after insert on bill_tracks referencing new table as written for each statement
  execute function refuse_missing_references('bill_id', 'bills', 'work_id', 'works');
create trigger references_are_there after insert on bill_countries referencing new table as written for each statement
  execute function refuse_missing_references('bill_id', 'bills');
create trigger references_are_there after insert on bill_usages referencing new table as written for each statement
  execute function refuse_missing_references('bill_id', 'bills');

create function keep_matched_work() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from report_titles where agent_id = old.agent_id and work_id = old.id) then
    raise foreign_key_violation using message = 'a title of a report is matched to the work';
  end if;
  return old;
end $$;
create trigger kept_once_matched before delete on works for each row execute function keep_matched_work();

-- Which site a row is of, asked once a statement and not once a row.
alter policy by_agent on report_titles using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));
alter policy by_agent on report_sums using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));
alter policy by_agent on posting_titles using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));
alter policy by_agent on bill_tracks using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));
alter policy by_agent on bill_countries using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));
alter policy by_agent on bill_usages using (agent_id = (select current_agent())) with check (agent_id = (select current_agent()));
