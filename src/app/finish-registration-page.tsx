/** An account without a username may finish or sign out, and nothing else. */
import { FinishRegistrationDialog } from '../features/finish-registration/finish-registration-dialog.tsx';
import { Scenery } from '../features/landing/scenery.tsx';
import { renderBody } from './body-picture.tsx';

export default function FinishRegistrationPage() {
  return (
    <main className="fixed inset-0">
      <Scenery />
      <FinishRegistrationDialog renderBody={renderBody} />
    </main>
  );
}
