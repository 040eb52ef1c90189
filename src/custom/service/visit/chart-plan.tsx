// What may be done about a finding, with its price: one click makes it an item of the patient's plan and marks it on the chart.
import { PlusOutlined } from '@ant-design/icons';
import { useInvalidate, useList } from '@refinedev/core';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { can, maySee } from '../../../policies/index.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import type { NewEntry } from '../../../resources/service/odontogram-calls.ts';
import { surfacesOf } from '../../../resources/service/odontogram-chart.ts';
import { type CodeValue, codeOf } from '../../../resources/service/odontogram-code.ts';
import { remediesOf } from '../../../resources/service/odontogram-remedy.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import type { Surface } from '../../../resources/service/tooth.ts';
import { treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { Money } from '../../../kit/money/money.tsx';
import type { Finding } from '../../../parts/service/odontogram/finding.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { AgreeButton } from './agree-button.tsx';
import type { CodedTreatment } from './plan.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly visit: VisitData;
  readonly finding: Finding;
  readonly onPlan: (entries: readonly NewEntry[]) => void;
}
interface Priced extends CodedTreatment {
  readonly name: string;
  /** Rupiah, the branch's today; null: none was set. */
  readonly price: number | null;
}
type Plan = AnswerOf<'service.treatmentplan.temuan'>;

const TREATMENTS = 50;
/** As many as stand in one line beside each other. */
const OFFERED = 5;

/** The surfaces that were found; a code of surfaces without any stands on all of them. */
const surfacesIn = ({ tooth, surfaces, code }: Finding): readonly Surface[] =>
  surfaces.length > 0 || codeOf(code).place !== 'permukaan' ? surfaces : surfacesOf(tooth);

/** Treatments that leave one of the codes, in the order of the codes; those by surface only where a surface was found. */
const useOffered = (finding: Finding): readonly Priced[] => {
  const codes: readonly CodeValue[] = finding.layer === 2 ? [finding.code] : remediesOf(finding.code);
  const { result } = useList<Priced>({
    resource: tindakanmedis.name,
    pagination: { currentPage: 1, pageSize: TREATMENTS },
    filters: [
      { field: 'odontogram_code', operator: 'eq', value: codes.join(',') },
      { field: 'status', operator: 'eq', value: activeStatus.active },
    ],
    queryOptions: { enabled: codes.length > 0 },
    errorNotification: false,
  });
  if (codes.length === 0) return [];
  const found = surfacesIn(finding).length > 0;
  return codes
    .flatMap((code) => result.data.filter(({ odontogram_code }) => odontogram_code === code))
    .filter(({ scope, price }) => price !== null && (scope === 'gigi' || (scope === 'permukaan' && found)))
    .slice(0, OFFERED);
};

/** Makes the item; a refusal is told. */
const usePlanning = ({ visit, finding, onPlan }: Props) => {
  const { message } = App.useApp();
  const { send, busy } = useSend('service.treatmentplan.temuan');
  const invalidate = useInvalidate();
  const [plan, setPlan] = useState<Plan>();
  const choose = async ({ id, scope, odontogram_code }: Priced): Promise<void> => {
    const { tooth } = finding;
    const surfaces = scope === 'permukaan' ? [...surfacesIn(finding)] : [];
    try {
      setPlan(await send({}, { visit_id: visit.id, perawatan_id: id, tooth, surfaces }));
      if (odontogram_code)
        onPlan([
          {
            tooth,
            surfaces: codeOf(odontogram_code).place === 'permukaan' ? surfaces : [],
            code: odontogram_code,
            layer: 2,
          },
        ]);
      await invalidate({ resource: treatmentplan.name, invalidates: ['list'] });
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  return { plan, choose, busy };
};

export const ChartPlan = (props: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { visit, finding } = props;
  const offered = useOffered(finding);
  const { plan, choose, busy } = usePlanning(props);
  const what = `${codeOf(finding.code).name} ${finding.tooth}`;
  if (!can(me, 'service.treatmentplan.temuan', 'call')) return null;
  return (
    <div className={layout.rowTight} role="group" aria-label={t('chart.plan.findings', { what })}>
      {offered.length > 0 && <span className={words.faint}>{t('chart.plan.findings', { what })}</span>}
      {offered.map((treatment) => (
        <Button
          key={treatment.id}
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={busy}
          onClick={() => void choose(treatment)}
        >
          <span>
            {treatment.name} {maySee(me.role, 'money') && <Money value={treatment.price} />}
          </span>
        </Button>
      ))}
      {plan && (
        <>
          <strong>
            {t('chart.plan.planned', { count: plan.items.length })}{' '}
            {plan.total_amount !== undefined && <Money value={plan.total_amount} />}
          </strong>
          <AgreeButton small visit={visit} plan={plan} />
        </>
      )}
    </div>
  );
};
