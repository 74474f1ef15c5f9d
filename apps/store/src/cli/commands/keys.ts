import { unwrap } from '@skafferi/api'
import { apiKeyScopeValues } from '@skafferi/api/admin/values'
import { oneOf } from '../choices'
import { UsageError, type Command } from '../command'
import { listing, dateTime } from '../table'

const day = 24 * 60 * 60 * 1000

/** Parses a comma-separated list of scopes. */
function scopesOf(input: string | undefined) {
  if (input === undefined) throw new UsageError(`--scopes is required: some of ${apiKeyScopeValues.join(',')}.`)
  return input.split(',').map((word) => oneOf(apiKeyScopeValues, 'scopes', word.trim()) ?? 'see')
}

/** Commands for API keys. */
export const keyCommands: Command[] = [
  {
    name: 'keys list',
    summary: 'List API keys and when they were last used',
    examples: ['keys list'],
    async run({ store }) {
      const { admin } = await store()
      const { api_keys: keys } = await unwrap(admin.GET('/admin/api-keys'))
      const now = new Date().toISOString()
      return listing(keys, 'No API keys yet.', {
        ID: (key) => key.id,
        FOR: (key) => key.title,
        KEY: (key) => key.redacted,
        SCOPES: (key) => key.scopes.join(', '),
        USED: (key) => dateTime(key.last_used_at),
        ENDS: (key) => dateTime(key.expires_at),
        STATE: (key) => (key.revoked_at ? 'revoked' : key.expires_at && key.expires_at <= now ? 'expired' : 'active'),
      })
    },
  },
  {
    name: 'keys add',
    summary: 'Create an API key; prints it once',
    args: [{ name: 'title', summary: 'name of the program' }],
    options: {
      scopes: {
        type: 'string',
        value: `<${apiKeyScopeValues.join(',')}>`,
        summary: 'scopes, separated by commas',
      },
      days: { type: 'string', value: '<number>', summary: 'days until it expires; by default it does not expire' },
    },
    examples: ['keys add Warehouse --scopes see,orders --days 365'],
    async run({ args: [title = ''], store, text, count }) {
      const [scopes, days] = [scopesOf(text('scopes')), count('days')]
      if (days !== undefined && days > 36_500) throw new UsageError('--days must be at most 36500.')
      const until = days === undefined ? null : new Date(Date.now() + days * day).toISOString()
      const { admin } = await store()
      const data = await unwrap(admin.POST('/admin/api-keys', { body: { title, scopes, expires_at: until } }))
      return { data, text: `The API key ${data.api_key.title}, shown only once:\n${data.token}` }
    },
  },
  {
    name: 'keys revoke',
    summary: 'Revoke an API key',
    args: [{ name: 'id', summary: 'id from `keys list`' }],
    examples: ['keys revoke apk_01…'],
    async run({ args: [id = ''], store }) {
      const { admin } = await store()
      const { api_key: data } = await unwrap(admin.POST('/admin/api-keys/{id}/revoke', { params: { path: { id } } }))
      return { data, text: `The API key ${data.title} is revoked.` }
    },
  },
]
