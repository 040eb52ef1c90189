-- A list names hundreds of people beside its rows: who they are, and who may see them, is read from the index alone.
create index users_face on users (id) include (name, username, role, profile_id);
