-- A demo site has accounts whose password everybody knows, and its codes may be shown. An installation in demo mode may have other sites,
-- whose people are no part of the demo.
alter table agents add column is_demo boolean not null default false;

drop function find_agent_by_domain;
create function find_agent_by_domain(host text) returns table (
  id bigint, domain text, presentation jsonb, download_links jsonb, royalty_rate numeric, currency text,
  withdrawal_minimum bigint, withdrawal_fee bigint, software_versions jsonb, numbers_abroad jsonb,
  settings_version integer, content_version integer, is_demo boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.id, p.domain, a.presentation, a.download_links, a.royalty_rate, a.currency,
           a.withdrawal_minimum, a.withdrawal_fee, a.software_versions, a.numbers_abroad,
           a.settings_version, a.content_version, a.is_demo
    from agent_domains d
    join agents a on a.id = d.agent_id
    join agent_domains p on p.agent_id = a.id and p.is_primary
    where d.domain = lower(host);
  end;
revoke all on function find_agent_by_domain from public;
grant execute on function find_agent_by_domain to tributary_app;
