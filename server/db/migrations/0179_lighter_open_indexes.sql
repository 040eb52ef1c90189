-- What is paid changes an amount. An index that carries amounts is written for each row that is paid, and every other index of the row
-- with it. The sums of payables are kept by day (0092), and open bills have an index by due day that begins as this one did.
drop index bills_open;
drop index hutangs_open;
create index hutangs_open on hutangs (profile_id, actor_type, actor_id, due_date, id) where status in (0, 1);
