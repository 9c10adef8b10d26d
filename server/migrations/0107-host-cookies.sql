-- A session that was opened over https comes with a cookie whose name begins with __Host-, which no other host can set. Sessions from before
-- may come with the older name until they end, 90 days at most.
alter table member_sessions
  drop constraint member_sessions_carrier_check,
  add constraint member_sessions_carrier_check check (carrier in ('cookie', 'host-cookie', 'header'));
