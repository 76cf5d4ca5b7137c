/** All endpoints by name. A test checks that the server implements each of them and nothing else. */
import * as account from './account.ts';
import * as album from './album.ts';
import * as bell from './bell.ts';
import * as blocks from './blocks.ts';
import * as comments from './comments.ts';
import * as cookie from './cookie.ts';
import * as creations from './creations.ts';
import * as doors from './doors.ts';
import type { Endpoint } from './endpoint.ts';
import * as feed from './feed.ts';
import * as feedback from './feedback.ts';
import * as flow from './flow.ts';
import * as forum from './forum.ts';
import * as friends from './friends.ts';
import * as inventory from './inventory.ts';
import * as invitations from './invitations.ts';
import * as login from './login.ts';
import * as mail from './mail.ts';
import * as membership from './membership.ts';
import * as moderation from './moderation.ts';
import * as channels from './channels.ts';
import * as outfits from './outfits.ts';
import * as profile from './profile.ts';
import * as reports from './reports.ts';
import * as status from './status.ts';
import * as store from './store.ts';
import * as wardrobe from './wardrobe.ts';
import * as webPush from './web-push.ts';

export const contract = {
  getSession: login.getSession,
  register: login.register,
  forgotPassword: login.forgotPassword,
  finishRegistration: login.finishRegistration,
  signIn: login.signIn,
  signOut: login.signOut,
  resetPassword: login.resetPassword,
  getStatus: status.getStatus,
  getCustomization: wardrobe.getCustomization,
  getHealth: status.getHealth,
  getLiveness: status.getLiveness,
  getReadiness: status.getReadiness,
  saveCookieGame: cookie.saveCookieGame,
  loadCookieGame: cookie.loadCookieGame,
  openFlowGame: flow.openFlowGame,
  endFlowGame: flow.endFlowGame,
  buyFlowMultiplier: flow.buyFlowMultiplier,
  listFriends: friends.listFriends,
  listOnlineFriends: friends.listOnlineFriends,
  listMutualFriends: friends.listMutualFriends,
  addFriend: friends.addFriend,
  removeFriend: friends.removeFriend,
  acceptFriend: friends.acceptFriend,
  listFriendRequests: friends.listFriendRequests,
  seeFriendRequests: friends.seeFriendRequests,
  createInvitation: invitations.createInvitation,
  revokeInvitations: invitations.revokeInvitations,
  followInvitation: invitations.followInvitation,
  matchPlayer: profile.matchPlayer,
  blockPlayer: blocks.blockPlayer,
  listMails: mail.listMails,
  countUnreadMails: mail.countUnreadMails,
  getConversation: mail.getConversation,
  readMail: mail.readMail,
  sendMail: mail.sendMail,
  replyToMail: mail.replyToMail,
  saveMail: mail.saveMail,
  deleteMail: mail.deleteMail,
  restoreMail: mail.restoreMail,
  clearMailFolder: mail.clearMailFolder,
  getQuickProfile: profile.getQuickProfile,
  getProfile: profile.getProfile,
  listComments: comments.listComments,
  addComment: comments.addComment,
  replyToComment: comments.replyToComment,
  deleteComment: comments.deleteComment,
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
  sendReport: reports.sendReport,
  listOwnReports: reports.listOwnReports,
  appealDecision: reports.appealDecision,
  listReports: reports.listReports,
  decideReport: reports.decideReport,
  recordAppeal: reports.recordAppeal,
  decideAppeal: reports.decideAppeal,
  getAccount: account.getAccount,
  changePassword: account.changePassword,
  signOutOtherDevices: account.signOutOtherDevices,
  chooseLanguage: account.chooseLanguage,
  downloadData: account.downloadData,
  deleteAccount: account.deleteAccount,
  mailVerification: account.mailVerification,
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
  listNewPosts: forum.listNewPosts,
  listNewReplies: forum.listNewReplies,
  markRead: forum.markRead,
  reactToPost: forum.reactToPost,
  reactToReply: forum.reactToReply,
  listReactions: forum.listReactions,
  moderatePost: forum.moderatePost,
  removeReply: forum.removeReply,
  listStore: store.listStore,
  checkout: store.checkout,
  sendFeedback: feedback.sendFeedback,
  receivePayment: membership.receivePayment,
  listBundles: membership.listBundles,
  listInventory: inventory.listInventory,
  equipItem: inventory.equipItem,
  setSkinTone: wardrobe.setSkinTone,
  setSize: wardrobe.setSize,
  setBodyType: wardrobe.setBodyType,
  getAlbum: album.getAlbum,
  showAlbum: album.showAlbum,
  getPlayerAlbum: album.getPlayerAlbum,
  getDoorNews: doors.getDoorNews,
  visitStore: doors.visitStore,
  visitBoard: doors.visitBoard,
  getPushSettings: webPush.getPushSettings,
  savePushSettings: webPush.savePushSettings,
  addPushBrowser: webPush.addPushBrowser,
  removePushBrowser: webPush.removePushBrowser,
  listBell: bell.listBell,
  countBell: bell.countBell,
  readBell: bell.readBell,
  listChannels: channels.listChannels,
  placeInTown: channels.placeInTown,
  listOutfits: outfits.listOutfits,
  getOutfit: outfits.getOutfit,
  saveOutfit: outfits.saveOutfit,
  deleteOutfit: outfits.deleteOutfit,
  wearOutfit: outfits.wearOutfit,
  setFavouriteOutfit: outfits.setFavouriteOutfit,
  listSubmissions: creations.listSubmissions,
  createSubmission: creations.createSubmission,
  updateSubmission: creations.updateSubmission,
  removeSubmission: creations.removeSubmission,
  listReviews: creations.listReviews,
  approveSubmission: creations.approveSubmission,
  rejectSubmission: creations.rejectSubmission,
  repriceCreation: creations.repriceCreation,
  withdrawCreation: creations.withdrawCreation,
} as const satisfies Record<string, Endpoint>;
