// Orders as Finance asks for them (../../finance/lab/order-port.ts).
export const ordersForFinance = {
  join: `join lateral (
    select l.code, (coalesce(w.performed_at, l.created_at) at time zone b.timezone)::date as ordered_at, w.name as treatment,
      c.name as patient, c.username as rm, d.name as doctor, x.name as laboratory
    from formlabs l join visitperawatans w on w.id = l.visitperawatan_id join users c on c.id = l.customer_id
    join users d on d.id = l.doctor_id join laboratoriums x on x.id = l.laboratorium_id join profiles b on b.id = l.profile_id
    where l.id = f.formlab_id
  ) o on true`,
} as const;
