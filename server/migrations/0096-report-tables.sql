-- The tables of a report: sheets of a workbook, several tables on one sheet, the file itself. Of a workbook one sheet was read, and whatever the others
-- held was left out without a word. Every table is kept with its rows and sums now, and a person says of each whether it is counted.
create table report_tables (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  number integer not null check (number > 0),
  -- Of the sheet; empty: the file has no sheets.
  name text not null,
  is_hidden boolean not null,
  -- How it is read, as the contract's reading findings say it.
  findings jsonb not null,
  -- Its place in the report's text; absent: the report was posted without it, and its text does not hold it.
  line integer,
  at bigint,
  size bigint,
  rows bigint not null check (rows >= 0),
  -- Exact amounts by currency.
  sums jsonb not null,
  -- As contract/src/income/report-table.ts names them.
  proposal text not null check (proposal in ('count', 'summary', 'leave')),
  -- Names of the tables whose totals it holds.
  totals_of text[] not null default '{}',
  -- Its lines are among the report's lines.
  is_read boolean not null,
  mark text check (mark in ('counted', 'leftOut')),
  marked_by bigint,
  marked_at timestamptz,
  -- The later batch that brought its lines.
  batch_id bigint,
  primary key (report_id, number),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, marked_by) references staff (agent_id, id),
  foreign key (agent_id, batch_id) references income_reports (agent_id, id),
  check ((mark is null) = (marked_by is null) and (mark is null) = (marked_at is null)),
  check ((line is null) = (at is null) and (line is null) = (size is null)),
  check (line is not null or not is_read)
);
create index report_tables_unread on report_tables (agent_id, report_id) where not is_read and mark is null;

alter table report_tables enable row level security;
create policy by_agent on report_tables using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, delete on report_tables to tributary_app;
grant update (proposal, totals_of, is_read, mark, marked_by, marked_at, batch_id) on report_tables to tributary_app;

-- What was counted when a report was posted stays counted.
create trigger kept after delete on report_tables referencing old table as gone
  for each statement execute function keep_posted_report();
create trigger never_emptied before truncate on report_tables for each statement execute function refuse_change();
create function keep_posted_table() returns trigger
  language plpgsql as $$
begin
  if old.is_read is distinct from new.is_read or (old.is_read and old.mark is distinct from new.mark) then
    if exists (select from postings where report_id = old.report_id) then
      raise exception 'what was counted when a report was posted stays counted' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger kept_once_posted before update on report_tables for each row execute function keep_posted_table();

alter table income_reports
  -- Absent: it was read before tables were listed.
  add column tables_listed_at timestamptz,
  -- A later batch brings one table that its report was posted without.
  add column batch_of bigint,
  add column batch_table text not null default '',
  add foreign key (agent_id, batch_of) references income_reports (agent_id, id),
  add check (batch_of is not null or batch_table = '');
create index income_reports_by_file on income_reports (agent_id, file_key);
create index income_reports_unlisted on income_reports (agent_id, id) where tables_listed_at is null;

-- Of files that are no workbooks every line was read as what it is.
update income_reports report set tables_listed_at = now()
where state not in ('waiting', 'reading') and settings #>> '{findings,encoding,value}' is distinct from 'xlsx'
  and not (state = 'checked' and exists (select from income_reports other where other.agent_id = report.agent_id
                                           and other.file_key = report.file_key and other.id <> report.id));
