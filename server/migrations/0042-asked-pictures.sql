-- Pictures that an image model makes for members: asked for, made, and looked at by staff before anybody uses them. And which of
-- the backgrounds that every site starts with a site was given.

-- One that staff removed does not come back at the next start.
create table starting_backgrounds (
  agent_id bigint not null default current_agent() references agents (id),
  name text not null,
  given_at timestamptz not null,
  primary key (agent_id, name)
);

-- `asked` lies apart until staff passed it: no scene can name it before.
alter table cover_images drop constraint cover_images_kind_check;
alter table cover_images add constraint cover_images_kind_check check (kind in ('upload', 'background', 'drawn', 'asked'));
-- Made by a model; releases that show it say so.
alter table cover_images add column is_generated boolean not null default false;

-- Set with the first cover that shows a generated picture, and never taken back.
alter table works add column has_generated_cover boolean not null default false;

-- What a site allows. Without a row nothing is asked of any model.
create table picture_rules (
  agent_id bigint primary key default current_agent() references agents (id),
  is_offered boolean not null default false,
  -- Of an account within 24 hours.
  daily_pictures integer not null check (daily_pictures between 0 and 1000),
  daily_amount numeric(12, 4) not null check (daily_amount >= 0),
  passes_unseen boolean not null default false,
  version integer not null default 1
);

create table asked_pictures (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  asked_by bigint not null,
  work_id bigint,
  prompt text not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'passed', 'refused', 'failed')),
  -- Since when the model may have been asked: never asked twice for the same.
  sent_at timestamptz,
  image_id uuid,
  -- What it costs, or may have cost; nothing where the model is known not to have made it.
  cost numeric(12, 4) not null check (cost >= 0),
  currency text not null,
  -- Why it failed, by the name of a text; why staff refused it, in their words.
  failure text,
  reason text not null default '',
  decided_by bigint,
  asked_at timestamptz not null,
  settled_at timestamptz,
  check ((state in ('made', 'passed')) = (image_id is not null)),
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, asked_by) references members (agent_id, id),
  foreign key (agent_id, decided_by) references staff (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id) on delete set null (work_id),
  foreign key (agent_id, image_id) references cover_images (agent_id, id)
);
create index asked_pictures_by_member on asked_pictures (member_id, asked_at desc, id desc);
create index asked_pictures_waiting on asked_pictures (agent_id, asked_at, id) where state = 'made';
create index asked_pictures_by_image on asked_pictures (agent_id, image_id);
create index asked_pictures_by_work on asked_pictures (agent_id, work_id);
create index asked_pictures_by_age on asked_pictures (asked_at);

-- As before, and what was asked for stays as long as it is listed.
create or replace function sweep_cover_images() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from cover_images where id in (
    select i.id from cover_images i
    where i.let_go_at < now() - interval '1 day'
      and not exists (select 1 from cover_image_uses u where u.agent_id = i.agent_id and u.image_id = i.id)
      and not exists (select 1 from cover_backgrounds b where b.agent_id = i.agent_id and b.image_id = i.id)
      and not exists (select 1 from cover_backgrounds b where b.agent_id = i.agent_id and b.thumbnail_id = i.id)
      and not exists (select 1 from cover_designs d where d.agent_id = i.agent_id and d.preview_id = i.id)
      and not exists (select 1 from cover_templates t where t.agent_id = i.agent_id and t.preview_id = i.id)
      and not exists (select 1 from cover_drawings w where w.agent_id = i.agent_id and w.image_id = i.id)
      and not exists (select 1 from asked_pictures a where a.agent_id = i.agent_id and a.image_id = i.id)
    for update skip locked);
$$;

insert into expiring_rows (table_name, condition) values
  ('asked_pictures', 'asked_at < now() - interval ''90 days''');

do $$
declare
  owned text;
begin
  foreach owned in array array['starting_backgrounds', 'picture_rules', 'asked_pictures'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
