// The menus of the finance module (specified): Income, Hutang, Keuangan and Master under the pointer, and what can be begun anew.
import { DownOutlined, PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentEntry, type Entry, useScreens } from '../navigation.tsx';
import style from './finance-menu.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { ModuleMenu } from './module-menu.tsx';

/** Second segments of the paths in each menu; all others (payment, biaya, laporan) are Keuangan (finance.md 4). */
const MENUS = {
  income: ['income', 'tindakan', 'profitsharing'],
  debt: ['hutang', 'hutang-v2', 'deviden'],
  books: [],
  master: ['master'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Menu = keyof typeof MENUS;
const menus = Object.keys(MENUS) as Menu[];

/** Beside receipts and transfers, whatever its path begins with: what cards and QRIS bring to the bank is no master. */
const BOOKS = 'Pembayaran';

/** The menu that a finance screen stands in. */
export const menuOf = ({ path, group }: Pick<Entry, 'path' | 'group'>): Menu => {
  if (group === BOOKS) return 'books';
  const segment = path.split('/')[2] ?? '';
  return menus.find((menu) => (MENUS[menu] as readonly string[]).includes(segment)) ?? 'books';
};

/** Entries that are read in one column; more of them stand in three, by their groups. */
const ONE_COLUMN = 12;

const NEW = [
  { path: '/finance/periode/create', key: 'newPeriod' },
  { path: '/finance/createjurnalumum', key: 'newJournal' },
] as const;

interface Props {
  readonly entries: readonly Entry[];
  readonly path: string;
}

/** 'Periode baru' and 'Jurnal Umum', as far as their screens exist and the user may open them. */
export const NewFinance = ({ onFollow }: { onFollow?: () => void }) => {
  const { t } = useTranslation();
  const { opens } = useScreens();
  return NEW.filter(({ path }) => opens(path)).map(({ path, key }) => (
    <Link key={path} to={path} className={style.new} onClick={onFollow}>
      <PlusOutlined aria-hidden /> {t(`menu.${key}`)}
    </Link>
  ));
};

export const FinanceMenu = ({ entries, path }: Props) => {
  const { t } = useTranslation();
  const own = entries.filter(({ module }) => module === 'finance');
  const current = currentEntry(own, path);
  // What can be begun anew stands at the end of the bar, and nowhere else.
  const inMenus = own.filter((entry) => !NEW.some((one) => one.path === entry.path));
  return (
    <div className={style.bar} role="group" aria-label={t('menu.module', { module: t('module.finance') })}>
      {menus
        .map((menu) => ({ menu, inside: inMenus.filter((entry) => menuOf(entry) === menu) }))
        .filter(({ inside }) => inside.length > 0)
        .map(({ menu, inside }) => (
          <HoverMenu
            key={menu}
            className={style.menu}
            current={current !== undefined && inside.includes(current)}
            label={
              <>
                {t(`menu.finance.${menu}`)} <DownOutlined className={style.arrow} aria-hidden />
              </>
            }
          >
            {(close) => (
              <div className={inside.length > ONE_COLUMN ? style.columns : undefined}>
                <ModuleMenu
                  module="finance"
                  label={t(`menu.finance.${menu}`)}
                  entries={inside}
                  path={path}
                  onFollow={close}
                />
              </div>
            )}
          </HoverMenu>
        ))}
      <span className={style.spacer} />
      <NewFinance />
    </div>
  );
};
