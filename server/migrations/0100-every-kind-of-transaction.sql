-- Rounding once and reversing a receipt each brought a kind of transaction of its own; the ledger takes both.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('posting', 'reversal', 'receipt', 'receipt_reversed', 'difference', 'available',
    'adjustment', 'withdrawal', 'withdrawal_ended', 'withheld', 'payout', 'payout_returned', 'rounding'));
