/** Every endpoint by name. A test checks that the server implements each of them and nothing else. */
import * as access from './access.ts';
import * as account from './account.ts';
import * as cookie from './cookie.ts';
import * as creator from './creator.ts';
import type { Endpoint } from './endpoint.ts';
import * as feed from './feed.ts';
import * as flow from './flow.ts';
import * as forum from './forum.ts';
import * as mail from './mail.ts';
import * as membership from './membership.ts';
import * as moderation from './moderation.ts';
import * as profile from './profile.ts';
import * as review from './review.ts';
import * as social from './social.ts';
import * as store from './store.ts';
import * as wardrobe from './wardrobe.ts';
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
  listFriends: social.listFriends,
  listOnlineFriends: social.listOnlineFriends,
  listMutualFriends: social.listMutualFriends,
  addFriend: social.addFriend,
  removeFriend: social.removeFriend,
  acceptFriend: social.acceptFriend,
  matchPlayer: social.matchPlayer,
  blockPlayer: social.blockPlayer,
  listMails: mail.listMails,
  countUnreadMails: mail.countUnreadMails,
  readMail: mail.readMail,
  sendMail: mail.sendMail,
  replyToMail: mail.replyToMail,
  saveMail: mail.saveMail,
  deleteMail: mail.deleteMail,
  clearMailFolder: mail.clearMailFolder,
  getQuickProfile: profile.getQuickProfile,
  getProfile: profile.getProfile,
  listComments: profile.listComments,
  addComment: profile.addComment,
  replyToComment: profile.replyToComment,
  deleteComment: profile.deleteComment,
  setBio: profile.setBio,
  setLocation: profile.setLocation,
  setBioColor: profile.setBioColor,
  setNameColor: profile.setNameColor,
  setNametag: profile.setNametag,
  getRecentChat: moderation.getRecentChat,
  redact: moderation.redact,
  mutePlayer: moderation.mutePlayer,
  unmutePlayer: moderation.unmutePlayer,
  listAudit: moderation.listAudit,
  getAccount: account.getAccount,
  changePassword: account.changePassword,
  signOutOtherDevices: account.signOutOtherDevices,
  deleteAccount: account.deleteAccount,
  getFeed: feed.getFeed,
  deleteActivity: feed.deleteActivity,
  listEvents: feed.listEvents,
  listPosts: forum.listPosts,
  countPosts: forum.countPosts,
  getPost: forum.getPost,
  getPostQuickInfo: forum.getPostQuickInfo,
  createPost: forum.createPost,
  editPost: forum.editPost,
  replyToPost: forum.replyToPost,
  editReply: forum.editReply,
  tipPost: forum.tipPost,
  tipReply: forum.tipReply,
  voteNsfw: forum.voteNsfw,
  moderatePost: forum.moderatePost,
  removeReply: forum.removeReply,
  listStore: store.listStore,
  checkout: store.checkout,
  sendFeedback: membership.sendFeedback,
  receivePayment: membership.receivePayment,
  listInventory: wardrobe.listInventory,
  equipItem: wardrobe.equipItem,
  setSkinTone: wardrobe.setSkinTone,
  setSize: wardrobe.setSize,
  setBodyType: wardrobe.setBodyType,
  listOutfits: wardrobe.listOutfits,
  getOutfit: wardrobe.getOutfit,
  saveOutfit: wardrobe.saveOutfit,
  deleteOutfit: wardrobe.deleteOutfit,
  wearOutfit: wardrobe.wearOutfit,
  listSubmissions: creator.listSubmissions,
  createSubmission: creator.createSubmission,
  updateSubmission: creator.updateSubmission,
  removeSubmission: creator.removeSubmission,
  listReviews: review.listReviews,
  approveSubmission: review.approveSubmission,
  rejectSubmission: review.rejectSubmission,
} as const satisfies Record<string, Endpoint>;
