-- Lines of an invoice and of a return name the item that the receive's line is of, so that a page tells it and no number.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create function take_item() returns trigger
  language plpgsql as $$
begin
  select item_id into new.item_id from receive_lines where id = new.receive_line_id;
  return new;
end $$;

alter table purchaseinvoice_lines add column item_id bigint references items;
alter table purchasereturn_lines add column item_id bigint references items;
update purchaseinvoice_lines l set item_id = r.item_id from receive_lines r where r.id = l.receive_line_id;
update purchasereturn_lines l set item_id = r.item_id from receive_lines r where r.id = l.receive_line_id;
alter table purchaseinvoice_lines alter column item_id set not null;
alter table purchasereturn_lines alter column item_id set not null;
create index purchaseinvoice_lines_item on purchaseinvoice_lines (item_id);
create index purchasereturn_lines_item on purchasereturn_lines (item_id);
create trigger take_item before insert on purchaseinvoice_lines for each row execute function take_item();
create trigger take_item before insert on purchasereturn_lines for each row execute function take_item();
