-- Whether a worker has begun to read the list; until then it waits behind other work.

alter table move_ins add column is_begun boolean not null default false;
update move_ins set is_begun = true where state = 'reading';
