-- PPN counts where the branch is a PKP (pengusaha kena pajak), from the day that it became one. Null: it is none.
alter table profiles
  add column npwp text check (npwp ~ '^[0-9]{15,16}$'),
  add column pkp_since date,
  add constraint profiles_pkp check (pkp_since is null or npwp is not null);

-- The PPN that the price of a treatment or item includes. Medical service carries none; aesthetic work and goods may.
alter table tindakanmedis add column pajak_id bigint references pajaks;
alter table items add column pajak_id bigint references pajaks;
