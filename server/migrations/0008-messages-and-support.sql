-- Messages that can be searched, chosen and announced; work orders with their clock.

create table announcements (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  -- In both languages.
  title jsonb not null,
  text jsonb not null,
  link text,
  audience jsonb not null,
  staff_id bigint not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  -- The member up to whom it has gone out: a sender that was killed goes on from there.
  reached_member bigint not null default 0,
  sent_at timestamptz,
  recipients integer not null default 0,
  unique (agent_id, id),
  unique (agent_id, staff_id, idempotency_key),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
create index announcements_newest on announcements (agent_id, id desc);

alter table messages
  -- What an announcement says stands there once, however many got it.
  add column announcement_id bigint,
  -- What it says, in all languages and one form of writing; and its pairs of neighbouring letters, each behind the
  -- member's id.
  add column search_text text not null default '',
  add column search_terms text[] not null default '{}',
  add foreign key (agent_id, announcement_id) references announcements (agent_id, id);
create unique index messages_one_per_announcement on messages (announcement_id, member_id) where announcement_id is not null;
create index messages_read_announcements on messages (announcement_id) where announcement_id is not null and read_at is not null;
create index messages_by_kind on messages (member_id, kind, id desc);
create index messages_unread_newest on messages (member_id, id desc) where read_at is null;
drop index messages_unread;
create index messages_by_terms on messages using gin (search_terms);

-- Row-level security keeps the planner from using the index inside a policy, so this look-up carries its own lock.
create function messages_with_terms(terms text[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from messages where search_terms @> terms and agent_id = current_agent();
  end;
revoke all on function messages_with_terms from public;
grant execute on function messages_with_terms to tributary_app;

-- Only what differs from the usual.
create table message_preferences (
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  kind text not null,
  channel text not null check (channel in ('site', 'sms')),
  is_on boolean not null,
  primary key (agent_id, member_id, kind, channel),
  foreign key (agent_id, member_id) references members (agent_id, id) on delete cascade
);

-- As the person named it; kept for showing alone. Files of the desk belong to nobody's account.
alter table uploads
  add column file_name text not null default '',
  add column staff_id bigint,
  alter column member_id drop not null,
  add check ((member_id is null) <> (staff_id is null)),
  add foreign key (agent_id, staff_id) references staff (agent_id, id);

-- Numbers that count up within an agent.
create table agent_counters (
  agent_id bigint not null default current_agent() references agents (id),
  name text not null,
  value bigint not null,
  primary key (agent_id, name)
);

create table tickets (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  number text not null,
  -- Absent: a guest, who has a phone.
  member_id bigint,
  mobile text not null,
  -- The question form, or a work order.
  source text not null check (source in ('question', 'ticket')),
  language text not null,
  category text not null,
  subject text not null,
  -- Written by move-ticket alone, together with the clock.
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- When the answer that is owed was asked for, and until when it is promised.
  asked_at timestamptz,
  answer_due_at timestamptz,
  escalated_at timestamptz,
  about_kind text check (about_kind in ('work', 'bill', 'withdrawal')),
  about_id bigint,
  about_title text not null default '',
  assigned_to bigint,
  merged_into bigint,
  rating smallint check (rating between 1 and 5),
  rating_text text not null default '',
  rated_at timestamptz,
  last_from text not null default 'member' check (last_from in ('member', 'support')),
  -- The last reply each side has seen.
  member_seen bigint not null default 0,
  desk_seen bigint not null default 0,
  last_member_reply bigint not null default 0,
  last_desk_reply bigint not null default 0,
  -- What the desk and the member find it by; terms stand behind the member's id and behind 'desk'.
  search_text text not null default '',
  search_terms text[] not null default '{}',
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  unique (agent_id, id),
  unique (agent_id, number),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, assigned_to) references staff (agent_id, id),
  foreign key (agent_id, merged_into) references tickets (agent_id, id),
  check ((state = 'open') = (answer_due_at is not null)),
  check ((answer_due_at is null) = (asked_at is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((about_kind is null) = (about_id is null))
);
create unique index tickets_sent_once on tickets (agent_id, member_id, idempotency_key) where idempotency_key is not null;
create index tickets_by_member on tickets (member_id, updated_at desc, id desc);
create index tickets_by_member_state on tickets (member_id, state, updated_at desc, id desc);
-- The queue: whose time runs out first.
create index tickets_waiting on tickets (agent_id, answer_due_at, id) where state = 'open';
create index tickets_by_staff on tickets (assigned_to, answer_due_at, id) where state = 'open';
create index tickets_answered on tickets (agent_id, updated_at, id) where state = 'answered';
create index tickets_closed on tickets (agent_id, closed_at desc, id desc) where state = 'closed';
create index tickets_by_age on tickets (agent_id, created_at);
create index tickets_by_about on tickets (agent_id, about_kind, about_id) where about_kind is not null;
create index tickets_by_guest on tickets (agent_id, mobile) where member_id is null;
create index tickets_by_terms on tickets using gin (search_terms);

create function tickets_with_terms(terms text[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from tickets where search_terms @> terms and agent_id = current_agent();
  end;
revoke all on function tickets_with_terms from public;
grant execute on function tickets_with_terms to tributary_app;

create table ticket_replies (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  ticket_id bigint not null,
  author text not null check (author in ('member', 'support')),
  -- The person behind a company's account.
  person_id bigint,
  staff_id bigint,
  -- As it was at that moment.
  author_name text not null,
  is_internal boolean not null default false,
  text text not null,
  idempotency_key text,
  created_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, ticket_id) references tickets (agent_id, id),
  foreign key (agent_id, person_id) references members (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id),
  check (author = 'support' or not is_internal)
);
create index ticket_replies_in_order on ticket_replies (ticket_id, id);
create index ticket_replies_by_staff on ticket_replies (agent_id, created_at) where author = 'support' and not is_internal;
-- A key is the sender's own: the other side may use the same one.
create unique index ticket_replies_sent_once on ticket_replies (agent_id, author, coalesce(person_id, staff_id), idempotency_key)
  where idempotency_key is not null;

create table ticket_attachments (
  agent_id bigint not null default current_agent(),
  reply_id bigint not null,
  position smallint not null,
  upload_id uuid not null,
  primary key (agent_id, reply_id, position),
  foreign key (agent_id, reply_id) references ticket_replies (agent_id, id),
  foreign key (agent_id, upload_id) references uploads (agent_id, id)
);
create index ticket_attachments_by_upload on ticket_attachments (upload_id);

-- Everything that happened to a work order. Append-only.
create table ticket_history (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  ticket_id bigint not null,
  event text not null,
  -- Who: neither means the system itself.
  person_id bigint,
  staff_id bigint,
  author_name text,
  -- Of an answer: how long it was waited for, and how long was promised.
  waited_seconds integer,
  promised_seconds integer,
  note text not null default '',
  at timestamptz not null,
  foreign key (agent_id, ticket_id) references tickets (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
create index ticket_history_in_order on ticket_history (ticket_id, id);
create index ticket_history_answers on ticket_history (agent_id, at) where event = 'supportAnswered';
create trigger append_only before update or delete on ticket_history for each row execute function refuse_change();

create table canned_answers (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  title text not null,
  category text,
  text jsonb not null,
  uses integer not null default 0,
  updated_at timestamptz not null
);
create index canned_answers_by_use on canned_answers (agent_id, uses desc, id);

do $$
declare
  owned text;
begin
  foreach owned in array array['announcements', 'message_preferences', 'agent_counters', 'tickets', 'ticket_replies',
                               'ticket_attachments', 'ticket_history', 'canned_answers'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
revoke delete on tickets, ticket_replies, announcements from tributary_app;
revoke update, delete on ticket_history from tributary_app;

-- What is attached to a work order is in use.
create or replace function sweep_unused_uploads() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept record;
begin
  for swept in
    with gone as (
      delete from uploads u
      where u.created_at < now() - interval '2 days'
        and not exists (select 1 from identity_scans s where s.upload_id = u.id)
        and not exists (select 1 from enterprise_checks e where e.licence_upload_id = u.id)
        and not exists (select 1 from ticket_attachments a where a.upload_id = u.id)
        and not exists (select 1 from members m where m.agent_id = u.agent_id and m.avatar <> ''
                          and m.avatar = '/avatars/' || split_part(u.storage_key, '/', 3))
      returning u.id, u.agent_id, u.storage_key)
    -- The same avatar may have been uploaded twice: its file stays as long as one of the rows does.
    select g.agent_id, json_agg(distinct g.storage_key) as keys
    from gone g
    where not exists (select 1 from uploads o where o.agent_id = g.agent_id and o.storage_key = g.storage_key
                        and o.id not in (select id from gone))
    group by g.agent_id
  loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', swept.agent_id, 'keys', swept.keys));
  end loop;
end $$;
