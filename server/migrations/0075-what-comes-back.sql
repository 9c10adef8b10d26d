-- A measure may find a release in review or down already: then nothing has to come back when it ends.
alter table infringement_cases
  -- It took something off the channels that is still down because of it. Stays true after the case has ended, while another one keeps it there.
  add column brings_back boolean not null default false;
update infringement_cases set brings_back = true where measure is not null and is_open;
