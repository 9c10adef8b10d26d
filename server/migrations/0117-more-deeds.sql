-- A script of somebody else on the site's pages, and whose account a colleague has as a musician, wait for a second person, too.
alter table pending_deeds
  drop constraint pending_deeds_kind_check,
  add constraint pending_deeds_kind_check check (kind in (
    'staff-invitation', 'staff-rights', 'staff-factor', 'staff-account', 'threshold', 'tax-rule', 'bank-layout', 'domain',
    'outbound-address', 'statistics-address'
  ));
