-- Who sees a patient is said by his own row since 0161: what names hundreds of people beside a list is read from the index alone again.
drop index users_face;
create index users_face on users (id) include (name, username, role, profile_id, linked_to);
