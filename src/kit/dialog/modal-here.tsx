// The dialogs of questions themselves; modal-later.tsx fetches them.
import { Modal } from 'antd';
import type { HookAPI } from 'antd/es/modal/useModal';
import { useEffect } from 'react';

export const Dialogs = ({ onReady }: { readonly onReady: (api: HookAPI) => void }) => {
  const [api, holder] = Modal.useModal();
  useEffect(() => onReady(api), [api, onReady]);
  return holder;
};
