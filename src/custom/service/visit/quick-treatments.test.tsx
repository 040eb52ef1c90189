import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { QuickTreatments } from './quick-treatments.tsx';

const visit = {
  id: 5,
  version: 1,
  status: 2,
  doctor_id: 7,
  customerdata: { id: 9, name: 'Ratna' },
} as unknown as VisitData;
const favourite = (id: number, name: string, scope: string) => ({
  id,
  code: `T-${id}`,
  name,
  scope,
  pinned: false,
  price: 1000,
});
const favourites = [
  favourite(1, 'Scaling', 'mulut'),
  favourite(2, 'Cabut', 'gigi'),
  favourite(3, 'Tambal', 'permukaan'),
];
const CREATE = 'POST /api/service/visitperawatan';
const quick = {
  'GET /api/service/tindakanfavorit': { data: favourites, count: favourites.length },
  'GET /api/service/odontogram': { entries: [] },
};

/** The surface of a drawn tooth by its place. */
const surfaceOf = async (tooth: number, surface: string): Promise<Element> => {
  const drawn = await screen.findByRole('button', { name: new RegExp(`^Gigi ${tooth}:`) });
  const found = drawn.querySelector(`[data-surface="${surface}"]`);
  if (!found) throw new Error(`Tooth ${tooth} has no surface ${surface}.`);
  return found;
};

describe('treatments at the chair', () => {
  it('of the whole mouth take one click, of a tooth or a surface two', async () => {
    const sent = await playServer(DOKTER, { ...quick, [CREATE]: { id: 1 } });
    show(<QuickTreatments visit={visit} onForm={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: /Scaling/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(await surfaceOf(16, 'O'));
    await userEvent.click(screen.getByRole('button', { name: /Tambal/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Gigi 16:/ })).not.toBePressed());
    await userEvent.click(await surfaceOf(26, 'M'));
    await userEvent.click(screen.getByRole('button', { name: /Cabut/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ body }) => body)).toEqual([
      { perawatan_id: 1, visit_id: 5, doctor_id: 7 },
      { perawatan_id: 3, tooth: [16], surfaces: ['O'], visit_id: 5, doctor_id: 7 },
      { perawatan_id: 2, tooth: [26], visit_id: 5, doctor_id: 7 },
    ]);
  });

  it('stay in hand and are clicked onto tooth after tooth, until they are let go of', async () => {
    const sent = await playServer(DOKTER, { ...quick, [CREATE]: { id: 1 } });
    show(<QuickTreatments visit={visit} onForm={() => undefined} />);
    const button = await screen.findByRole('button', { name: /Tambal/ });
    await userEvent.click(button);
    expect(button).toBePressed();
    expect(sent).toEqual([]);
    await userEvent.click(await surfaceOf(16, 'O'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(await surfaceOf(17, 'D'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { perawatan_id: 3, tooth: [16], surfaces: ['O'] },
      { perawatan_id: 3, tooth: [17], surfaces: ['D'] },
    ]);
    await vi.waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Lepas' }));
    expect(button).not.toBePressed();
  });

  it('of several teeth with other surfaces are rows of their own', async () => {
    const sent = await playServer(DOKTER, { ...quick, [CREATE]: { id: 1 } });
    show(<QuickTreatments visit={visit} onForm={() => undefined} />);
    await userEvent.click(await surfaceOf(16, 'O'));
    await userEvent.click(await surfaceOf(26, 'O'));
    await userEvent.click(await surfaceOf(36, 'M'));
    await userEvent.click(screen.getByRole('button', { name: /Tambal/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { tooth: [16, 26], surfaces: ['O'] },
      { tooth: [36], surfaces: ['M'] },
    ]);
  });

  it('open their form where a package pays', async () => {
    const slot = { id: 31, perawatan_id: 1, sisa: 2 };
    const sent = await playServer(DOKTER, { ...quick, 'GET /api/paket/membership/tersedia': { data: [slot] } });
    const onForm = vi.fn();
    show(<QuickTreatments visit={visit} onForm={onForm} />);
    await userEvent.click(await screen.findByRole('button', { name: /Scaling.*paket/ }));
    expect(onForm).toHaveBeenLastCalledWith({
      begin: { perawatan_id: 1 },
      preset: { membershipperawatan_id: 31, perawatan_id: 1 },
    });
    expect(sent).toEqual([]);
  });

  it('that are entered already are entered again only after a question', async () => {
    const message = 'Scaling sudah dicatat pada hari yang sama';
    const again = (_url: URL, body: unknown) =>
      (body as { repeated?: boolean }).repeated ? { id: 2 } : refused(409, { code: 'treatment-again', message });
    const sent = await playServer(DOKTER, { ...quick, [CREATE]: again });
    show(<QuickTreatments visit={visit} onForm={() => undefined} />);
    const press = async () => userEvent.click(await screen.findByRole('button', { name: /Scaling/ }));
    await press();
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(new RegExp(message))).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Jangan catat' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /Scaling/ })).toBeEnabled());
    expect(sent).toHaveLength(1);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Catat lagi' }));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.body).toMatchObject({ perawatan_id: 1, repeated: true });
  });
});
