// The scenes of requests about goods: an order above the branch's limit, and goods that nobody ordered.
import { body, idOf, today } from '../service/stage.ts';
import type { Scenes, Stage, Versioned } from './request-stage.ts';

export const atPurchases = ({ clinic, manager }: Stage) => {
  const arrange = async () => {
    const clerk = await clinic.as('inventory.bdg');
    const n = (await clinic.database.asOwner<{ n: number }>('select count(*)::int as n from suppliers'))[0]?.n ?? 0;
    const vendor = { code: `V-MINTA${n}`, name: `CV Minta ${n}`, is_pkp: false, term_days: 14, status: 1 };
    const { id: vendor_id } = body(await manager.post<Versioned>('/api/inventory/vendor', vendor), 201);
    const depot = { code: `S-MINTA${n}`, name: 'Depo', vendor_id, lead_days: 3, min_order_amount: 0, status: 1 };
    const { id: supplier_id } = body(await manager.post<Versioned>('/api/inventory/supplier', depot), 201);
    const warehouse_id = await idOf(clinic, 'warehouses', 'code', 'GU');
    const line = {
      item_id: await idOf(clinic, 'items', 'code', 'BHP-00001'),
      unit_id: await idOf(clinic, 'satuans', 'name', 'Pcs'),
      qty: 10,
      price: 1250,
    };
    return { clerk, head: { supplier_id, warehouse_id }, line };
  };
  return {
    'inventory.purchase': async () => {
      const { clerk, head, line } = await arrange();
      const draft = { ...head, ordered_at: today(), lines: [line] };
      const { id, version } = body(await clerk.post<Versioned>('/api/inventory/purchase', draft), 201);
      const path = `/api/inventory/purchase/${id}`;
      const submit = () => clerk.post(`${path}/submit`, { version });
      const asked = await submit();
      const cancel = async () => {
        const now = body(await manager.get<Versioned>(path)).version;
        return manager.post(`${path}/cancel`, { version: now, reason: 'Tidak jadi' });
      };
      return { by: clerk, asked, again: submit, record: path, spoil: cancel };
    },
    'inventory.receive': async () => {
      const { clerk, head, line } = await arrange();
      const draft = { ...head, received_at: today(), lines: [{ ...line, is_bonus: false }] };
      const { id, version } = body(await clerk.post<Versioned>('/api/inventory/receive', draft), 201);
      const path = `/api/inventory/receive/${id}`;
      const post = () => clerk.post(`${path}/post`, { version });
      const asked = await post();
      const change = () => manager.put(path, { version, note: 'Dihitung ulang' });
      return { by: clerk, asked, again: post, record: path, spoil: change };
    },
  } satisfies Partial<Scenes>;
};
