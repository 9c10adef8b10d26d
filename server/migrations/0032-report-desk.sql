-- What the desk for sales reports needs beside the reports themselves: how they arrive, what they are compared with, and plays without money.

-- A report arrives like a recording, bit by bit; it belongs to a payer and was sent by a colleague.
alter table upload_sessions
  alter column member_id drop not null,
  alter column work_id drop not null,
  add column staff_id bigint,
  add column payer_id bigint,
  -- What came of it.
  add column report_id bigint,
  add foreign key (agent_id, staff_id) references staff (agent_id, id),
  add foreign key (agent_id, payer_id) references payers (agent_id, id),
  add foreign key (agent_id, report_id) references income_reports (agent_id, id),
  add check ((member_id is null) = (work_id is null)),
  add check ((staff_id is null) = (payer_id is null)),
  add check ((member_id is null) <> (staff_id is null));

-- What the payer says a report comes to, where the file itself does not say it.
create table report_totals (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  currency text not null check (currency_exponent(currency) is not null),
  amount numeric not null,
  entered_by bigint not null,
  entered_at timestamptz not null,
  primary key (report_id, currency),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, entered_by) references staff (agent_id, id)
);

-- A sample of a report's lines, each by a number that equal lines share: those that two to the power of `thinning` divides. Whichever
-- report it is of, the same lines are in it, so that two samples tell how much of one report is in another.
alter table income_reports add column thinning smallint not null default 0;
create table report_marks (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  mark bigint not null,
  lines integer not null,
  primary key (report_id, mark),
  foreign key (agent_id, report_id) references income_reports (agent_id, id)
);

-- Two reports of a payer that have most lines in common. The later one is `report_id`.
create table report_likenesses (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  other_id bigint not null,
  -- Lines that are in both, as often as they are in both.
  equal_lines bigint not null check (equal_lines > 0),
  primary key (report_id, other_id),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, other_id) references income_reports (agent_id, id),
  check (report_id > other_id)
);
create index report_likenesses_of_other on report_likenesses (other_id);

-- One that came by itself has nobody who brought it in: somebody looks it through, and somebody else posts it.
alter table income_reports
  add column checked_by bigint,
  add column checked_at timestamptz,
  add foreign key (agent_id, checked_by) references staff (agent_id, id),
  add check ((checked_by is null) = (checked_at is null));

-- Counting plays is decided by somebody and done by a worker too.
alter table income_reports
  drop constraint income_reports_pending_check,
  add constraint income_reports_pending_check check (pending in ('post', 'count', 'reverse'));

-- Plays of reports that have no money: trends, ahead of the bills and never added to them.
create table track_plays (
  agent_id bigint not null default current_agent(),
  report_id bigint not null,
  work_id bigint not null,
  -- Empty: of the whole release.
  isrc text not null,
  channel_id bigint not null,
  month date not null check (extract(day from month) = 1),
  country text not null,
  plays bigint not null,
  primary key (report_id, work_id, isrc, channel_id, month, country),
  foreign key (agent_id, report_id) references income_reports (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id),
  foreign key (agent_id, channel_id) references channels (agent_id, id)
);
create index track_plays_by_work on track_plays (agent_id, work_id, month);

do $$
declare
  owned text;
begin
  foreach owned in array array['report_totals', 'report_marks', 'report_likenesses', 'track_plays'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, delete on %I to tributary_app', owned);
  end loop;
  foreach owned in array array['report_totals', 'report_marks'] loop
    execute format('create trigger kept after delete on %I referencing old table as gone for each statement execute function keep_posted_report()', owned);
  end loop;
end $$;
grant update (amount, entered_by, entered_at) on report_totals to tributary_app;
create trigger kept_as_it_was after update on report_totals referencing old table as gone for each statement execute function keep_posted_report();
