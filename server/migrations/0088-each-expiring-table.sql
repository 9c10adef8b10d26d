-- What runs out goes a table at a time, each by itself: one that cannot be swept keeps no other one from it.
drop function sweep_expired();

create function expiring_tables() returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select table_name::text from expiring_rows order by table_name;
$$;
revoke all on function expiring_tables from public;
grant execute on function expiring_tables to tributary_app;

create function sweep_expired(swept text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  expiring record;
begin
  for expiring in select * from expiring_rows where table_name = swept loop
    execute format('delete from %I where %s', expiring.table_name, expiring.condition);
  end loop;
end $$;
revoke all on function sweep_expired from public;
grant execute on function sweep_expired to tributary_app;
