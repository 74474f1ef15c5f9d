import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import type { CreatedKeyView, NewKey, ApiKeyView } from './api-keys.view'
import { useOffice, type Office } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { components } from '@skafferi/api/admin'
import { formatDay, formatDateTime } from '../date-time'

/** Converts an API key. */
function toApiKeyView(
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

/** An action on API keys. */
type KeyCommand = ({ do: 'create' } & NewKey) | { do: 'revoke'; id: string }

const key = ['office', 'api-keys'] as const

const day = 24 * 60 * 60 * 1000

async function sendKeyCommand(
  { client, now }: Office,
  command: KeyCommand,
  signal: AbortSignal,
): Promise<CreatedKeyView | null> {
  if (command.do === 'revoke') {
    await unwrap(client.POST('/admin/api-keys/{id}/revoke', { params: { path: { id: command.id } }, signal }))
    return null
  }
  const { title, scopes, days } = command
  const expires_at = days === null ? null : new Date(now().getTime() + days * day).toISOString()
  const { token, api_key } = await unwrap(
    client.POST('/admin/api-keys', { body: { title: title.trim(), scopes: [...scopes], expires_at }, signal }),
  )
  return { title: api_key.title, token }
}

/** The API keys and the actions on them. */
export function useApiKeys() {
  const office = useOffice()
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/api-keys', { signal })),
  })
  const action = useAction(
    'office',
    async (command: KeyCommand, signal) => {
      const created = await sendKeyCommand(office, command, signal)
      for (const queryKey of [key, ['office', 'activity']]) void cache.invalidateQueries({ queryKey })
      return created
    },
    { refetchOnUnknown: [key] },
  )
  return {
    keys: toOfficeLoad(
      query,
      query.data?.api_keys.map((each) => toApiKeyView(each, office)),
    ),
    busy: action.busy,
    problem: action.problem,
    /** The key that was just created; null otherwise. */
    created: action.result ?? null,
    create: (input: NewKey) => action.run({ do: 'create', ...input }),
    revoke: (id: string) => action.run({ do: 'revoke', id }),
    reset: action.reset,
  }
}
