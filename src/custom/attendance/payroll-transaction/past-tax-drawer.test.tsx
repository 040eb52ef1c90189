import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { FINANCE } from '../../../policies/role.ts';
import { loadTexts } from '../../../providers/i18n.ts';
import { PastTaxDrawer } from './past-tax-drawer.tsx';
import type { YearTax } from './payroll.ts';

const before = {
  months: 3,
  gross: 15_000_000,
  pension: 0,
  zakat: 0,
  tax: 100_000,
  employer_net: 0,
  employer_tax: 0,
  employer_slip: null,
  version: 1,
};
const row = { pegawai_id: 8, name: 'Yuni Sari', before } as unknown as YearTax;

it('goes on from what a colleague entered, with what was typed on top', async () => {
  await loadTexts('attendance');
  const sent = await playServer(FINANCE, {
    'GET /api/attendance/pph21': { data: [{ ...row, before: { ...before, tax: 150_000, version: 2 } }], count: 1 },
    'PUT /api/attendance/pph21/sebelumnya': (_url: URL, body: unknown) =>
      (body as typeof before).version === 2
        ? { pegawai_id: 8 }
        : refused(409, {
            code: 'stale-version',
            message: 'Data sudah diubah',
            changed: { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' },
          }),
  });
  const onDone = vi.fn();
  show(<PastTaxDrawer year={2026} row={row} onDone={onDone} onClose={() => undefined} />);
  const gross = screen.getByLabelText(/bruto/i);
  await userEvent.clear(gross);
  await userEvent.type(gross, '16000000');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(/Lia Marlina/)).toBeVisible();
  expect(told.getByText('Rp 150.000')).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent[1]?.body).toMatchObject({ pegawai_id: 8, tax_year: 2026, version: 2, gross: 16_000_000, tax: 150_000 });
});
