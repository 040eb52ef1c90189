import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { StandingForm } from '../../../kit/form/standing-form.tsx';
import { DOKTER } from '../../../policies/role.ts';
import type { SheetData } from '../../../resources/service/odontogram-answer.ts';
import { SheetForm } from './sheet-form.tsx';

const VISIT = 5;
const first = { visit_id: VISIT, version: 1, occlusi: 'normal', palatum: 'sedang' } as unknown as SheetData;
let stored: SheetData;
let sent: readonly Sent[];

/** The chart around it, which is told of what a colleague stores. */
const Page = () => {
  const [sheet, tell] = useState(first);
  return (
    <>
      <button type="button" onClick={() => tell(stored)}>
        Kabar
      </button>
      <StandingForm version={sheet.version} shown={sheet}>
        {(shown, onSaved, onTaken) => (
          <SheetForm customerId={8} visitId={VISIT} sheet={shown} onSaved={onSaved} onTaken={onTaken} />
        )}
      </StandingForm>
    </>
  );
};

beforeEach(async () => {
  stored = first;
  sent = await playServer(DOKTER, {
    'GET /api/service/odontogram': () => ({ entries: [], sheet: stored }),
    [`PUT /api/service/odontogram/sheet/${VISIT}`]: (_url: URL, body: unknown) =>
      (body as SheetData).version === stored.version
        ? { entries: [], sheet: stored }
        : refused(409, {
            code: 'stale-version',
            message: 'Data sudah diubah',
            changed: { id: 9, name: 'Siti Aminah', at: '2026-11-27T02:40:00.000Z' },
          }),
  });
});

describe('the sheet of an examination', () => {
  it('goes on from what a colleague stored, and says no more of it then', async () => {
    show(<Page />);
    await userEvent.type(screen.getByLabelText('Lain-lain'), 'Karang gigi');
    stored = { ...first, version: 2, occlusi: 'deep' };
    await userEvent.click(screen.getByText('Kabar'));
    expect(screen.getByRole('status')).toHaveTextContent('Data ini baru diubah orang lain');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan lembar' }));
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(/Siti Aminah/)).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByLabelText('Lain-lain')).toHaveValue('Karang gigi');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan lembar' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ version: 2, occlusi: 'deep' });
  });
});
