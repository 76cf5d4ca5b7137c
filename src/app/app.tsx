/** Which page the address shows. */
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { route } from '../state/route.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LoginPage } from './login-page.tsx';
import { SessionGate } from './session-gate.tsx';

const ResetPasswordPage = lazy(() => import('./reset-password-page.tsx'));
const NotFound = lazy(() => import('./not-found.tsx'));

export function App() {
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Page />
      </Suspense>
      <ToastHost />
    </>
  );
}

function Page() {
  const { path } = useSnapshot(route);
  switch (path) {
    case '/':
      return <SessionGate />;
    case '/login':
      return <LoginPage />;
    case '/reset-password':
      return <ResetPasswordPage />;
    default:
      return <NotFound />;
  }
}
