import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import SettingsPage from './page.tsx';

const MONEY = '/api/finance/setting';
const BRANCH = '/api/profile/pengaturan';
const MONEY_BEFORE = {
  biaya_max_amount: 1_000_000,
  void_same_day_only: true,
  require_kasirsesi: true,
  cash_rounding: 0,
  dokter_lihat_klinik: false,
};
const PREFERENCES = {
  discount_max_percent: 10,
  administrasi_amount: 0,
  admin_boleh_selesai: false,
  wajib_nik: false,
  terbit_otomatis: true,
  mutation_auto_confirm: true,
  mutation_branch_approval: false,
  po_approval_limit: 0,
  receive_tolerance_percent: 0,
  price_rise_warn_percent: 10,
  sales_handover: 'bebas',
  embalase_default: 0,
  blokir_tunggakan_hari: 30,
  biaya_batal_paket: 0,
  selesai_di_kursi: false,
  alergi_bulan: 6,
  receipt_footer: null,
  whatsapp_reminder: null,
  isexportall: false,
};
let money: Record<string, unknown> & { readonly version: number };
let branch: { readonly version: number; readonly preferences: Record<string, unknown> };
let sent: readonly Sent[];

beforeEach(async () => {
  money = { ...MONEY_BEFORE, version: 1 };
  branch = { version: 4, preferences: PREFERENCES };
  sent = await playServer(MANAGER, {
    [`GET ${BRANCH}`]: () => ({ profile: { id: 1, code: 'BDG', name: 'Cabang Bandung' }, codes: [], ...branch }),
    [`PUT ${BRANCH}`]: (_url: URL, body: unknown) => {
      const { version, ...preferences } = body as typeof branch.preferences & { version: number };
      branch = { version: version + 1, preferences };
      // Some of it is decided about money.
      money = { ...money, version: money.version + 1 };
      return branch;
    },
    [`GET ${MONEY}`]: () => money,
    [`PUT ${MONEY}`]: (_url: URL, body: unknown) => {
      const { version, ...values } = body as typeof money;
      const changed = { id: 9, name: 'Lia Marlina', at: '2026-11-27T02:40:00.000Z' };
      if (version !== money.version)
        return refused(409, { code: 'stale-version', message: 'Data sudah diubah', changed });
      money = { ...money, ...values, version: version + 1 };
      return money;
    },
    'GET /api/profile/pengaturan/absensi': refused(404, { code: 'not-found', message: 'Tidak ada' }),
  });
  show(<SettingsPage />);
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const retype = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

describe('the cards of settings', () => {
  it('keep what is typed into one while another is saved', async () => {
    const finance = await card('Keuangan');
    await retype(finance.getByLabelText(/Batas biaya kasir/), '750000');
    const preferences = await card('Preferensi Cabang');
    await retype(preferences.getByLabelText(/Biaya administrasi/), '25000');
    await userEvent.click(preferences.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() => expect(money.version).toBe(2));
    await vi.waitFor(() => expect(preferences.getByRole('button', { name: 'Simpan' })).toBeDisabled());
    expect(finance.getByLabelText(/Batas biaya kasir/)).toHaveValue('750.000');
    await userEvent.click(finance.getByRole('button', { name: 'Simpan' }));
    // The preferences changed nothing of this card.
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ path: MONEY, body: { biaya_max_amount: 750_000, version: 2 } }),
    );
    await vi.waitFor(() => expect(finance.getByRole('button', { name: 'Simpan' })).toBeDisabled());
    expect(finance.queryByRole('alert')).toBeNull();
  });

  it('name the colleague who was quicker, and go on from what he stored', async () => {
    const finance = await card('Keuangan');
    await retype(finance.getByLabelText(/Batas biaya kasir/), '750000');
    money = { ...money, require_kasirsesi: false, version: 5 };
    await userEvent.click(finance.getByRole('button', { name: 'Simpan' }));
    const told = within(await finance.findByRole('alert'));
    expect(told.getByText(/Lia Marlina/)).toBeVisible();
    expect(told.getByText('Wajib buka sesi kasir')).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
    expect(finance.getByLabelText(/Batas biaya kasir/)).toHaveValue('750.000');
    expect(finance.getByLabelText('Wajib buka sesi kasir')).not.toBeChecked();
    await userEvent.click(finance.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() =>
      expect(money).toMatchObject({ biaya_max_amount: 750_000, require_kasirsesi: false, version: 6 }),
    );
  });
});
