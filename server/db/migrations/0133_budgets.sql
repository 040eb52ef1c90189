-- Budgets (decision 104): whole rupiah by account, branch and month, on the side on which profit and loss reads the account. A month
-- without a row has none. Who changes any of a year holds the year's row, and says of which version he thinks that it is.
create table budgetyears (
  profile_id bigint not null references profiles,
  year smallint not null check (year between 2000 and 2100),
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  updated_by bigint references users,
  primary key (profile_id, year)
);
create table budgets (
  profile_id bigint not null,
  month date not null check (extract(day from month) = 1),
  akun_id bigint not null references akuns,
  year smallint not null generated always as (extract(year from month)::smallint) stored,
  amount bigint not null check (amount <> 0 and abs(amount) <= 1000000000000),
  primary key (profile_id, month, akun_id),
  foreign key (profile_id, year) references budgetyears (profile_id, year)
);
create index budgets_akun on budgets (akun_id);

select apply_branch_policy('budgetyears');
select apply_branch_policy('budgets');
