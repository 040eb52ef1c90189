// The printed Resume Medis: a reason is asked and noted with the readers of the record before the paper is made (service.md 4, 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatDate, formatInstant } from '../../../../src/resources/kernel/date.ts';
import { identityTypes } from '../../../../src/resources/platform/person.ts';
import { READ_KINDS } from '../../../../src/resources/platform/reader-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { RESUME_MINUTES } from '../../../../src/resources/service/record-calls.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { renderResume, type ResumeData } from '../../../print/resume.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import type { UserRecord } from '../../platform/person/user-row.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { readPatient } from '../record/reach.ts';
import { sections } from './sections.ts';
import { notePrint } from '../../platform/reading/note-reading.ts';

/** POST /api/service/rekammedis/{id}/resume {reason} @throws Refusal not-found */
export const allowResume = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.rekammedis.cetak']>,
) => {
  const id = params['id'] ?? 0;
  const { name, username } = await readPatient(context, id);
  const note = await notePrint(context, id, body.reason);
  const message = `pencetakan Resume Medis ${name} (${username})`;
  return { status: 201 as const, record: note, log: { message, url: `/service/rekammedis/${id}`, after: body } };
};

/** Only whoever gave the reason opens the paper, and not for long. */
const allowed = named<{ id: number }, [number, number, number, number, string]>(
  'readlog_print_of',
  `select id from readlogs where id = $1 and customer_id = $2 and user_id = $3 and kind = $4
     and read_at > $5::timestamptz - interval '${RESUME_MINUTES} minutes'`,
);
const clinicOf = named<ResumeData['clinic'], [number]>(
  'resume_clinic',
  'select name, address, phone from profiles where id = $1',
);

const factsOf = (patient: UserRecord): ResumeData['facts'] => {
  const { rekammedisdata: header, birth_date, old, idcard, idcard_type, former_numbers, birth_place } = patient;
  const born = [birth_place, birth_date && `${formatDate(birth_date)} (${old} tahun)`].filter(Boolean).join(', ');
  const card = identityTypes.find(({ value }) => value === idcard_type)?.label ?? 'No. Identitas';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Nama', patient.name],
    ['No. RM', [patient.username, former_numbers && `(sebelumnya ${former_numbers})`].filter(Boolean).join(' ')],
    ['Jenis kelamin', patient.gendername],
    ['Lahir', born],
    [card, idcard],
    ['Golongan darah', header?.golongan_darah],
    ['Dokter penanggung jawab', header?.doctordata?.name],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
};

const allergyOf = (patient: UserRecord): ResumeData['allergy'] => {
  const header = patient.rekammedisdata;
  if (header?.alergi?.length) return { known: true, text: header.alergi.join(', ') };
  return { known: false, text: header?.alergi_checked_at ? 'Tidak ada alergi' : 'Alergi belum ditanyakan' };
};

const readSections = (context: Context, customer: number): Promise<ResumeData['sections']> =>
  acrossBranches(context, (tx) => {
    const asked = { tx, customer, timezone: context.timezone };
    return Promise.all(sections.map(async ({ title, read }) => ({ title, entries: await read(asked) })));
  });

/** GET /api/service/rekammedis/{id}/resume?cetak= @throws Refusal not-found without a reason given just now */
export const printResume = async (
  context: Context,
  { params, query }: CallRequest<Calls['service.rekammedis.resume']>,
): Promise<Download> => {
  const { tx, actor, now, timezone } = context;
  const id = params['id'] ?? 0;
  const patient = await readPatient(context, id);
  const note = await runOne(tx, allowed, query.cetak, id, actor.id, READ_KINDS.print.value, now.toISOString());
  const [clinic] = await run(tx, clinicOf, actor.session_profile_id ?? actor.profile_id);
  if (!note || !clinic) throw new Refusal('not-found');
  const pdf = await renderResume({
    clinic,
    facts: factsOf(patient),
    allergy: allergyOf(patient),
    sections: await readSections(context, id),
    printed: `${actor.name}, ${formatInstant(timezone, now)}`,
    title: `${patient.name} (${patient.username})`,
  });
  return new Download(`Resume-Medis-${patient.username}.pdf`, PDF, pdf, 'inline');
};
