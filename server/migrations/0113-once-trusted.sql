-- A second factor of somebody who was admin or finance opens those rights again once they come back: it is reset by two people, also after the rights
-- were taken away.
alter table staff add column was_trusted boolean not null default false;
update staff set was_trusted = true where roles && '{admin,finance}';
create function note_trust() returns trigger language plpgsql as $$
begin
  new.was_trusted := new.roles && '{admin,finance}' or (tg_op = 'UPDATE' and old.was_trusted);
  return new;
end $$;
create trigger note_trust before insert or update on staff for each row execute function note_trust();
