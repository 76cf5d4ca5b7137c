/** Every endpoint by name. A test checks that the server implements each of them and nothing else. */
import * as access from './access.ts';
import * as cookie from './cookie.ts';
import type { Endpoint } from './endpoint.ts';
import * as flow from './flow.ts';
import * as world from './world.ts';

export const contract = {
  getSession: access.getSession,
  register: access.register,
  forgotPassword: access.forgotPassword,
  finishRegistration: access.finishRegistration,
  signIn: access.signIn,
  signOut: access.signOut,
  resetPassword: access.resetPassword,
  getStatus: world.getStatus,
  getCustomization: world.getCustomization,
  getHealth: world.getHealth,
  saveCookieGame: cookie.saveCookieGame,
  loadCookieGame: cookie.loadCookieGame,
  openFlowGame: flow.openFlowGame,
  endFlowGame: flow.endFlowGame,
  buyFlowMultiplier: flow.buyFlowMultiplier,
} as const satisfies Record<string, Endpoint>;
