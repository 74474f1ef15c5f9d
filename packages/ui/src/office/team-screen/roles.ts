/** All roles, the one with most permissions first. */
export const ROLES = ['owner', 'orders', 'catalogue', 'support', 'reader'] as const
