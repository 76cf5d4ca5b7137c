/** Shows the page of the current path. */
import { DirectionProvider } from 'radix-ui/direction';
import { useSnapshot } from 'valtio';
import { direction } from '../languages/texts.ts';
import { route } from '../state/session/route.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { useKeyboardHeight } from '../ui/hooks/keyboard-height.ts';
import { useTouchInput } from '../ui/hooks/touch-input.ts';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { LoadingScreen } from './pages/loading-screen.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { SessionGate } from './session-gate.tsx';

const ResetPasswordPage = lazyPart(
  async () => (await import('./pages/reset-password-page.tsx')).default,
  LoadingScreen,
);
const NotFound = lazyPart(async () => (await import('./pages/not-found.tsx')).default, LoadingScreen);

export function App() {
  useTouchInput();
  useKeyboardHeight();
  return (
    <DirectionProvider dir={direction}>
      <Page />
      <ToastHost />
      <ReplacedNotice />
    </DirectionProvider>
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
