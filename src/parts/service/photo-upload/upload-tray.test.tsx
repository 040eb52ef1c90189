import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MULTIMEDIA } from '../../../policies/role.ts';
import { UploadTray } from './upload-tray.tsx';

const photo = (name: string) => new File([name], name, { type: 'image/png' });
const PATH = 'POST /api/service/visitmultimedia';

beforeEach(() => {
  // The test's document keeps no files.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

const choose = async (...files: readonly File[]) => {
  await userEvent.upload(await screen.findByLabelText('Pilih foto', { selector: 'input' }), [...files]);
};

describe('photos on their way in', () => {
  it('are sent together, each with its patient and visit, and leave the tray', async () => {
    const sent = await playServer(MULTIMEDIA, { [PATH]: { id: 1 } });
    show(<UploadTray subject={{ customer_id: 7, visit_id: 3 }} />);
    await choose(photo('depan.png'), photo('senyum.png'));
    await userEvent.click(screen.getByRole('button', { name: /Unggah 2 foto/ }));
    await vi.waitFor(() => expect(screen.queryByText('senyum.png')).toBeNull());
    expect(screen.queryByText('depan.png')).toBeNull();
    expect(sent).toHaveLength(2);
    for (const { body } of sent) {
      expect((body as FormData).get('customer_id')).toBe('7');
      expect((body as FormData).get('visit_id')).toBe('3');
    }
  });

  it('stay with the reason when they are refused, and are tried again alone', async () => {
    let open = false;
    const same = { code: 'photo-same', message: 'Foto yang sama sudah diunggah' };
    const answer = (_url: URL, body: unknown) =>
      open || ((body as FormData).get('photo') as File).name === 'depan.png' ? { id: 1 } : refused(409, same);
    const sent = await playServer(MULTIMEDIA, { [PATH]: answer });
    show(<UploadTray subject={{ customer_id: 7 }} />);
    await choose(photo('depan.png'), photo('senyum.png'));
    await userEvent.click(screen.getByRole('button', { name: /Unggah 2 foto/ }));
    expect(await screen.findByText('Foto yang sama sudah diunggah')).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.queryByText('depan.png')).toBeNull());
    open = true;
    await userEvent.click(await screen.findByRole('button', { name: /Coba lagi 1 foto/ }));
    await vi.waitFor(() => expect(screen.queryByText('senyum.png')).toBeNull());
    expect(sent).toHaveLength(3);
  });

  it('that can never be shown are told why, and not offered again', async () => {
    const why = 'Format JPEG 2000 belum didukung, ekspor ulang tanpa kompresi';
    await playServer(MULTIMEDIA, { [PATH]: () => refused(422, { code: 'xray-syntax', message: why }) });
    show(<UploadTray subject={{ customer_id: 7 }} />);
    await choose(new File(['DICM'], 'rontgen.dcm', { type: 'application/dicom' }));
    await userEvent.click(screen.getByRole('button', { name: /Unggah 1 foto/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    // Told once the whole queue has been gone through.
    expect(await screen.findByRole('button', { name: /^Unggah/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Coba lagi/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /rontgen.dcm$/ })).toBeNull();
  });

  it('that are none are told and not sent', async () => {
    const sent = await playServer(MULTIMEDIA, {});
    show(<UploadTray subject={{ customer_id: 7 }} />);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'besar.png', { type: 'image/png' });
    await choose(large, photo('depan.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ukuran foto maksimal 10MB');
    await userEvent.click(screen.getByRole('button', { name: /Unggah 1 foto/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByText('besar.png')).toBeInTheDocument();
  });

  it('fill the places of the protocol in order, and give way where another is aimed at their place', async () => {
    const labels = [1, 2, 3].map((id) => ({ id, name: `Label ${id}`, group: 'intraoral', isprotocol: true }));
    const sent = await playServer(MULTIMEDIA, {
      [PATH]: { id: 1 },
      'GET /api/service/multimedialabel': { data: labels, count: 3 },
    });
    show(<UploadTray subject={{ customer_id: 7, visit_id: 3 }} taken={new Set([1])} />);
    await screen.findByRole('button', { name: 'Label 1: sudah ada' });
    await userEvent.upload(screen.getByLabelText('Isi berurutan', { selector: 'input' }), [
      photo('a.png'),
      photo('b.png'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Label 3: menunggu/ }));
    await userEvent.upload(screen.getByLabelText('Tempat foto', { selector: 'input' }), photo('c.png'));
    expect(screen.queryByText('b.png')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Unggah 2 foto/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ body }) => (body as FormData).get('multimedialabel_id')))).toEqual(new Set(['2', '3']));
  });
});
