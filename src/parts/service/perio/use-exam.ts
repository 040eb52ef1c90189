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
import { mergeTyped } from '../../../kit/form/merge-typed.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';

const ROOT = 'service.perio';

export const usePerio = (customerId: number) => {
  const { query, answer } = useCall('service.perio.show', { customer: customerId });
  useNewsOf(ROOT, () => void query.refetch());
  return { query, answer };
};

interface Draft<K extends PerioKind> {
  readonly findings: FindingsOf<K>;
  /** The version that it was begun on, and what that said. */
  readonly version: number;
  readonly base: FindingsOf<K>;
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
      if (after === before) return now;
      return { findings: after, version: now?.version ?? own?.exam_version ?? 0, base: now?.base ?? before };
    });
  /** A colleague was quicker: what was entered here goes on top of his version, to be looked at and saved again. */
  const takeNewest = async (visit: number): Promise<void> => {
    const { data } = await query.refetch();
    const newer = data && versionsOf(data.data.exams, kind, visit).at(-1);
    if (!newer) return;
    setDraft(
      (now) =>
        now && {
          findings: mergeTyped(now.base, newer.findings, now.findings),
          version: newer.exam_version,
          base: newer.findings,
        },
    );
    message.warning(t('perio.newer', { name: newer.recorderdata?.name ?? t('perio.somebody') }));
  };
  const save = async (): Promise<void> => {
    if (!draft || visitId === undefined) return;
    try {
      const body = { visit_id: visitId, kind, version: draft.version, findings: draft.findings };
      await send({}, body);
      await query.refetch();
      // What was entered while it was sent is on top of what was kept.
      const saved = { version: draft.version + 1, base: draft.findings };
      setDraft((now) => (now && now !== draft ? { ...now, ...saved } : undefined));
      message.success(t('form.saved'));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'stale-version') await takeNewest(visitId);
      else message.error(refusal.message);
    }
  };
  return { query, answer, exams, versions, findings, change, save, busy, typed: draft !== undefined };
};
