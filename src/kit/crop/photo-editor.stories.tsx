import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PhotoEditor } from './photo-editor.tsx';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#8fd6d1"/>
  <circle cx="320" cy="200" r="110" fill="#fff"/><rect x="180" y="330" width="280" height="150" rx="60" fill="#0e6b6e"/></svg>`;
/** Drawn as SVG for its size; the editor asks for the type that the browser names. */
const portrait = new File([new Blob([SVG])], 'potret.png', { type: 'image/png' });

const meta = {
  title: 'Kit/Photo editor',
  component: PhotoEditor,
  args: { title: 'Upload Profil', onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof PhotoEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dated: Story = {
  args: { dated: true, file: new File(['x'.repeat(200)], 'foto.png', { type: 'image/png' }) },
};
export const WrongType: Story = { args: { file: new File([SVG], 'gambar.svg', { type: 'image/svg+xml' }) } };
export const Chosen: Story = { args: { file: portrait } };
