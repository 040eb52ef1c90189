// The examinations of a patient from the server, and one of this visit while it is entered.
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useSend } from '../../../providers/send.ts';
import { type FindingsOf, standingExams, versionsOf } from '../../../resources/service/perio-answer.ts';
import type { PerioKind } from '../../../resources/service/perio-kind.ts';
import { useLeaveWarning } from '../../../kit/form/use-leave-warning.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';

const ROOT = 'service.perio';

export const usePerio = (customerId: number) => {
  const { query, answer } = useCall('service.perio.show', { customer: customerId });
  useNewsOf(ROOT, () => void query.refetch());
  return { query, answer };
};

interface Draft<K extends PerioKind> {
  readonly findings: FindingsOf<K>;
  /** The version that it was begun on. */
  readonly version: number;
}

/**
 * One kind of examination in one visit: what is shown, and what is entered until it is saved. A colleague's newer version shows at
 * once where nothing was entered; over one the server lets nobody write.
 * @param blank what an examination begins with
 */
export const useExam = <K extends PerioKind>(
  kind: K,
  customerId: number,
  visitId: number | undefined,
  blank: (answer: NonNullable<ReturnType<typeof usePerio>['answer']>) => FindingsOf<K>,
) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { query, answer } = usePerio(customerId);
  const { send, busy } = useSend('service.perio.record');
  const [draft, setDraft] = useState<Draft<K>>();
  useLeaveWarning(draft !== undefined);
  const exams = answer ? standingExams(answer.exams, kind) : [];
  const versions = answer && visitId !== undefined ? versionsOf(answer.exams, kind, visitId) : [];
  const own = versions.at(-1);
  const findings = draft?.findings ?? own?.findings ?? (answer && blank(answer));
  const change = (changed: (now: FindingsOf<K>) => FindingsOf<K>): void =>
    setDraft((now) => {
      const before = now?.findings ?? findings;
      if (!before) return now;
      const after = changed(before);
      return after === before ? now : { findings: after, version: now?.version ?? own?.exam_version ?? 0 };
    });
  const save = async (): Promise<void> => {
    if (!draft || visitId === undefined) return;
    try {
      const body = { visit_id: visitId, kind, version: draft.version, findings: draft.findings };
      await send({}, body);
      await query.refetch();
      // What was entered while it was sent is on top of what was kept.
      setDraft((now) => (now && now !== draft ? { ...now, version: draft.version + 1 } : undefined));
      message.success(t('form.saved'));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  return { query, answer, exams, versions, findings, change, save, busy, typed: draft !== undefined };
};
