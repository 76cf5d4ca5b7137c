/** Calls of invitations. */
import { call } from '../../net/http.ts';
import * as contract from '../../shared/contract/invitations.ts';

export const createInvitation = () => call(contract.createInvitation);
export const revokeInvitations = () => call(contract.revokeInvitations);
export const followInvitation = (token: string) => call(contract.followInvitation, { body: { token } });
