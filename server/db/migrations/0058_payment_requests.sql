-- Requests to pay what is owed rest on its rows: what is not open any more closes them.
select watch_grounds('hutangs');
