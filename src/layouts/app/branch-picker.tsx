// 'Pilih Cabang Tersedia :', only for the superadmin.
import { CheckOutlined, GlobalOutlined } from '@ant-design/icons';
import { Alert, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeBranch, useBranches } from '../../providers/branch.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import { useReturnFocus } from '../../kit/hooks/return-focus.ts';
import style from './branch.module.css';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

export default function BranchPicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  const current = branchOf(useUser());
  const branches = useBranches(true);
  const [chosen, setChosen] = useState<number | null>();
  const [problem, setProblem] = useState<string>();

  const choose = async (id: number | null) => {
    setChosen(id);
    setProblem(undefined);
    try {
      await changeBranch(id);
    } catch (error) {
      setChosen(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Modal open onCancel={onClose} footer={null} title={t('branch.available')} width={440}>
      {(problem ?? branches.error) && <Alert type="error" showIcon message={problem ?? branches.error?.message} />}
      <Spin spinning={branches.isLoading}>
        <ul className={`${layout.stackTight} ${style.branches}`}>
          <li>
            <button
              type="button"
              className={style.branch}
              aria-current={current === null}
              disabled={chosen !== undefined}
              onClick={() => void choose(null)}
            >
              <span className={style.code}>
                <GlobalOutlined aria-hidden />
              </span>
              <span>
                <strong>{t('insight.allBranches')}</strong>
                <br />
                <span className={words.caption}>{t('rail.allNote')}</span>
              </span>
              {current === null && <CheckOutlined aria-label={t('branch.current')} />}
              {chosen === null && <Spin size="small" />}
            </button>
          </li>
          {branches.data?.data.map((branch) => (
            <li key={branch.id}>
              <button
                type="button"
                className={style.branch}
                aria-current={branch.id === current}
                disabled={chosen !== undefined}
                onClick={() => void choose(branch.id)}
              >
                <span className={style.code}>{branch.code}</span>
                <span>
                  <strong>{branch.name}</strong>
                  <br />
                  <span className={words.caption}>{branch.address}</span>
                </span>
                {branch.id === current && <CheckOutlined aria-label={t('branch.current')} />}
                {branch.id === chosen && <Spin size="small" />}
              </button>
            </li>
          ))}
        </ul>
      </Spin>
    </Modal>
  );
}
