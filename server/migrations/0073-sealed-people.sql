-- Who was paid and taxed stays known to the tax office alone, also after the documents of an account are erased.

-- Name and number of whoever is taxed, sealed for its member's row. Absent: a company, or from before this was kept.
alter table withdrawals add column person_sealed bytea;
grant update (person_sealed) on withdrawals to tributary_app;

-- As before; what was sealed once stays.
create or replace function guard_withdrawal() returns trigger
  language plpgsql as $$
declare
  is_step boolean;
begin
  if tg_op = 'INSERT' then
    if new.state = 'submitted' then return new; end if;
    raise exception 'a withdrawal does not begin as %', new.state using errcode = 'check_violation';
  end if;
  is_step := case old.state
    when new.state then true
    when 'submitted' then new.state in ('to_confirm', 'approved', 'refused', 'cancelled')
    when 'to_confirm' then new.state in ('submitted', 'cancelled')
    when 'approved' then new.state in ('in_batch', 'void')
    when 'in_batch' then new.state in ('paid', 'failed')
    when 'paid' then new.state = 'returned'
    when 'failed' then new.state in ('in_batch', 'void')
    when 'returned' then new.state in ('in_batch', 'void')
    else false
  end;
  if is_step is not true then
    raise exception 'a withdrawal does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (new.id, new.agent_id, new.member_id, new.kind, new.currency, new.gross_minor, new.share_minor, new.person_index, new.document,
      new.account_id, new.invoice_number, new.invoice_upload_id, new.submitted_by, new.submitted_at) is distinct from
     (old.id, old.agent_id, old.member_id, old.kind, old.currency, old.gross_minor, old.share_minor, old.person_index, old.document,
      old.account_id, old.invoice_number, old.invoice_upload_id, old.submitted_by, old.submitted_at)
     or (old.state not in ('submitted', 'to_confirm') and
         (new.tax_minor, new.due_minor, new.fee_minor, new.net_minor, new.rule, new.computation, new.approved_at) is distinct from
         (old.tax_minor, old.due_minor, old.fee_minor, old.net_minor, old.rule, old.computation, old.approved_at))
     or (old.person_sealed is not null and new.person_sealed is distinct from old.person_sealed) then
    raise exception 'what a withdrawal says is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
