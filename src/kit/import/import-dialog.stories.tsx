import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { ImportDialog } from './import-dialog.tsx';

const LONG =
  'Nomor rekam medis ini sudah dipakai oleh pasien lain di Cabang Jakarta Selatan, dan tanggal lahirnya tidak sama';
const wrong = (row: number, message: string) => ({ row, field: 'birth_date', column: 'Tanggal Lahir', message });
const read = { message: '291 pasien berhasil Ditambahkan.', file_id: null };

/** The server answers so to any sheet. */
const playAnswer =
  (body: object, status = 200) =>
  async () => {
    spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
  };
const choose = async () => {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The dialog takes no file.');
  await userEvent.upload(input, new File(['x'], 'pasien.xlsx'));
};

const meta = {
  title: 'Kit/Import dialog',
  component: ImportDialog,
  args: {
    sheet: {
      resource: 'platform.users',
      path: 'users',
      title: 'Import Rekam Medis',
      ready: (n: number) => `${n} pasien siap ditambahkan`,
      storing: (n: number) => `Menyimpan ${n} pasien…`,
    },
    onImported: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No file was chosen yet. */
export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Import' })).toBeDisabled();
  },
};
export const Ready: Story = {
  beforeEach: playAnswer({ ...read, count: 291, errors: [] }),
  play: async () => {
    await choose();
    await expect(await screen.findByText('291 pasien siap ditambahkan')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};
/** Refused rows stand below each other, however much is wrong with them. */
export const RefusedRows: Story = {
  beforeEach: playAnswer({ ...read, count: 289, errors: [wrong(39, 'Tanggal tidak valid'), wrong(112, LONG)] }),
  play: async () => {
    await choose();
    await expect(await screen.findByText(LONG)).toBeInTheDocument();
  },
};
/** Nothing of the file can be taken. */
export const NothingGood: Story = {
  beforeEach: playAnswer({ ...read, count: 0, errors: [wrong(2, 'Wajib diisi')] }),
  play: async () => {
    await choose();
    await expect(await screen.findByText('Wajib diisi')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};
export const OtherSheet: Story = {
  beforeEach: playAnswer(
    {
      statusCode: 422,
      code: 'wrong-template',
      message: 'Format file tidak sesuai template',
      errors: { upload: ["Kolom 'Nama' tidak ada"] },
    },
    422,
  ),
  play: async () => {
    await choose();
    await expect(await screen.findByText(/Kolom 'Nama' tidak ada/)).toBeInTheDocument();
  },
};
