-- Fees of employed doctors are paid with their wages.
insert into jurnalautopostings (event, component, description, debit_source, debit_akun_id, credit_source, credit_akun_id)
select 'fee.topayroll', 'fee', 'Fee dokter pegawai', 'akun', d.id, 'akun', c.id
from akuns d join akuns c on d.code = '2-1201' and c.code = '2-1301';
