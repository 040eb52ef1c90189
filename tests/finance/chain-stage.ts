// Transactions that are slow to end, and a chain that somebody made anew: what the seals have to stand.
import type pg from 'pg';
import { today } from '../service/stage.ts';

/** A transaction of Bandung's own that has its number, as posting has before it takes an id. */
export const begin = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const client = await pool.connect();
  await client.query(`begin; set local app.branches = '{1}'`);
  await client.query('select id from periodes where profile_id = 1 and status = 0 for share');
  return client;
};
/** Each on accounts of his own: two connections may share a row of the kept balances, and one would wait for the other's end. */
export const write = async (
  client: pg.PoolClient,
  code: string,
  [debit, credit]: [string, string],
): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `with j as (
       insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
       values (1, $2, $1, $2, 1, 2, 'jurnal.umum', 'uji', 1, 5) returning id)
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
     select j.id, l.no, 1, $1, 1, a.id, $2, l.d, l.k
     from j, (values (1, $3, 5, 0), (2, $4, 0, 5)) l (no, code, d, k) join akuns a on a.code = l.code
     returning journal_id as id`,
    [today(), code, debit, credit],
  );
  return Number(rows[0]?.id);
};
export const commit = async (client: pg.PoolClient): Promise<void> => {
  await client.query('commit');
  client.release();
};

/** Who can write every table makes the whole chain anew, so that it holds by itself. */
export const REMAKE = `do $$ declare r record; link bytea := decode(repeat('00', 32), 'hex'); begin
      set local session_replication_role = replica;
      for r in select seq, journal_id from journal_seals where profile_id = 1 order by seq loop
        update journal_seals set prev = link, hash = sha256(link || journal_content(r.journal_id)) where profile_id = 1 and seq = r.seq;
        link := sha256(link || journal_content(r.journal_id));
      end loop;
      update journal_seal_heads set hash = link where profile_id = 1;
    end $$`;
