/** An operator's role. */
export type OperatorRole = 'owner' | 'orders' | 'catalogue' | 'support' | 'reader'

/** What an operator may do. */
export type OperatorPurpose = 'see' | 'orders' | 'catalogue' | 'service' | 'administration'

/** The roles that cover each purpose. */
export const roles: Readonly<Record<OperatorPurpose, readonly OperatorRole[]>> = {
  see: ['owner', 'orders', 'catalogue', 'support', 'reader'],
  orders: ['owner', 'orders'],
  catalogue: ['owner', 'catalogue'],
  service: ['owner', 'orders', 'support'],
  administration: ['owner'],
}

/** Returns all purposes that a role covers. */
export function purposesOf(role: OperatorRole): OperatorPurpose[] {
  return (Object.keys(roles) as OperatorPurpose[]).filter((purpose) => roles[purpose].includes(role))
}
