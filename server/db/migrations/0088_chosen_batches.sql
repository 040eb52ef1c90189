-- A batch is chosen by hand on lines of mutations too; its number is copied into the line, as unit and price are.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

alter table mutation_lines
  -- Chosen by hand; null: first expired, first out.
  add column batch_id bigint,
  add column batch_no text,
  add foreign key (item_id, batch_id) references batches (item_id, id),
  add check ((batch_id is null) = (batch_no is null));

alter table sale_lines add column batch_no text;
update sale_lines l set batch_no = b.batch_no from batches b where b.id = l.batch_id;
alter table sale_lines add check ((batch_id is null) = (batch_no is null));
