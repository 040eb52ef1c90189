// 'Simpan Draft' and 'Posting' of goods that came (inventory.md 4, 9): the draft is kept whatever becomes of its posting.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { INVENTORY } from '../../../policies/role.ts';
import ReceivePage from '../receive/page.tsx';
import Page from './page.tsx';

const order = {
  id: 2,
  code: 'PO/BDG/2026/000002',
  supplier_id: 4,
  supplierdata: { id: 4, name: 'Depo Bandung', code: 'S-SEHAT' },
  warehouse_id: 1,
  lines: [{ id: 11, item_id: 3, unit_id: 5, qty: 10, qty_received: 4, price: 125_000 }],
};
const draft = { id: 7, code: 'RCV/BDG/2026/000007', status: 0, version: 1, warnings: [], lines: [] };
const LIST = '/inventory/purchase/receive';
const API = '/api/inventory/receive';
const posting = { method: 'POST', path: `${API}/7/post`, body: { version: 1 } };

const open = async (answers: object) => {
  const sent = await playServer(INVENTORY, {
    'GET /api/inventory/purchase/2': order,
    [`POST ${API}`]: draft,
    [`GET ${API}/7`]: draft,
    ...answers,
  });
  show(
    <Routes>
      <Route path={`${LIST}/create`} element={<Page />} />
      <Route path={`${LIST}/:id`} element={<ReceivePage />} />
    </Routes>,
    `${LIST}/create?po=2`,
  );
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  return { sent, press, paths: () => sent.map(({ path }) => path) };
};

describe('the form of goods that came', () => {
  it('keeps a draft, and posts nothing', async () => {
    const { sent, press, paths } = await open({});
    await press('Simpan Draft');
    expect(await screen.findByRole('heading', { name: /^RCV/ })).toBeVisible();
    expect(paths()).toEqual([API]);
    expect(sent[0]?.body).toMatchObject({ purchase_id: 2, lines: [{ purchase_line_id: 11, qty: 6 }] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('posts what it has saved', async () => {
    const { sent, press } = await open({ [`POST ${API}/7/post`]: { ...draft, status: 1, version: 2 } });
    await press('Posting');
    expect(await screen.findByRole('heading', { name: /^RCV/ })).toBeVisible();
    expect(sent.at(-1)).toEqual(posting);
    expect(sent).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells on the draft why it was not posted, and asks for it again there', async () => {
    const message = 'Batch wajib diisi untuk Amoxicillin 500 mg.';
    const { sent, press, paths } = await open({
      [`POST ${API}/7/post`]: () => refused(422, { code: 'batch-missing', message }),
    });
    await press('Posting');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Sudah tersimpan sebagai draft, tetapi belum berhasil:')).toBeInTheDocument();
    expect(dialog.getByText(message)).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Posting' }));
    await waitFor(() => expect(paths()).toEqual([API, `${API}/7/post`, `${API}/7/post`]));
    expect(sent.at(-1)).toEqual(posting);
  });

  it('asks first where goods expire soon', async () => {
    const warnings = ['Amoxicillin 500 mg batch LOT7A kedaluwarsa 26 Mar 2026, kurang dari 90 hari.'];
    const { press, paths } = await open({
      [`POST ${API}`]: { ...draft, warnings },
      [`GET ${API}/7`]: { ...draft, warnings },
    });
    await press('Posting');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Posting penerimaan ini? Stok dan hutang bertambah.')).toBeInTheDocument();
    expect(dialog.getByText(warnings[0] ?? '')).toBeInTheDocument();
    expect(paths()).toEqual([API]);
    fireEvent.click(dialog.getByRole('button', { name: 'Posting' }));
    await waitFor(() => expect(paths()).toEqual([API, `${API}/7/post`]));
  });

  it('makes one draft of two clicks', async () => {
    await open({ [`POST ${API}/7/post`]: { ...draft, status: 1, version: 2 } });
    const button = await screen.findByRole('button', { name: 'Posting' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('heading', { name: /^RCV/ });
    const keys = vi
      .mocked(fetch)
      .mock.calls.filter(([url, init]) => init?.method === 'POST' && String(url).endsWith(API))
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });
});
