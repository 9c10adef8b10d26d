-- A notice of infringement names who sends it so that they can be identified, with proof of that and of the right; a counter-notice names its
-- sender and what was taken down (Civil Code, articles 1195 and 1196; Regulation on the Right to Network Dissemination of Information,
-- articles 14 and 16). Cases from before have what was asked for then.
alter table infringement_cases
  add column claimant_kind text not null default 'person' check (claimant_kind in ('person', 'company')),
  -- The unified social credit code, or the number of a company register abroad.
  add column register_number text not null default '',
  add column counter_name text not null default '',
  add column counter_contact text not null default '',
  add column counter_address text not null default '',
  add column counter_subject text not null default '';
update infringement_cases set claimant_kind = 'company' where company <> '';
alter table infringement_files
  add column kind text not null default 'evidence' check (kind in ('identity', 'right', 'evidence'));
