-- What a site says: help articles, news, frequent questions, hot plans. A change is a new version; the one that is shown is
-- named by its item, so that drafts, schedules and the way back need nothing more.

create table help_branches (
  agent_id bigint not null default current_agent() references agents (id),
  -- As it stands in addresses.
  tid integer not null check (tid > 0),
  title jsonb not null,
  position integer not null default 0,
  primary key (agent_id, tid)
);

create table content_items (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  kind text not null check (kind in ('help', 'news', 'question', 'plan')),
  -- As it stands in addresses; counts within its kind.
  number integer not null check (number > 0),
  tid integer,
  category text not null default '',
  position integer not null default 0,
  cover text,
  newest_version integer not null default 1,
  -- Absent: nothing is shown yet, or not any more.
  published_version integer,
  published_at timestamptz,
  -- When the newest version is to be shown.
  publish_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (agent_id, id),
  unique (agent_id, kind, number),
  foreign key (agent_id, tid) references help_branches (agent_id, tid),
  check ((kind = 'help') = (tid is not null)),
  check ((published_version is null) = (published_at is null))
);
create index content_items_newest on content_items (agent_id, kind, published_at desc, id desc) where published_version is not null;
create index content_items_in_branch on content_items (agent_id, tid, position, number) where kind = 'help';
create index content_items_due on content_items (publish_at) where publish_at is not null;

create table content_versions (
  agent_id bigint not null default current_agent(),
  item_id bigint not null,
  version integer not null check (version > 0),
  -- In both languages; bodies are sanitised before they come here.
  title jsonb not null,
  summary jsonb not null,
  body_html jsonb not null,
  -- What only some kinds have, such as the days of a plan.
  details jsonb not null default '{}',
  -- Absent: what a site starts with.
  staff_id bigint,
  at timestamptz not null,
  primary key (agent_id, item_id, version),
  foreign key (agent_id, item_id) references content_items (agent_id, id),
  foreign key (agent_id, staff_id) references staff (agent_id, id)
);
create trigger append_only before update or delete on content_versions for each row execute function refuse_change();

-- What is shown, made ready for searching: one row a language.
create table content_search (
  agent_id bigint not null default current_agent(),
  item_id bigint not null,
  language text not null check (language in ('zh-CN', 'en')),
  title_text text not null,
  text text not null,
  -- Pairs of neighbouring letters, each behind agent and language.
  terms text[] not null,
  -- What it is about, for suggestions: pairs of Chinese characters and whole Latin words.
  title_words text[] not null,
  words text[] not null,
  primary key (agent_id, item_id, language),
  foreign key (agent_id, item_id) references content_items (agent_id, id) on delete cascade
);
create index content_search_by_terms on content_search using gin (terms);
create index content_search_by_words on content_search using gin (words);

create function content_with_terms(wanted text[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select item_id from content_search where terms @> wanted and agent_id = current_agent();
  end;
revoke all on function content_with_terms from public;
grant execute on function content_with_terms to tributary_app;

do $$
declare
  owned text;
begin
  foreach owned in array array['help_branches', 'content_items', 'content_versions', 'content_search'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
revoke update, delete on content_versions from tributary_app;
