-- What a payer owes for a report is its total per currency, rounded once. It was rounded for each store before, so that a report with several stores could
-- come to a cent more or less than its payer pays, and the last cent stayed open.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in ('bank', 'payer_receivable', 'conversion', 'channel_charges', 'member_pending',
    'member_available', 'in_withdrawal', 'member_debt', 'operator_share', 'tax_due', 'fees', 'suspense', 'unclaimed', 'rounding'));
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('posting', 'reversal', 'receipt', 'difference', 'available', 'adjustment',
    'withdrawal', 'withdrawal_ended', 'withheld', 'payout', 'payout_returned', 'rounding'));

alter table income_reports
  -- Since when its receivable is rounded once; absent of a posted one: it is rounded for each store, and is moved soon.
  add column rounded_once_at timestamptz,
  -- It was settled as it was rounded for each store, and stays so.
  add column rounds_each_store boolean not null default false;
create index income_reports_to_round on income_reports (agent_id, id) where state = 'posted' and rounded_once_at is null;
