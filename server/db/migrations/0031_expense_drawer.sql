-- The drawer that an expense was paid from is part of it: the session of whoever held the money, not of whoever approved it.
alter table biayas
  add column kasirsesi_id bigint references kasirsesis,
  -- Of one that was taken back after its own session was closed: the session into whose drawer the money came back.
  add column void_kasirsesi_id bigint references kasirsesis;
update biayas b set kasirsesi_id = s.id from kasirsesis s
where s.profile_id = b.profile_id and s.user_id = b.created_by and b.created_at >= s.opened_at
  and b.created_at < coalesce(s.closed_at, 'infinity')
  and b.paymentmethod_id = (select min(p.id) from paymentmethods p where p.profile_id = b.profile_id and p.kind = 1 and p.is_active);
create index biayas_session on biayas (kasirsesi_id) where kasirsesi_id is not null;
create index biayas_void_session on biayas (void_kasirsesi_id) where void_kasirsesi_id is not null;
