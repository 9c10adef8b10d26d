-- Which bank issued the card by its number, where that is known: whoever holds it may name another one, and the desk sees the difference. Numbers
-- are sealed; of accounts that were bound before nothing is said.
alter table bank_accounts add column issuer_code text check (issuer_code <> '');
