-- A receipt is stored with the id of the journal that follows it in the same transaction, and not written a second time. Whether that
-- journal is there is asked at the end of the transaction.
alter table billtransactions alter constraint billtransactions_journal_id_fkey deferrable initially deferred;
