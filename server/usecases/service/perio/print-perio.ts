// One version of an examination as PDF.
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { named, runOne } from '../../../db/statement.ts';
import { examPaper } from '../../../domain/service/perio-text.ts';
import { renderExam } from '../../../print/exam.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { openExam } from './perio-read.ts';

const headOf = named<{ clinic: string; address: string | null; name: string; rm: string }, [number, number]>(
  'perio_print_head',
  `select p.name as clinic, p.address, c.name, c.username as rm from profiles p, users c where p.id = $1 and c.id = $2`,
);

/** GET /api/service/perio/{id}/print. @throws Refusal not-found */
export const printPerio = async (
  context: Context,
  { params }: CallRequest<Calls['service.perio.print']>,
): Promise<Download> => {
  const { tx, timezone, actor, now } = context;
  const exam = await openExam(context, params['id'] ?? 0);
  const head = await runOne(tx, headOf, exam.profile_id, exam.customer_id);
  if (!head) throw new Error('The branch or the patient of the examination is gone.');
  const who = [
    `${head.name} (${head.rm})`,
    formatInstant(timezone, new Date(exam.recorded_at)),
    exam.recorderdata?.name,
  ];
  const pdf = await renderExam({
    ...examPaper(exam),
    clinic: head.clinic,
    address: head.address,
    subject: [...who, `versi ${exam.exam_version}`].filter(Boolean).join(' · '),
    printed: `${actor.name}, ${formatInstant(timezone, now)}`,
  });
  return new Download(`${exam.kind}-${head.rm}-${exam.id}.pdf`, PDF, pdf, 'inline');
};
