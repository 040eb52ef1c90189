// What stands around a component in the product: theme, texts, router, Refine and the menu's entries, without motion.
import '@ant-design/v5-patch-for-react-19';
import { Refine } from '@refinedev/core';
import { App as AntdApp, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import idID from 'antd/es/locale/id_ID';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router';
import { NavigationProvider } from '../src/layouts/navigation.tsx';
import { accessControlProvider } from '../src/providers/access.ts';
import { antdTheme } from '../src/providers/antd-theme.ts';
import { dataProvider } from '../src/providers/data.ts';
import { i18nProvider } from '../src/providers/i18n.ts';
import { useMode } from '../src/providers/mode.ts';
import { useNotifications } from '../src/providers/notification.ts';
import { queryDefaults } from '../src/providers/query-defaults.ts';
import { refineResources } from '../src/providers/refine-resources.ts';

const options = {
  disableTelemetry: true,
  reactQuery: { clientConfig: { defaultOptions: { queries: queryDefaults } } },
};

const Refined = ({ children }: { children: ReactNode }) => (
  <Refine
    dataProvider={dataProvider}
    accessControlProvider={accessControlProvider}
    i18nProvider={i18nProvider}
    notificationProvider={useNotifications()}
    resources={refineResources}
    options={options}
  >
    {children}
  </Refine>
);

interface Props {
  /** Route pattern and address of the story: '/service/master/unit/:id' and '/service/master/unit/1'. */
  readonly route?: string;
  readonly path?: string;
  readonly children: ReactNode;
}

export const Frame = ({ route = '*', path = '/', children }: Props) => {
  const [mode] = useMode();
  const { i18n } = useTranslation();
  const theme = useMemo(() => antdTheme(mode, false), [mode]);
  return (
    <ConfigProvider theme={theme} locale={i18n.language === 'en' ? enUS : idID}>
      <AntdApp>
        <MemoryRouter key={path} initialEntries={[path]}>
          <Refined>
            <NavigationProvider>
              <Suspense>
                <Routes>
                  <Route path={route} element={children} />
                  <Route path="*" element={null} />
                </Routes>
              </Suspense>
            </NavigationProvider>
          </Refined>
        </MemoryRouter>
      </AntdApp>
    </ConfigProvider>
  );
};
