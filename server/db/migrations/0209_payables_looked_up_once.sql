-- A slip pays hundreds of rows by one statement: the number of a payee and of a source is looked up once for each day and state that it
-- moves, not for each row. What is counted stays as it was (0195).
create or replace function keep_hutangs_counts() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select m.list, g.profile_id, g.transaction_at, g.status, payee_code(g.actor_type), payable_source_code(g.source_type), g.count, m.amount
    from (
      select profile_id, transaction_at, status, actor_type, source_type, count(*) as count, sum(amount) as amount,
        sum(paid_amount) as paid
      from added group by 1, 2, 3, 4, 5
    ) g cross join lateral (values (10, g.amount), (11, g.paid)) m (list, amount) where g.count <> 0 or m.amount <> 0;
  elsif tg_op = 'DELETE' then
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select m.list, g.profile_id, g.transaction_at, g.status, payee_code(g.actor_type), payable_source_code(g.source_type), g.count, m.amount
    from (
      select profile_id, transaction_at, status, actor_type, source_type, -count(*) as count, -sum(amount) as amount,
        -sum(paid_amount) as paid
      from removed group by 1, 2, 3, 4, 5
    ) g cross join lateral (values (10, g.amount), (11, g.paid)) m (list, amount) where g.count <> 0 or m.amount <> 0;
  else
    insert into listmoves (list, profile_id, day, status, kind, term, count, amount)
    select m.list, g.profile_id, g.transaction_at, g.status, payee_code(g.actor_type), payable_source_code(g.source_type), g.count, m.amount
    from (
      select profile_id, transaction_at, status, actor_type, source_type, sum(sign) as count, sum(sign * amount) as amount,
        sum(sign * paid_amount) as paid
      from (
        select 1 as sign, profile_id, transaction_at, status, actor_type, source_type, amount, paid_amount from added
        union all
        select -1, profile_id, transaction_at, status, actor_type, source_type, amount, paid_amount from removed
      ) a group by 1, 2, 3, 4, 5
    ) g cross join lateral (values (10, g.amount), (11, g.paid)) m (list, amount) where g.count <> 0 or m.amount <> 0;
  end if;
  return null;
end $$;
