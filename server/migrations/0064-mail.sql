-- E-mail beside text messages: addresses that were confirmed, the codes that confirm them, what each member wants by e-mail, and which
-- mails have left.

-- Of a member or of somebody on the staff, one each. Another address is another row: a link in an old mail means the old one.
create table mail_addresses (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint,
  staff_id bigint,
  -- As it is sent to: its domain in ASCII.
  address text not null check (length(address) between 3 and 254 and address ~ '^[!-~]+@[a-z0-9.-]+$'),
  -- In which its owner confirmed it, and in which mail is written.
  language text not null check (language in ('zh-CN', 'en')),
  confirmed_at timestamptz not null,
  -- A server said that nothing can be delivered there.
  bounced_at timestamptz,
  -- Its owner wants no more mail.
  left_at timestamptz,
  -- The newest message that stood in a digest.
  digested_up_to bigint not null default 0,
  check (num_nonnulls(member_id, staff_id) = 1),
  unique (agent_id, id),
  unique (agent_id, member_id),
  unique (agent_id, staff_id),
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade,
  foreign key (agent_id, staff_id) references staff (agent_id, id) on delete cascade
);
create index mail_addresses_by_address on mail_addresses (agent_id, address);
alter table mail_addresses enable row level security;
create policy by_agent on mail_addresses using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on mail_addresses to tributary_app;

create table mail_codes (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  -- Who asked for it, such as `member 12`: nobody else can use or use up the code.
  owner text not null,
  address text not null,
  code_hash bytea not null check (length(code_hash) = 32),
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_codes_newest on mail_codes (agent_id, address, sent_at desc);
alter table mail_codes enable row level security;
create policy by_agent on mail_codes using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on mail_codes to tributary_app;

-- What a member has chosen differently from the usual.
create table mail_preferences (
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  kind text not null,
  choice text not null check (choice in ('now', 'daily', 'off')),
  primary key (agent_id, member_id, kind),
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);
alter table mail_preferences enable row level security;
create policy by_agent on mail_preferences using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on mail_preferences to tributary_app;

-- Each mail by its key. Whoever sends it holds it for some minutes; one that was sent is never taken up again.
create table mails (
  agent_id bigint not null default current_agent() references agents (id),
  key text not null,
  claimed_until timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (agent_id, key)
);
alter table mails enable row level security;
create policy by_agent on mails using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update on mails to tributary_app;

-- What somebody on the staff was last told of each thing that waits or went wrong.
create table staff_mails (
  agent_id bigint not null default current_agent(),
  staff_id bigint not null,
  kind text not null,
  -- How many there were then; 0 once there are none.
  amount int not null,
  mailed_at timestamptz not null,
  primary key (agent_id, staff_id, kind),
  foreign key (agent_id, staff_id) references staff (agent_id, id) on delete cascade
);
alter table staff_mails enable row level security;
create policy by_agent on staff_mails using (agent_id = current_agent()) with check (agent_id = current_agent());
grant select, insert, update, delete on staff_mails to tributary_app;

insert into expiring_rows (table_name, condition) values
  ('mail_codes', 'sent_at < now() - interval ''2 days'''),
  ('mails', 'created_at < now() - interval ''60 days''');
