// Finds a diagnosis by code or words: what the doctor uses most, codes, and chapters last. Enter takes no chapter: it opens its codes.
import { Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../providers/call.ts';
import type { AnswerOf } from '../../../../resources/answers.ts';
import { useDebounced } from '../../../../kit/hooks/debounce.ts';

type Found = AnswerOf<'service.diagnosa.cari'>['data'][number];

const PAUSE_MS = 250;
const LETTERS = 2;
const FRESH_MS = 60_000;
const ENTER = 'Enter';
/** Both take what is marked. */
const TAKING: readonly string[] = [ENTER, 'Tab'];

interface Props {
  readonly id: string;
  /** Whose diagnoses come first. */
  readonly doctor: number;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** Under the names of their groups; what the doctor uses stands there even if it is a chapter, but below the codes. */
const useOptions = (found: readonly Found[]) => {
  const { t, i18n } = useTranslation();
  const english = i18n.language === 'en';
  const group = (label: string, rows: readonly Found[]) => ({
    label,
    options: rows.map((one) => ({ value: one.id, label: `${one.icd10} ${english ? one.name_en : one.name_id}` })),
  });
  const codes = found.filter(({ ischapter }) => !ischapter);
  return [
    group(
      t('chair.diagnosisOwn'),
      codes.filter(({ isown }) => isown),
    ),
    group(
      t('chair.diagnosisCodes'),
      codes.filter(({ isown }) => !isown),
    ),
    group(
      t('chair.diagnosisChapters'),
      found.filter(({ ischapter }) => ischapter),
    ),
  ].filter(({ options }) => options.length > 0);
};

export const DiagnosisSelect = ({ id, doctor, value, onChange }: Props) => {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  /** The key that is pressed and takes what is marked. */
  const taking = useRef<string>(undefined);
  // The list closes after a choice, also after one that was none.
  const stays = useRef(false);
  const keyword = useDebounced(words.trim(), PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === words.trim();
  const searching = keyword.length >= LETTERS;
  const { query, answer } = useCall(
    'service.diagnosa.cari',
    { doctor, keyword: searching ? keyword : undefined },
    { enabled: open || value !== undefined, staleTime: FRESH_MS },
  );
  const found = answer?.data ?? [];
  const [chosen, setChosen] = useState<Found>();
  const options = useOptions(settled ? found : []);
  const choose = (picked: number | null | undefined): void => {
    const next = picked ?? undefined;
    const one = found.find((row) => row.id === next);
    if (one?.ischapter && taking.current !== undefined) {
      if (taking.current !== ENTER) return;
      stays.current = true;
      setWords(one.icd10);
      return;
    }
    setChosen(one);
    setWords('');
    onChange(next);
  };
  const known = chosen && chosen.id === value && `${chosen.icd10} ${chosen.name_id}`;
  return (
    <Select<number | null>
      id={id}
      virtual={false}
      showSearch
      allowClear
      style={{ width: '100%' }}
      placeholder={t('note.diagnosisWords')}
      value={value ?? null}
      open={open}
      searchValue={words}
      options={options}
      labelRender={({ label }) => label ?? known}
      filterOption={false}
      loading={(query.isLoading || !settled) && open}
      notFoundContent={
        query.isError ? query.error.message : t(query.isLoading || !settled ? 'app.loading' : 'list.empty')
      }
      onOpenChange={(next) => {
        if (next || !stays.current) setOpen(next);
        stays.current = false;
      }}
      onSearch={setWords}
      onInputKeyDown={({ key }) => {
        taking.current = TAKING.includes(key) ? key : undefined;
      }}
      onFocus={() => {
        taking.current = undefined;
      }}
      onKeyUp={() => {
        taking.current = undefined;
      }}
      onChange={choose}
    />
  );
};
