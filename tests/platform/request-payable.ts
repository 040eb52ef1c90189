// The scene of a request to pay what is owed: an invoice of a vendor, paid by a slip.
import { body, idOf, today } from '../service/stage.ts';
import { methodIds } from '../finance/draft.ts';
import type { Scenes, Stage, Versioned } from './request-stage.ts';

export const atPayables = ({ clinic, manager }: Stage) =>
  ({
    'finance.hutang.pay': async () => {
      const books = await clinic.as('finance.bdg');
      const akun_id = await idOf(clinic, 'akuns', 'code', '6-1208');
      const named = { code: 'V-SLIP', name: 'CV Sejuk Abadi', is_pkp: false, term_days: 14, status: 1 };
      const { id: actor_id } = body(await books.post<Versioned>('/api/inventory/vendor', named), 201);
      const { id, version } = body(
        await books.post<Versioned>('/api/finance/biayainvoice', {
          vendor_id: actor_id,
          invoice_no: 'AC/9',
          invoice_date: today(),
          due_date: today(),
          details: [{ akun_id, amount: 1_000_000 }],
        }),
        201,
      );
      body(await books.post(`/api/finance/biayainvoice/${id}/post`, { version }));
      const owner = { actor_type: 'vendor', actor_id: String(actor_id) };
      const [row] = body(
        await books.get<{ data: { id: number }[] }>('/api/finance/hutang/terbuka', { query: owner }),
      ).data;
      body(await manager.put('/api/approvalrule', { action: 'finance.hutang.pay', needs_approval: true }));
      const paymentmethod_id = (await methodIds(clinic))['Transfer BCA'];
      const pay = (by = books) =>
        by.post('/api/finance/hutangtransaction', {
          actor_type: 'vendor',
          actor_id,
          transaction_at: today(),
          paymentmethod_id,
          details: [{ hutang_id: row?.id, amount: 1_000_000 }],
        });
      return { by: books, asked: await pay(), again: () => pay(), record: undefined, spoil: () => pay(manager) };
    },
  }) satisfies Partial<Scenes>;
