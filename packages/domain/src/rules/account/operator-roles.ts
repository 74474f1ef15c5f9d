import type { components } from '@skafferi/api/admin'

type Purpose = components['schemas']['Purpose']
type OperatorRole = components['schemas']['OperatorRole']

/** The roles that cover each purpose. */
export const roles: Readonly<Record<Purpose, readonly OperatorRole[]>> = {
  see: ['owner', 'orders', 'catalogue', 'support', 'reader'],
  orders: ['owner', 'orders'],
  catalogue: ['owner', 'catalogue'],
  service: ['owner', 'orders', 'support'],
  administration: ['owner'],
}

/** Returns all purposes that a role covers. */
export function purposesOf(role: OperatorRole): Purpose[] {
  return (Object.keys(roles) as Purpose[]).filter((purpose) => roles[purpose].includes(role))
}
