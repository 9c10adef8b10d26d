-- Which wording of a consent somebody agreed to, and whom abroad it named. What was given before either was kept is of the first wording and
-- named nobody: the next step that needs it asks again.
alter table consents
  add column wording smallint not null default 1 check (wording > 0),
  add column recipients jsonb not null default '[]' check (jsonb_typeof(recipients) = 'array');
