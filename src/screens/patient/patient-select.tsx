// Chooses a patient: a short list opens whole, a long one is searched by words of the name, RM, identity and digits of the telephone.
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../policies/index.ts';
import { useCall } from '../../providers/call.ts';
import { useUser } from '../../providers/session.ts';
import { SEARCH_LETTERS } from '../../resources/kernel/page.ts';
import { useDebounced } from '../../kit/hooks/debounce.ts';
import { useNewPatient } from './new-patient.ts';
import { PatientChip, type Patient } from './patient-chip.tsx';

const SMALL_LIST = 50;
const PAUSE_MS = 250;
const FRESH_MS = 60_000;
/** The option that registers who was not found. */
const NEW = 0;

interface Option {
  readonly value: number;
  readonly label: string;
  readonly patient?: Patient;
}

export interface PatientSelectProps {
  readonly id?: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** Name of the chosen patient where the page already knows it. */
  readonly known?: { readonly id: number; readonly name: string };
  readonly placeholder?: string;
  readonly label?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

const optionOf = (patient: Patient): Option => ({
  value: patient.id,
  label: `${patient.username} ${patient.name}`,
  patient,
});

/** Who is offered for the words, and whether the list is too long to be shown without any. */
const useFound = (open: boolean, typed: string) => {
  const keyword = useDebounced(typed, PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === typed;
  const searching = open && settled && keyword.length >= SEARCH_LETTERS;
  const whole = useCall('service.customer.chip', { limit: SMALL_LIST }, { enabled: open, staleTime: FRESH_MS });
  const found = useCall('service.customer.chip', { limit: SMALL_LIST, keyword }, { enabled: searching });
  const large = (whole.answer?.count ?? 0) > SMALL_LIST;
  const searches = large || typed.length >= SEARCH_LETTERS;
  const shown = searches ? (searching ? found.answer : undefined) : whole.answer;
  const words = typed.toLowerCase();
  return {
    patients: (shown?.data ?? []).filter(
      ({ name, username }) => searches || `${username} ${name}`.toLowerCase().includes(words),
    ),
    /** Looked for, and nobody is there. */
    none: searching && found.answer?.count === 0,
    waits: large && typed.length < SEARCH_LETTERS,
    loading: searches ? !settled || (searching && found.query.isLoading) : whole.query.isLoading,
    problem: ((searching && found.query.error) || whole.query.error)?.message,
  };
};

/** A chosen patient whom neither the page nor the open list knows (an address that was shared). */
const useChosen = (value: number | null, known: boolean): Option | undefined => {
  const { answer } = useCall('service.customer.chip', { ids: String(value) }, { enabled: value !== null && !known });
  const [patient] = known ? [] : (answer?.data ?? []);
  return patient && optionOf(patient);
};

const drawOption = ({ data: { patient, label } }: { readonly data: Option }) =>
  patient ? <PatientChip patient={patient} /> : label;

export const PatientSelect = ({ value, known, ...props }: PatientSelectProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const typed = words.trim();
  const { patients, none, waits, loading, problem } = useFound(open, typed);
  const register = useNewPatient();
  const [chosen, choose] = useState<Option>();
  const found = patients.map(optionOf);
  const offered =
    none && register !== undefined && !problem ? [{ value: NEW, label: t('patient.chip.new', { typed }) }] : found;
  const held = [...found, ...(known ? [{ value: known.id, label: known.name }] : []), ...(chosen ? [chosen] : [])].find(
    (option) => option.value === value,
  );
  const fetched = useChosen(value, held !== undefined);
  const take = (option: Option | undefined) => {
    choose(option);
    props.onChange(option?.value ?? null);
  };
  return (
    <Select<Option, Option>
      id={props.id}
      // antd's virtual list leaves its options without their role.
      virtual={false}
      labelInValue
      showSearch
      allowClear
      style={{ width: '100%' }}
      value={value === null ? null : (held ?? fetched ?? { value, label: '…' })}
      options={[...offered]}
      optionRender={drawOption}
      filterOption={false}
      onSearch={setWords}
      onOpenChange={setOpen}
      loading={loading}
      notFoundContent={problem ?? (loading ? t('app.loading') : waits ? t('form.type3') : t('list.empty'))}
      placeholder={props.placeholder ?? t(maySee(me.role, 'contact') ? 'patient.chip.find' : 'patient.chip.findNamed')}
      onChange={(option: Option | undefined) => {
        if (option?.value !== NEW) take(option);
        else
          register?.({ typed, onMade: ({ id, name, username }) => take({ value: id, label: `${username} ${name}` }) });
      }}
      onBlur={props.onBlur}
      disabled={props.disabled}
      status={props.invalid ? 'error' : undefined}
      aria-label={props.label}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
    />
  );
};
