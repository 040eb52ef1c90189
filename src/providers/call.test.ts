import { describe, expect, expectTypeOf, it } from 'vitest';
import { allCalls } from '../resources/calls.ts';
import { callPaths, type ReadingCall } from '../resources/call-paths.ts';
import { type AskedOf, callUrl, requestOf } from './call.ts';

describe('the request of a call', () => {
  it('has its parameters in the path and the rest in the query', () => {
    expect(requestOf('service.customer.timeline', { id: 7, page: 2 })).toEqual({
      path: 'service/customer/7/timeline',
      query: { page: 2 },
    });
    expect(callUrl('finance.periode.closed', { id: 3, export: 'pdf' })).toBe(
      '/api/finance/periode/3/penutupan?export=pdf',
    );
  });

  it('is known of every call that reads', () => {
    const reading = allCalls.filter(({ method }) => method === 'GET');
    expect(Object.keys(callPaths)).toEqual(reading.map(({ name }) => name));
  });

  it('takes what its declaration takes', () => {
    expect(requestOf('finance.customerbalance', { customer_id: 3 }).query).toEqual({ customer_id: 3 });
    expectTypeOf<{ readonly id: 7 }>().toExtend<AskedOf<'finance.bill.rincian'>>();
    expectTypeOf<object>().not.toExtend<AskedOf<'finance.bill.rincian'>>();
    expectTypeOf<{ readonly id: 3; readonly export: 'xlsx' }>().not.toExtend<AskedOf<'finance.periode.closed'>>();
    // What writes is not read.
    expectTypeOf<'finance.bill.fromvisit'>().not.toExtend<ReadingCall>();
  });
});
