-- Keys and endpoints that a backup brings back may have been ended after it. Dropped if it is there: restoring a backup from before this
-- migration takes the check away.
alter table api_keys
  drop constraint if exists api_keys_ended_because_check,
  add constraint api_keys_ended_because_check check (ended_because in ('owner', 'frozen', 'closed', 'recovered', 'restored'));
alter table webhook_endpoints
  drop constraint if exists webhook_endpoints_paused_because_check,
  add constraint webhook_endpoints_paused_because_check check (paused_because in ('owner', 'failing', 'restored'));
