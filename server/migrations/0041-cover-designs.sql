-- Members' cover designs with their pictures and former states, and what the site offers for them: backgrounds, shadows, templates.

-- Every picture of the studio: what members and staff upload, backgrounds, and what the server draws. The rows that show one point here.
create table cover_images (
  id uuid primary key,
  agent_id bigint not null default current_agent(),
  kind text not null check (kind in ('upload', 'background', 'drawn')),
  -- Whose it is; nobody's is the site's.
  member_id bigint,
  storage_key text not null,
  media_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size bigint not null,
  created_at timestamptz not null,
  -- Since when nothing names it, where nothing does.
  let_go_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id)
);
create index cover_images_by_member on cover_images (member_id);
create index cover_images_by_key on cover_images (agent_id, storage_key);
create index cover_images_by_age on cover_images (let_go_at);

create table cover_designs (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  member_id bigint not null,
  -- The release it is made for.
  work_id bigint,
  name text not null,
  -- In the shape of the contract (scene.ts), as the program knew it when it was saved.
  scene jsonb not null,
  -- Counts every save.
  version integer not null default 1,
  is_favourite boolean not null default false,
  preview_id uuid,
  -- Of which version the preview is.
  preview_of integer not null default 0,
  search_text text not null,
  search_terms text[] not null,
  saved_by bigint not null,
  saved_at timestamptz not null,
  created_at timestamptz not null,
  binned_at timestamptz,
  unique (agent_id, id),
  foreign key (agent_id, member_id) references members (agent_id, id),
  foreign key (agent_id, saved_by) references members (agent_id, id),
  foreign key (agent_id, work_id) references works (agent_id, id) on delete set null (work_id),
  foreign key (agent_id, preview_id) references cover_images (agent_id, id) on delete set null (preview_id)
);
create index cover_designs_by_save on cover_designs (member_id, saved_at desc, id desc);
create index cover_designs_by_work on cover_designs (agent_id, work_id);
create index cover_designs_by_preview on cover_designs (agent_id, preview_id);
create index cover_designs_binned on cover_designs (binned_at) where binned_at is not null;
create index cover_designs_by_terms on cover_designs using gin (search_terms);

-- Row-level security keeps a search of arrays away from its index; this looks there and checks the agent itself.
create function designs_with_terms(terms text[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from cover_designs where search_terms @> terms and agent_id = current_agent();
  end;
revoke all on function designs_with_terms from public;
grant execute on function designs_with_terms to tributary_app;

-- How a design was: kept under a name, or by itself while somebody edits.
create table cover_design_versions (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  design_id bigint not null,
  -- Empty: kept by itself.
  name text not null,
  scene jsonb not null,
  saved_by bigint not null,
  saved_at timestamptz not null,
  kept_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, design_id) references cover_designs (agent_id, id) on delete cascade,
  foreign key (agent_id, saved_by) references members (agent_id, id)
);
create index cover_design_versions_by_design on cover_design_versions (design_id, id desc);

create table cover_backgrounds (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  names jsonb not null,
  moods text[] not null default '{}',
  palette text[] not null,
  position integer not null,
  is_hidden boolean not null default false,
  -- Designs that show it keep it.
  removed_at timestamptz,
  image_id uuid not null,
  thumbnail_id uuid not null,
  created_at timestamptz not null,
  unique (agent_id, id),
  foreign key (agent_id, image_id) references cover_images (agent_id, id),
  foreign key (agent_id, thumbnail_id) references cover_images (agent_id, id)
);
create index cover_backgrounds_in_order on cover_backgrounds (agent_id, position, id);
create index cover_backgrounds_by_image on cover_backgrounds (agent_id, image_id);
create index cover_backgrounds_by_thumbnail on cover_backgrounds (agent_id, thumbnail_id);

create table cover_shadows (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  names jsonb not null,
  blur double precision not null,
  offset_x double precision not null,
  offset_y double precision not null,
  color text not null,
  opacity double precision not null,
  position integer not null,
  removed_at timestamptz,
  unique (agent_id, id)
);
create index cover_shadows_in_order on cover_shadows (agent_id, position, id);

create table cover_templates (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent() references agents (id),
  names jsonb not null,
  scene jsonb not null,
  version integer not null default 1,
  position integer not null,
  is_hidden boolean not null default false,
  removed_at timestamptz,
  preview_id uuid,
  preview_of integer not null default 0,
  unique (agent_id, id),
  foreign key (agent_id, preview_id) references cover_images (agent_id, id) on delete set null (preview_id)
);
create index cover_templates_in_order on cover_templates (agent_id, position, id);
create index cover_templates_by_preview on cover_templates (agent_id, preview_id);

-- Which pictures a scene names. A picture that is named cannot go.
create table cover_image_uses (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  image_id uuid not null,
  design_id bigint,
  version_id bigint,
  template_id bigint,
  check (num_nonnulls(design_id, version_id, template_id) = 1),
  foreign key (agent_id, image_id) references cover_images (agent_id, id),
  foreign key (agent_id, design_id) references cover_designs (agent_id, id) on delete cascade,
  foreign key (agent_id, version_id) references cover_design_versions (agent_id, id) on delete cascade,
  foreign key (agent_id, template_id) references cover_templates (agent_id, id) on delete cascade
);
create index cover_image_uses_by_image on cover_image_uses (agent_id, image_id);
create unique index cover_image_uses_of_design on cover_image_uses (design_id, image_id) where design_id is not null;
create unique index cover_image_uses_of_version on cover_image_uses (version_id, image_id) where version_id is not null;
create unique index cover_image_uses_of_template on cover_image_uses (template_id, image_id) where template_id is not null;

-- A picture that was taken out of a scene may come back by an undo: its day begins now.
create function let_cover_images_go() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update cover_images i set let_go_at = now()
  where (i.agent_id, i.id) in (select agent_id, image_id from gone);
  return null;
end $$;
revoke all on function let_cover_images_go from public;
create trigger let_go after delete on cover_image_uses referencing old table as gone
  for each statement execute function let_cover_images_go();

-- What the server was asked to draw of a design.
create table cover_drawings (
  id bigint generated always as identity primary key,
  agent_id bigint not null default current_agent(),
  design_id bigint not null,
  version integer not null,
  size text not null,
  format text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  image_id uuid,
  asked_at timestamptz not null,
  check ((state = 'ready') = (image_id is not null)),
  unique (agent_id, id),
  unique (agent_id, design_id, version, size, format),
  foreign key (agent_id, design_id) references cover_designs (agent_id, id) on delete cascade,
  foreign key (agent_id, image_id) references cover_images (agent_id, id)
);
create index cover_drawings_by_age on cover_drawings (asked_at);
create index cover_drawings_by_image on cover_drawings (agent_id, image_id);

-- Files go after their rows, by whatever way these went.
create or replace function is_file_named(agent bigint, key text) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from uploads f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from stored_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from agreements f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from packed_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from report_files f where f.agent_id = agent and f.storage_key = key)
      or exists (select 1 from payout_batches f where f.agent_id = agent and f.file_key = key)
      or exists (select 1 from payout_documents f where f.agent_id = agent and f.file_key = key)
      or exists (select 1 from cover_images f where f.agent_id = agent and f.storage_key = key);
$$;
create trigger forget_note after insert on cover_images for each row execute function forget_note();

create function drop_cover_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  dropped record;
begin
  for dropped in select g.agent_id, json_agg(g.storage_key) as keys from gone g group by g.agent_id loop
    perform graphile_worker.add_job('removeFiles', json_build_object('agentId', dropped.agent_id, 'keys', dropped.keys));
  end loop;
  return null;
end $$;
revoke all on function drop_cover_files from public;
create trigger drop_files after delete on cover_images referencing old table as gone
  for each statement execute function drop_cover_files();

-- Pictures that nothing has named for a day. One that a save is about to name is locked, and left for the next round.
create function sweep_cover_images() returns void
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
    for update skip locked);
$$;
revoke all on function sweep_cover_images from public;
grant execute on function sweep_cover_images to tributary_app;

insert into expiring_rows (table_name, condition) values
  ('cover_designs', 'binned_at < now() - interval ''30 days'''),
  ('cover_drawings', 'asked_at < now() - interval ''1 day'''),
  ('cover_backgrounds', 'removed_at < now() - interval ''1 day'' and not exists (
     select 1 from cover_image_uses u where u.agent_id = cover_backgrounds.agent_id and u.image_id = cover_backgrounds.image_id)');

do $$
declare
  owned text;
begin
  foreach owned in array array['cover_images', 'cover_designs', 'cover_design_versions', 'cover_backgrounds', 'cover_shadows',
                               'cover_templates', 'cover_image_uses', 'cover_drawings'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy by_agent on %I using (agent_id = current_agent()) with check (agent_id = current_agent())', owned);
    execute format('grant select, insert, update, delete on %I to tributary_app', owned);
  end loop;
end $$;
