-- Works of the whole site for staff: each way to narrow the list keeps its order, at any size.

create index works_of_site on works (agent_id, updated_at desc, id desc)
  where revision_of is null and submitted_at is not null and deleted_at is null;
create index works_of_site_by_status on works (agent_id, status, updated_at desc, id desc)
  where revision_of is null and submitted_at is not null and deleted_at is null;
create index works_of_site_by_date on works (agent_id, release_date, id)
  where revision_of is null and submitted_at is not null and deleted_at is null;
