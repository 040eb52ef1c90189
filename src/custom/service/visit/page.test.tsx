// Typing at the chair never lags: a key stroke draws its own field, never the page around it or the other tabs (service.md 4).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
// First of the tabs: loaded by way of another one, it would not be the one that is counted.
import './soap/soap-tab.tsx';
import VisitPage from './page.tsx';
import { VisitFacts } from './visit-facts.tsx';

const { drawn, counting } = vi.hoisted(() => {
  const parts: string[] = [];
  /** The module with one component inside a profiler: everything that is drawn in it is written down under its name. */
  const profiled =
    (name: string) =>
    async (load: () => Promise<unknown>): Promise<object> => {
      const { createElement, Profiler } = await import('react');
      const module = (await load()) as Readonly<Record<string, ComponentType<object>>>;
      const Part = module[name] ?? 'div';
      const Counted = (props: object) =>
        createElement(Profiler, { id: name, onRender: () => parts.push(name) }, createElement(Part, props));
      return { ...module, [name]: Counted };
    };
  return { drawn: parts, counting: profiled };
});
const PAGE = ['VisitStrip', 'PatientHeader', 'VisitFacts'];
/** Parts are fetched; a busy machine takes longer over it. */
const PATIENTLY = { timeout: 20_000 };
const TABS = ['SoapTab', 'DiagnosisTab', 'Treatments'];
vi.mock('./visit-strip.tsx', counting('VisitStrip'));
vi.mock('./patient-header.tsx', counting('PatientHeader'));
vi.mock('./visit-facts.tsx', counting('VisitFacts'));
vi.mock('./soap/soap-tab.tsx', counting('SoapTab'));
vi.mock('./diagnosis/diagnosis-tab.tsx', counting('DiagnosisTab'));
vi.mock('./treatments.tsx', counting('Treatments'));

const visit = {
  id: 5,
  version: 4,
  code: 'VST/1',
  status: 2,
  label: 'SL-001',
  visit_date: '2026-03-02',
  session_time: '09:00',
  type: 'janji',
  priority: 0,
  doctor_id: 1,
  waiting_minutes: 4,
  chair_minutes: 2,
  customerdata: {
    id: 9,
    name: 'Aulia Putri',
    code: 'BDG2600001',
    gender: 1,
    old: 30,
    birth_date: '1996-01-01',
    note: null,
  },
  doctordata: { id: 1, name: 'drg. Siti' },
  billdata: null,
  visitperawatans: [],
};
const note = {
  visit_id: 5,
  subjective: '',
  objective: '',
  assessment: '',
  plan: '',
  vital: {},
  version: 0,
  locked_at: null,
  addenda: [],
};
const alert = { customer_id: 9, alergi: [], alergi_checked_at: null, riwayat: {}, patient_note: null };
const catalogue = Array.from({ length: 60 }, (_, n) => ({ id: n + 1, code: `T-${n}`, name: `Tambal komposit ${n}` }));

/** Opens the page with three tabs, the wanted one last: those that were opened stay on the page. */
const openTabs = async (...tabs: readonly string[]): Promise<void> => {
  await playServer(DOKTER, {
    'GET /api/service/visit/5': visit,
    'GET /api/service/visitsoap/5': note,
    'PUT /api/service/visitsoap/5': (_url: URL, body: object) => ({ ...note, ...body, version: 1 }),
    'GET /api/service/tindakanmedis': { data: catalogue.slice(0, 50), count: catalogue.length },
    'GET /api/service/rekammedis/9/alergi': alert,
    'GET /api/service/visit/5/bagian': { parts: [{ part: 'diagnosa', filled: true, open: [] }] },
  });
  show(
    <Routes>
      <Route path="/service/visit/:id" element={<VisitPage />} />
    </Routes>,
    '/service/visit/5',
  );
  // What is folded behind the strip is a part of the page too.
  await userEvent.click(await screen.findByRole('button', { name: 'Rincian kunjungan' }));
  for (const tab of tabs) {
    const chosen = await screen.findByRole('tab', { name: new RegExp(`^${tab}`) });
    await userEvent.click(chosen);
    await vi.waitFor(() => expect(chosen).toHaveAttribute('aria-selected', 'true'), PATIENTLY);
  }
  await vi.waitFor(() => expect(new Set(drawn)).toEqual(new Set([...PAGE, ...TABS])), PATIENTLY);
};

/** What was drawn of the page while twenty characters were typed into a field that already has the focus. */
const typedInto = async (field: HTMLElement, text: string): Promise<readonly string[]> => {
  await userEvent.click(field);
  await vi.waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeNull(), PATIENTLY);
  drawn.length = 0;
  await userEvent.type(field, text);
  return [...drawn];
};

beforeEach(() => {
  localStorage.clear();
  drawn.length = 0;
});

describe('a key stroke at the chair', { timeout: 60_000 }, () => {
  it('in the note draws neither the page nor another tab', async () => {
    await openTabs('Diagnosa', 'Tindakan', 'SOAP');
    const field = await screen.findByLabelText('Subjective');
    const seen = await typedInto(field, 'Gigi ngilu bila dingin');
    expect(field).toHaveValue('Gigi ngilu bila dingin');
    expect(seen.filter((part) => part !== 'SoapTab')).toEqual([]);
  });

  it('in a vital sign draws neither the page nor another tab', async () => {
    await openTabs('Diagnosa', 'Tindakan', 'SOAP');
    const field = await screen.findByLabelText(/^Nadi/);
    const seen = await typedInto(field, '8{Backspace}'.repeat(10));
    expect(seen.filter((part) => part !== 'SoapTab')).toEqual([]);
  });

  it('in the search for a treatment draws neither the page nor another tab', async () => {
    await openTabs('SOAP', 'Diagnosa', 'Tindakan');
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Tindakan' }));
    const form = within(await screen.findByRole('dialog'));
    const field = form.getByRole('combobox', { name: /Tindakan/ });
    const seen = await typedInto(field, 'tambal komposit gigi');
    expect(field).toHaveValue('tambal komposit gigi');
    expect(seen).toContain('Treatments');
    expect(seen.filter((part) => part !== 'Treatments')).toEqual([]);
  });

  it('is counted where it does draw the page', async () => {
    await playServer(DOKTER, {});
    const Careless = () => {
      const [text, setText] = useState('');
      return (
        <>
          <input aria-label="Catatan" value={text} onChange={({ target }) => setText(target.value)} />
          <VisitFacts visit={visit as unknown as VisitData} />
        </>
      );
    };
    show(<Careless />);
    expect(await typedInto(screen.getByLabelText('Catatan'), 'a'.repeat(20))).toHaveLength(20);
  });
});
