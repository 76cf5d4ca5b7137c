/** English: invitations. */
export default {
  invite: 'Invite a friend',
  link: 'Your invitation link',
  copy: 'Copy link',
  revoke: 'Turn all links off',
  onTheWay: 'You are on the way to {name}.',
  notInTown: '{name} is not in town now. This is the profile.',
  explained: 'A link brings a friend to you in town. It works for {days} days.',
  copied: 'Link copied. It brings a friend to you for {days} days.',
} as const;
