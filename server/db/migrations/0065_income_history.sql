-- The log of one treatment's income is read by its address.
create index applogs_income on applogs (url) where starts_with(url, '/finance/income/tindakanmedis/');
