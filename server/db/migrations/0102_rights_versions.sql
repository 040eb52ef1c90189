-- Which state of his rights a user was read in (docs/decisions/0085): a server that remembers them compares it with every request.
-- Whatever they are made of makes it another one, in the same transaction. 0: what all users share, their branches.
create table rights_versions (
  user_id bigint primary key,
  version bigint not null default 1
);
revoke insert, update, delete, truncate on rights_versions from klinik_app;

create function rights_version(wanted bigint) returns bigint language sql stable parallel safe
return (select coalesce(sum(r.version), 0)::bigint from rights_versions r where r.user_id in (0, wanted));

create function rights_changed() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  insert into rights_versions as r (user_id) values (case when tg_nargs = 0 then 0 else (changed ->> tg_argv[0])::bigint end)
  on conflict (user_id) do update set version = r.version + 1;
  return null;
end $$;

create trigger rights_changed after insert or update or delete on profiles for each row execute function rights_changed();
create trigger rights_changed after insert or update or delete on profilecontrols for each row execute function rights_changed();
create trigger rights_changed after insert or update or delete on user_features for each row execute function rights_changed('user_id');
create trigger rights_changed after update on users for each row
  when ((old.role <> 1 or new.role <> 1)
    and (old.name, old.username, old.role, old.profile_id, old.avatar, old.status, old.leave_at)
      is distinct from (new.name, new.username, new.role, new.profile_id, new.avatar, new.status, new.leave_at))
  execute function rights_changed('id');
