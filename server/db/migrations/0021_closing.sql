-- What a period earned, kept when it is closed. Rupiah; negative is a loss.
alter table periodes add column net_profit bigint;
