import type { components } from '@skafferi/api/admin'
import type { ApiKeyView } from './api-keys.view'
import { formatDay, formatDateTime } from '../date-time'
import type { Office } from '../office-context'

/** Converts an API key. */
export function toApiKeyView(
  {
    id,
    title,
    redacted,
    scopes,
    created_by,
    responsible,
    created_at,
    expires_at,
    last_used_at,
    revoked_at,
  }: components['schemas']['ApiKey'],
  office: Office,
): ApiKeyView {
  const isExpired = expires_at !== null && new Date(expires_at) <= office.now()
  return {
    id,
    title,
    redacted,
    scopes,
    state: revoked_at !== null ? 'revoked' : isExpired ? 'expired' : 'active',
    created: formatDay(created_at, office),
    by: created_by,
    takenOverBy: responsible === created_by ? null : responsible,
    used: last_used_at && formatDateTime(last_used_at, office),
    until: expires_at && formatDay(expires_at, office),
  }
}
