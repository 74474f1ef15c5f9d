/** All roles, who may most first. */
export const ROLES = ['owner', 'orders', 'catalogue', 'support', 'reader'] as const
