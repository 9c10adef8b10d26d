-- Who said how a payer's files are read, and in which currency, said what the lines of its reports come to. A report keeps who that was when it was
-- read; nobody where it was read before this was kept.
alter table payers
  add column reading_by bigint,
  add column reading_at timestamptz,
  add foreign key (agent_id, reading_by) references staff (agent_id, id),
  add check ((reading_by is null) = (reading_at is null));
grant update (reading_by, reading_at) on payers to tributary_app;

alter table income_reports
  add column payer_reading_by bigint,
  -- The same moment is the same reading of the payer.
  add column payer_reading_at timestamptz,
  add foreign key (agent_id, payer_reading_by) references staff (agent_id, id),
  add check ((payer_reading_by is null) = (payer_reading_at is null));

-- A total that was cleared keeps who cleared it: nothing differs from it any more.
alter table report_totals alter column amount drop not null;
revoke delete on report_totals from tributary_app;
