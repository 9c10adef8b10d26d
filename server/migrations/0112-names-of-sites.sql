-- A name with a dot behind is the same name, and belongs to whom the name belongs.
delete from agent_domains dotted
where dotted.domain like '%.' and not dotted.is_primary and exists (select from agent_domains plain where plain.domain = rtrim(dotted.domain, '.'));
update agent_domains dotted set domain = rtrim(domain, '.')
where domain like '%.' and not exists (select from agent_domains plain where plain.domain = rtrim(dotted.domain, '.'));
alter table agent_domains add check (domain not like '%.') not valid;

-- Whether a name is another agent's, or below one of theirs; it says no more than that.
create function domain_is_of_another(name text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (
      select from agent_domains taken
      where taken.agent_id <> current_agent() and (taken.domain = name or right(name, length(taken.domain) + 1) = '.' || taken.domain));
  end;
revoke all on function domain_is_of_another from public;
grant execute on function domain_is_of_another to tributary_app;
