/** Page for an account without a username: it may finish the registration or sign out. */
import { FinishRegistrationDialog } from '../../features/finish-registration/finish-registration-dialog.tsx';
import { Scenery } from '../../features/landing/scenery.tsx';
import { renderLook } from './look-picture.tsx';

export default function FinishRegistrationPage() {
  return (
    <main className="fixed inset-0">
      <Scenery />
      <FinishRegistrationDialog renderLook={renderLook} />
    </main>
  );
}
