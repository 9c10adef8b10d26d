-- What staff see of deliveries: each way to narrow the list keeps its order, at any size.

-- Waiting with an error is another thing than waiting, to whoever looks.
create function shown_state(state text, last_error text) returns text
  language sql immutable parallel safe
  return case when state = 'queued' and last_error is not null then 'stuck' else state end;
grant execute on function shown_state to tributary_app;

create index deliveries_by_kind on deliveries (agent_id, kind, changed_at desc, id desc);
create index deliveries_shown
  on deliveries (agent_id, channel_id, kind, shown_state(state, last_error), changed_at desc, id desc);

-- Staff look for works of everybody: the letters stand behind the agent's id, not behind the member's.
create index works_by_site_terms on works using gin (letter_terms(agent_id, search_text)) where revision_of is null;

-- Works with all these words; no more than `most`. The terms lead there, the text decides. Row-level security would have every
-- row judged before an array is searched: this function is the owner's and asks for the agent itself.
create function works_like(words text[], terms text[], most int) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select id from works
    where agent_id = current_agent() and revision_of is null and letter_terms(agent_id, search_text) @> terms
      and not exists (select from unnest(words) word where position(word in search_text) = 0)
    limit most;
  end;
revoke all on function works_like from public;
grant execute on function works_like to tributary_app;
