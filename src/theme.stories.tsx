import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useMode } from './providers/mode.ts';
import { cssVariables, palettes, space, tones, type } from './theme.ts';

const meta = { title: 'Tokens', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--k-space-medium)',
  marginBottom: 'var(--k-space-small)',
};
const swatch = { width: 72, height: 32, border: '1px solid var(--k-edge)', borderRadius: 'var(--k-radius)' };

const Colours = () => {
  const [mode] = useMode();
  return Object.entries(palettes[mode])
    .filter(([name]) => name !== 'shadow')
    .map(([name, value]) => (
      <div key={name} style={row}>
        <span style={{ ...swatch, background: value }} />
        <code>
          {name} {value}
        </code>
      </div>
    ));
};

const Tones = () => {
  const [mode] = useMode();
  return Object.entries(tones[mode]).map(([name, { text, surface, edge }]) => (
    <p key={name} style={{ ...row, padding: 12, color: text, background: surface, border: `1px solid ${edge}` }}>
      {name}
    </p>
  ));
};

const sizes = (['caption', 'body', 'lead', 'title', 'figure'] as const).map((name) => ({ name, size: type[name] }));

export const Colour: Story = { render: () => <Colours /> };
export const Tone: Story = { render: () => <Tones /> };
export const Type: Story = {
  render: () => (
    <>
      {sizes.map(({ name, size }) => (
        <p key={name} style={{ fontSize: size }}>
          {name} {size}: Tagihan Rp 1.250.000
        </p>
      ))}
    </>
  ),
};
export const Spacing: Story = {
  render: () => (
    <>
      {Object.entries(space).map(([name, size]) => (
        <div key={name} style={row}>
          <span style={{ width: size, height: 16, background: 'var(--k-primary)' }} />
          <code>
            {name} {size}
          </code>
        </div>
      ))}
    </>
  ),
};
export const Variables: Story = {
  render: () => (
    <ul>
      {Object.entries(cssVariables('light')).map(([name, value]) => (
        <li key={name}>
          <code>
            {name}: {value}
          </code>
        </li>
      ))}
    </ul>
  ),
};
/** What somebody typed without a space stays in its place. */
export const LongWord: Story = {
  render: () => <p style={{ width: 200 }}>{'x'.repeat(100)}</p>,
  play: async ({ canvas }) => {
    const told = canvas.getByText(/^x/);
    await expect(told.scrollWidth).toBeLessThanOrEqual(told.clientWidth);
  },
};
