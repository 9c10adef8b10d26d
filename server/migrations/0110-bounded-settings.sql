-- An amount that no page could show ended a site with each of its pages, the settings too. Amounts and days have bounds that fit their use.
create function whole_units(units bigint, currency text) returns bigint
  language sql immutable parallel safe
  return units * (10::numeric ^ currency_exponent(currency))::bigint;

update agents set currency = 'CNY' where currency_exponent(currency) is null;
update agents set withdrawal_fee = least(withdrawal_fee, whole_units(1000, currency)),
  withdrawal_minimum = least(withdrawal_minimum, whole_units(1000000, currency)),
  double_approval_above = least(double_approval_above, whole_units(100000000, currency)),
  isrc_alarm = least(isrc_alarm, 99999),
  upc_alarm = least(upc_alarm, 9999999);
-- Whatever does not exceed the fee could not be withdrawn before either.
update agents set withdrawal_minimum = withdrawal_fee + 1 where withdrawal_fee > 0 and withdrawal_minimum <= withdrawal_fee;
update agents set presentation = jsonb_set(presentation, '{promises}', '{"review_days": 2, "answer_hours": 24, "counter_notice_days": 15}')
where not coalesce(presentation #> '{promises,review_days}' between '1' and '365', true)
   or not coalesce(presentation #> '{promises,answer_hours}' between '1' and '168', true)
   or not coalesce(presentation #> '{promises,counter_notice_days}' between '1' and '365', true);

alter table agents
  add check (currency_exponent(currency) is not null),
  add check (withdrawal_minimum <= whole_units(1000000, currency)),
  add check (withdrawal_fee <= whole_units(1000, currency)),
  add check (withdrawal_fee = 0 or withdrawal_fee < withdrawal_minimum),
  add check (double_approval_above <= whole_units(100000000, currency)),
  add check (isrc_alarm <= 99999),
  add check (upc_alarm <= 9999999),
  -- Numbers come before booleans and after texts in the order of jsonb: what is no number is outside.
  add check (presentation #> '{promises,review_days}' between '1' and '365'),
  add check (presentation #> '{promises,answer_hours}' between '1' and '168'),
  add check (presentation #> '{promises,counter_notice_days}' between '1' and '365');
