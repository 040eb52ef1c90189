// Installments, or bills, that are ticked on a list, to be worked off one patient after the other.
import { Checkbox } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Picking {
  readonly ids: readonly number[];
  /** Rows of the page that can be ticked. */
  readonly shown: readonly number[];
  readonly pick: (ids: readonly number[], on: boolean) => void;
  readonly clear: () => void;
  readonly show: (id: number) => () => void;
}
const Picked = createContext<Picking | undefined>(undefined);

/** Keeps what is ticked while pages and filters change. */
export const PickedInstallments = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [shown, setShown] = useState<readonly number[]>([]);
  const stable = useMemo(
    () => ({
      pick: (some: readonly number[], on: boolean) =>
        setIds((before) => [...before.filter((id) => !some.includes(id)), ...(on ? some : [])]),
      clear: () => setIds([]),
      show: (id: number) => {
        setShown((before) => [...before, id]);
        return () => setShown((before) => before.filter((other) => other !== id));
      },
    }),
    [],
  );
  const value = useMemo(() => ({ ids, shown, ...stable }), [ids, shown, stable]);
  return <Picked value={value}>{children}</Picked>;
};

/** Undefined where nothing is ticked: a list inside another page. */
export const usePicked = (): Picking | undefined => useContext(Picked);

/** The tick of a row; nothing on a list that is not worked off. */
export const PickBox = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation();
  const picked = usePicked();
  const show = picked?.show;
  useEffect(() => show?.(id), [show, id]);
  if (!picked) return null;
  return (
    <Checkbox
      aria-label={t('kontak.pick', { name })}
      checked={picked.ids.includes(id)}
      onChange={({ target }) => picked.pick([id], target.checked)}
    />
  );
};
