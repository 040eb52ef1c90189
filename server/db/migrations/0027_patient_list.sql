-- The count of a branch's patients leaves out merged records; the index of their list does too, so that the count reads nothing else.
drop index users_branch_role_join;
create index users_branch_role_join on users (profile_id, role, join_at desc, id desc) where merged_into_id is null;
