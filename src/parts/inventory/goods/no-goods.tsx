// A form about goods that came, opened without saying which: the way to choose them.
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { receive } from '../../../resources/inventory/receive.ts';

interface Props {
  /** What would be made of them. */
  readonly singular: string;
  readonly text: string;
  /** The list of what came. */
  readonly to: string;
}

export const NoGoods = ({ singular, text, to }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('form.create', { singular })} back={{ to, label: receive.label }} />
      <EmptyState text={text} action={<LinkButton to={to}>{receive.label}</LinkButton>} />
    </>
  );
};
