-- A receipt that was recorded wrongly is reversed by a transaction of its own: the counter-entry of each of its entries. Both stay.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('posting', 'reversal', 'receipt', 'receipt_reversed', 'difference', 'available',
    'adjustment', 'withdrawal', 'withdrawal_ended', 'withheld', 'payout', 'payout_returned'));

alter table receipts
  drop constraint receipts_kind_check,
  add constraint receipts_kind_check check (kind in ('receipt', 'difference', 'moved', 'reversed')),
  -- The receipt that it takes back: each at most once.
  add column reverses bigint,
  add foreign key (agent_id, reverses) references receipts (agent_id, id),
  add check ((kind = 'reversed') = (reverses is not null));
create unique index receipts_reversed_once on receipts (agent_id, reverses) where reverses is not null;
