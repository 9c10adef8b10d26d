-- What somebody decided about a report and a worker could not do, because something had changed meanwhile: kept until the next try, so that the
-- desk can say why nothing happened.
alter table income_reports
  add column not_done text check (not_done in ('post', 'count', 'reverse')),
  -- Whose decision it was.
  add column not_done_by bigint,
  -- A key of the server's texts.
  add column not_done_text text check (not_done_text <> ''),
  add column not_done_at timestamptz,
  add foreign key (agent_id, not_done_by) references staff (agent_id, id),
  add check (num_nulls(not_done, not_done_by, not_done_text, not_done_at) in (0, 4));
