-- Consumables leave the stock (inventory.md 5, 7): out of the warehouse of the room where the patient sat.
alter table units
  -- Null: the branch's default for consumables.
  add column warehouse_id bigint,
  add constraint units_warehouse foreign key (profile_id, warehouse_id) references warehouses (profile_id, id);
create index units_warehouse_of on units (warehouse_id) where warehouse_id is not null;

insert into jurnalautopostings (event, component, description, debit_source, debit_akun_id, credit_source, credit_akun_id)
select 'bhp.used', 'amount', 'Bahan habis pakai', 'akun', d.id, 'line', null from akuns d where d.code = '5-1004';
