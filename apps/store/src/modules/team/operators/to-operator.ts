import type { components } from '@skafferi/api/admin'
import { purposesOf } from '@skafferi/domain/rules/account/operator-roles'
import type { OperatorSession } from '../../../platform/http/admin/access'
import type { IntegrationRow } from './integrations.repo'
import type { InviteRow } from './operators.repo'

type Schemas = components['schemas']

/** Converts an operator. */
export function toOperator({
  id,
  email,
  name,
  role,
  disabledAt,
  createdAt,
  version,
}: OperatorSession['operator']): Schemas['Operator'] {
  return {
    id,
    email,
    name,
    role,
    disabled_at: disabledAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    version,
  }
}

/** Converts an invitation, without its token. */
export function toInvite({ id, email, name, role, createdAt, expiresAt }: InviteRow): Schemas['Invite'] {
  return { id, email, name, role, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }
}

/** Converts an active API key or webhook for the decision on deactivation. */
export function toIntegration({ id, operatorId, kind, title, lastUsedAt }: IntegrationRow): Schemas['Integration'] {
  return { id, operator_id: operatorId, kind, title, last_used_at: lastUsedAt?.toISOString() ?? null }
}

/** Converts a session with the purposes of the operator's role. */
export function toSession({ operator, expiresAt }: OperatorSession): Schemas['SessionAnswer'] {
  return { operator: toOperator(operator), expires_at: expiresAt.toISOString(), may: purposesOf(operator.role) }
}
