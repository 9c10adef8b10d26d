-- Money that goes over to another report takes two people above the limit of the site, as a payment does.
alter table money_requests
  add column other_report_id bigint,
  add foreign key (agent_id, other_report_id) references income_reports (agent_id, id),
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check
    check (kind in ('receipt', 'difference', 'reversal', 'receipt_reversal', 'move')),
  add constraint money_requests_move_check check ((kind = 'move') = (other_report_id is not null)),
  add constraint money_requests_moved_check check (kind <> 'move' or (settled > 0 and other_report_id <> report_id));
