-- An announcement may wait for its time, and be called off until then.
alter table announcements
  add column send_at timestamptz,
  add column cancelled_at timestamptz,
  add constraint announcements_cancelled_unsent check (cancelled_at is null or sent_at is null);
