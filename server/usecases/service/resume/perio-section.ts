// Gums and hygiene: what the newest version of each examination of a visit comes to, newest visit first.
import { formatDate, dateIn } from '../../../../src/resources/kernel/date.ts';
import { examIndices } from '../../../domain/service/perio-text.ts';
import { readExams } from '../perio/perio-read.ts';
import type { Section } from './section.ts';

export const perioSection: Section = {
  title: 'Periodontal dan kebersihan mulut',
  read: async ({ tx, customer, timezone }) => {
    const exams = await readExams(tx, customer);
    // Oldest first: a later version of the same examination stands in the place of what it replaced.
    const newest = new Map(exams.map((exam) => [`${exam.visit_id} ${exam.kind}`, exam]));
    return [...newest.values()]
      .toSorted((a, b) => b.id - a.id)
      .map((exam) => {
        const { title, sums } = examIndices(exam);
        const day = formatDate(dateIn(timezone, new Date(exam.recorded_at)));
        return {
          heading: [title, day, exam.recorderdata?.name].filter(Boolean).join(' · '),
          aside: exam.profiledata.name,
          lines: sums,
        };
      });
  },
};
