-- Money that a payer sent for one report and that belongs to another: the first was reversed, and the same file posted anew, or it was paid too
-- much. It is moved in one transaction, whose entries stand on the same account of the payer; each says which report it is about.
alter table ledger_entries
  -- Absent: the one that its transaction is about.
  add column report_id bigint,
  add foreign key (agent_id, report_id) references income_reports (agent_id, id);
create index ledger_entries_by_report on ledger_entries (report_id) where report_id is not null;

-- What payers owe, by report.
create view payer_entries with (security_invoker = true) as
  select entry.agent_id, written.report_id, entry.currency, entry.amount
  from ledger_transactions written
  join ledger_entries entry on entry.transaction_id = written.id and entry.report_id is null
  join ledger_accounts account on account.id = entry.account_id and account.kind = 'payer_receivable'
  where written.report_id is not null
  union all
  select entry.agent_id, entry.report_id, entry.currency, entry.amount
  from ledger_entries entry
  join ledger_accounts account on account.id = entry.account_id and account.kind = 'payer_receivable'
  where entry.report_id is not null;
grant select on payer_entries to tributary_app;

-- It leaves one report and arrives at the other: two rows of one transaction, no bank in either.
alter table receipts
  drop constraint receipts_kind_check,
  add constraint receipts_kind_check check (kind in ('receipt', 'difference', 'moved')),
  add column other_report_id bigint,
  add foreign key (agent_id, other_report_id) references income_reports (agent_id, id),
  add check ((kind = 'moved') = (other_report_id is not null)),
  add check (other_report_id <> report_id);

-- How a report is read says what its lines come to: whoever has it read again does not post it.
alter table income_reports
  add column reread_by bigint,
  add foreign key (agent_id, reread_by) references staff (agent_id, id);
