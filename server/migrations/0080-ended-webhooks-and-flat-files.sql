-- Endpoints end when the deletion of the account is asked for, as keys do, and not only on the day.
alter table webhook_endpoints
  drop constraint webhook_endpoints_ended_because_check,
  add constraint webhook_endpoints_ended_because_check check (ended_because in ('owner', 'frozen', 'recovered', 'closed'));

-- Accounts that are on their way out already.
update webhook_endpoints endpoint set state = 'ended', paused_because = null, ended_because = 'closed', ended_at = now()
from members member
where member.agent_id = endpoint.agent_id and member.id = endpoint.member_id and member.state = 'closing' and endpoint.state <> 'ended';
update webhook_deliveries delivery set state = 'given_up', next_at = null
from webhook_endpoints endpoint
where endpoint.agent_id = delivery.agent_id and endpoint.id = delivery.endpoint_id and endpoint.ended_because = 'closed' and delivery.state = 'waiting';

-- Texts of reports once lay beside each other, without the folder of their site. One that no site names is shown at the first site: nobody can
-- tell any more whose it was.
create function is_first_agent() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select current_agent() = (select min(id) from agents);
  end;
create function named_by_nobody(keys text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select key from unnest(keys) as key
    where not exists (select 1 from file_uses f where f.storage_key = key)
      and not exists (select 1 from noted_files n where n.storage_key = key);
  end;
revoke all on function is_first_agent, named_by_nobody from public;
grant execute on function is_first_agent, named_by_nobody to tributary_app;
