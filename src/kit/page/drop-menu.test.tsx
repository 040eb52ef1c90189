import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { expect, it, vi } from 'vitest';
import { DropMenu } from './drop-menu.tsx';

it('opens with the first click and by the keyboard, and takes what is chosen', async () => {
  const take = vi.fn();
  render(
    <DropMenu menu={{ items: [{ key: 'stop', label: 'Hentikan' }], onClick: ({ key }) => take(key) }}>
      <Button aria-label="Lainnya" />
    </DropMenu>,
  );
  const button = () => screen.getByRole('button', { name: 'Lainnya' });
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Hentikan' });
  expect(button()).toBeInTheDocument();
  await userEvent.click(item);
  expect(take).toHaveBeenCalledExactlyOnceWith('stop');
});
