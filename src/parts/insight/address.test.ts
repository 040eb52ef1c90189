import { describe, expect, it } from 'vitest';
import { listAt, nowAt, ownAt, ownBookedAt, reportAt, reportNowAt } from './address.ts';
import { byId, ofDay, ofMonth, receiptsAt, visitsAt } from './rows.ts';

const asked = { start_date: '2026-02-10', end_date: '2026-03-05' };
const ofOne = { ...asked, profile_id: '3' };
const ofAll = { ...asked, profile_id: 'all' };

describe('an address', () => {
  it('carries the range, the doctor and the branch of its figure', () => {
    expect(listAt('/a', { ...ofOne, doctor: 7 }, { isnew: true })).toBe(
      '/a?start_date=2026-02-10&end_date=2026-03-05&doctor=7&profile_id=3&isnew=true',
    );
    expect(listAt('/a', asked)).toBe('/a?start_date=2026-02-10&end_date=2026-03-05');
  });

  it('of a list names one branch, of a report all of them too', () => {
    expect(listAt('/a', ofAll)).not.toContain('all');
    expect(reportAt('/a', ofAll)).toBe('/a?start_date=2026-02-10&end_date=2026-03-05&cabang=all');
    expect(reportNowAt('/a', ofOne, { category: 2 })).toBe('/a?cabang=3&category=2');
    expect(nowAt('/a', ofOne)).toBe('/a?profile_id=3');
  });

  it('is none where the page would show more branches than the figure counts', () => {
    expect(ownAt('/a', ofOne)).toBeUndefined();
    expect(ownAt('/a', ofAll)).toBe('/a');
    expect(ownBookedAt('/a', asked)).toBe('/a?posted_from=2026-02-10&posted_until=2026-03-05');
  });
});

describe('the rows of a figure', () => {
  it('of a day or of a month are those inside the range', () => {
    expect(ofDay({ date: '2026-02-11' }, asked)).toMatchObject({ start_date: '2026-02-11', end_date: '2026-02-11' });
    expect(ofMonth({ month: '2026-02' }, asked)).toMatchObject({ start_date: '2026-02-10', end_date: '2026-02-28' });
    expect(ofMonth({ month: '2026-03' }, asked)).toMatchObject({ start_date: '2026-03-01', end_date: '2026-03-05' });
  });

  it('of visits leave out cancelled ones, unless those are counted', () => {
    expect(visitsAt({})).toBe('/service/visit/daily?status=0%2C1%2C2%2C3');
    expect(visitsAt({}, { status: -1 })).toBe('/service/visit/daily?status=-1');
  });

  it('are none where the figure says of nothing by itself what it is of', () => {
    const ofMethod = byId(receiptsAt, 'method');
    expect(ofMethod({ id: 4 }, {})).toBe('/finance/payment/transaction?status=1&type=1&method=4');
    expect(ofMethod({ id: null }, {})).toBeUndefined();
  });
});
