import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { FINANCE } from '../../../policies/role.ts';
import { TryDrawer } from './try-drawer.tsx';

const trial = {
  gross_amount: 1_000_000,
  discount_amount: 0,
  net_amount: 1_000_000,
  lab_amount: 0,
  bhp_amount: 0,
  base_amount: 1_000_000,
  doctor_amount: 400_000,
  rumahsakit_amount: 0,
  investor_amount: 0,
  klinik_amount: 600_000,
  rules: [],
};

it('brings what it reckoned into sight, below a form that fills the drawer', async () => {
  await playServer(FINANCE, {
    'GET /api/users': { data: [{ id: 5, name: 'drg. Ratna Puspita', username: 'dokter.bdg' }], count: 1 },
    'GET /api/service/tindakanmedis': { data: [{ id: 2, code: 'PER-01', name: 'Scaling' }], count: 1 },
    'GET /api/finance/sharingprofit/coba': trial,
  });
  show(<TryDrawer onClose={() => undefined} />);
  const drawer = within(await screen.findByRole('dialog'));
  for (const [label, option] of [
    [/^Dokter/, /Ratna/],
    [/^Tindakan/, /Scaling/],
  ] as const) {
    await userEvent.click(await drawer.findByRole('combobox', { name: label }));
    await userEvent.click(
      await screen.findByText(option, {
        selector: '.ant-select-item-option-content *, .ant-select-item-option-content',
      }),
    );
  }
  await userEvent.type(drawer.getByLabelText(/^Harga/), '1000000');
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(drawer.getByRole('button', { name: 'Hitung' }));
  const result = await drawer.findByRole('status');
  expect(result).toHaveTextContent('Rp 600.000');
  expect(seen.mock.contexts).toContain(result);
});
