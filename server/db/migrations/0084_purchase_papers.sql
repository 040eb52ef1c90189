-- The paper of a vendor's invoice, kept as those of expenses are.
alter table purchaseinvoices
  add column bukti bigint references files,
  add column buktiurl text generated always as ('/api/files/' || bukti::text) stored;
-- The log of an order, and of what came of it, is read by its addresses.
create index applogs_purchase on applogs (url) where starts_with(url, '/inventory/purchase/');
