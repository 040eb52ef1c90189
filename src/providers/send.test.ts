import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { allCalls } from '../resources/calls.ts';
import type { VerbName } from '../resources/kernel/define.ts';
import type { Registry } from '../resources/registry.ts';
import { type SendingCall, sendPaths } from '../resources/send-paths.ts';
import { type BodyOf, type PlacedOf, sendCall, type VerbBodyOf } from './send.ts';

describe('the sending of a call', () => {
  it('has its parameters in the path and its body as JSON', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 9 }));
    await sendCall('finance.kasirsesi.close', { id: 7 }, { version: 2, counted: { 1: 50_000 }, note: null });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/api/finance/kasirsesi/7/close', 'POST']);
    expect(init?.body).toBe('{"version":2,"counted":{"1":50000},"note":null}');
    fetched.mockRestore();
  });

  it('is known of every call that sends', () => {
    const sending = allCalls.filter(({ method }) => method !== 'GET');
    expect(Object.keys(sendPaths)).toEqual(sending.map(({ name }) => name));
  });

  it('takes what its declaration takes', () => {
    type Close = BodyOf<'finance.kasirsesi.close'>;
    expectTypeOf<{ readonly version: 2; readonly counted: Record<string, number> }>().toExtend<Close>();
    // Nothing was entered: the server says so at the field.
    expectTypeOf<{ readonly version: 2; readonly counted: null }>().toExtend<Close>();
    expectTypeOf<{ readonly counted: Record<string, number> }>().not.toExtend<Close>();
    expectTypeOf<{ readonly version: '2'; readonly counted: Record<string, number> }>().not.toExtend<Close>();
    expectTypeOf<BodyOf<'platform.users.uploadavatar'>>().toEqualTypeOf<FormData>();
    expectTypeOf<BodyOf<'platform.savedviews.delete'>>().toEqualTypeOf<undefined>();
    expectTypeOf<object>().not.toExtend<PlacedOf<'finance.kasirsesi.close'>>();
    // What reads is not sent.
    expectTypeOf<'finance.bill.rincian'>().not.toExtend<SendingCall>();
  });
});

describe('the body of a verb', () => {
  it('is what its declaration asks for, and a form is sent with nothing where nothing was entered', () => {
    type Close = VerbBodyOf<'finance.periode', 'close'>;
    expectTypeOf<{ readonly end_date: string; readonly open_next: boolean }>().toExtend<Close>();
    expectTypeOf<{ readonly end_date: null }>().toExtend<Close>();
    expectTypeOf<{ readonly open_next: boolean }>().not.toExtend<Close>();
    expectTypeOf<{ readonly end_date: number }>().not.toExtend<Close>();
    expectTypeOf<{ readonly patient_answer: 'besok' }>().not.toExtend<VerbBodyOf<'service.visit', 'ingatkan'>>();
  });

  it('belongs to a verb that there is', () => {
    expectTypeOf<'close'>().toExtend<VerbName<Registry['finance.periode']>>();
    expectTypeOf<'selesai'>().not.toExtend<VerbName<Registry['finance.periode']>>();
    // A master has none.
    expectTypeOf<VerbName<Registry['finance.paymentmethod']>>().toBeNever();
  });
});
