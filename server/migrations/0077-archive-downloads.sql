-- A code is good for one download: which link counts, how much went out by it, and when everything had.
alter table account_archives
  add column link uuid,
  add column link_served bigint not null default 0,
  add column link_reached_end boolean not null default false,
  add column link_used_at timestamptz;
