import { describe, expect, it, vi } from 'vitest';
import { createLifecycle } from './lifecycle.ts';

const part = (name: string, closed: string[]) => ({
  start: async () => name,
  close: async (given: string) => closed.push(given),
});

describe('the life of the program', () => {
  it('closes from the last to the first, once', async () => {
    const closed: string[] = [];
    const life = createLifecycle(vi.fn());
    for (const name of ['database', 'pool', 'http']) {
      const { start, close } = part(name, closed);
      await life.open(start, close);
    }
    life.end(0);
    life.end(1);
    expect(await life.ended).toBe(0);
    expect(closed).toEqual(['http', 'pool', 'database']);
  });

  it('waits for a part that is still starting, and starts no other', async () => {
    const closed: string[] = [];
    const life = createLifecycle(vi.fn());
    let ready: (name: string) => void = () => undefined;
    const slow = life.open(
      () => new Promise<string>((resolve) => (ready = resolve)),
      async (name) => closed.push(name),
    );
    life.end(0);
    const next = vi.fn(async () => 'http');
    void life.open(next, async (name) => closed.push(name));
    ready('database');
    await slow;
    expect(await life.ended).toBe(0);
    expect(closed).toEqual(['database']);
    expect(next).not.toHaveBeenCalled();
  });

  it('goes on closing when a part fails to, and says so', async () => {
    const closed: string[] = [];
    const complain = vi.fn();
    const life = createLifecycle(complain);
    await life.open(
      async () => 'database',
      async (name) => closed.push(name),
    );
    await life.open(
      async () => 'pool',
      () => Promise.reject(new Error('stuck')),
    );
    life.end(0);
    expect(await life.ended).toBe(1);
    expect(closed).toEqual(['database']);
    expect(complain).toHaveBeenCalledOnce();
  });
});
