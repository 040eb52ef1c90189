import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../../policies/role.ts';
import type { SoapNote } from '../../../../resources/service/soap.ts';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { SoapTab } from './soap-tab.tsx';

const visit = { id: 5, version: 1, status: 2, doctor_id: 1 } as unknown as VisitData;
const PATH = '/api/service/visitsoap/5';
const first: SoapNote = {
  visit_id: 5,
  subjective: 'Ngilu',
  objective: '',
  assessment: '',
  plan: '',
  vital: {},
  version: 1,
  authorname: 'drg. Ratna',
  writername: 'drg. Ratna',
  updated_at: '2026-03-02T02:40:00.000Z',
  locked_at: null,
  lockedname: null,
  addenda: [],
};

let stored: SoapNote;
let sent: readonly Sent[];
const open = async (): Promise<void> => {
  sent = await playServer(DOKTER, {
    [`GET ${PATH}`]: () => stored,
    [`PUT ${PATH}`]: (_url: URL, body: unknown) => {
      const { version, ...words } = body as SoapNote;
      if (version !== stored.version) return refused(409, { code: 'stale-version', message: 'Data sudah diubah' });
      stored = { ...stored, ...words, version: version + 1 };
      return stored;
    },
  });
  show(<SoapTab visit={visit} />);
};

beforeEach(() => {
  localStorage.clear();
  stored = first;
});

describe('the note at the chair', () => {
  it('is sent when a field is left, and says what is missing', async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('Plan'), 'Scaling');
    expect(sent).toEqual([]);
    await userEvent.tab();
    expect(await screen.findByText('Tersimpan')).toBeTruthy();
    expect(sent).toMatchObject([{ method: 'PUT', body: { subjective: 'Ngilu', plan: 'Scaling', version: 1 } }]);
    expect(screen.getByText('Belum diisi: Objective, Assessment')).toBeTruthy();
  });

  it('shows both texts when another wrote the same part, and sends what is chosen', async () => {
    await open();
    const plan = await screen.findByLabelText('Plan');
    stored = { ...stored, plan: 'Cabut', writername: 'drg. Bayu', version: 2 };
    await userEvent.type(plan, 'Scaling');
    await userEvent.tab();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/drg\. Bayu telah menyimpan/)).toBeTruthy();
    expect(within(dialog).getByText('Cabut')).toBeTruthy();
    expect(within(dialog).getByText('Scaling')).toBeTruthy();
    await userEvent.click(within(dialog).getByLabelText('Gabungkan keduanya'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Tersimpan')).toBeTruthy();
    expect(stored).toMatchObject({ plan: 'Cabut\nScaling', version: 3 });
  });

  it('takes in what another wrote elsewhere, and says whose words they are', async () => {
    await open();
    const plan = await screen.findByLabelText('Plan');
    stored = { ...stored, vital: { nadi: 72 }, writername: 'Siti Aminah', version: 2 };
    await userEvent.type(plan, 'Scaling');
    await userEvent.tab();
    expect(await screen.findByText('Digabung dengan tulisan Siti Aminah')).toBeVisible();
    expect(plan).toHaveValue('Scaling');
  });
});
