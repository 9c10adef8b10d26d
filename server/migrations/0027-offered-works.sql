-- The walk of the offer went along the primary key: the planner holds an index that begins with the agent for badly ordered, and passed
-- by every draft. With all conditions and columns of the question in it, the index answers alone.
drop index works_offered;
create index works_offered on works (agent_id, id) include (version)
  where status in ('990', '991') and revision_of is null and deleted_at is null and (scope ->> 'all_channels')::boolean;
