-- Reports name stores that are none of the site's channels. Such a store needs no channel any more: it is kept by its name, as a row that nothing is ever
-- delivered to, so that bills, figures and the ledger lead to it as they lead to a channel.
alter table channels
  add column is_store boolean not null default false,
  add check (not is_store or not is_on);
