-- Reports are held against all others of the site, whichever payer they are of: those that have a line in common are found by its mark.
create index report_marks_by_mark on report_marks (agent_id, mark);

-- A line's currency is no part of its mark any more, for in a file that names none it is the payer's. Reports without a sample are older than that.
update income_reports set thinning = null where thinning is not null;
alter table report_marks disable trigger kept;
delete from report_marks;
alter table report_marks enable trigger kept;
