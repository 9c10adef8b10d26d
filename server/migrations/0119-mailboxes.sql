-- A claimant is counted by mailbox: what follows a plus sign is a mark of its owner's, and Gmail ignores dots and answers to two names.
create function mailbox_of(email text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select case
      when host in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
      else local || '@' || host
    end
    from (select split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1) as local, substring(lower(email) from '[^@]*$') as host) as parts;
  end;
