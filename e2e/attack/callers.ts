import { adminContract } from '../../apps/store/src/platform/http/admin/contract'
import { customer, operator, signIn } from '../scan/shop'

/** Kinds of callers. */
export type Who = 'visitor' | 'customer' | 'owner' | 'API key'

type Headers = Readonly<Record<string, string>>

const shopKey = { 'x-publishable-api-key': 'pk_demo' }

async function makeKey(store: string, headers: Headers): Promise<string> {
  const body = JSON.stringify({ title: 'Attack', scopes: adminContract.contract.components.schemas.ApiKeyScope?.enum })
  const answer = await fetch(`${store}/admin/api-keys`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  if (!answer.ok) throw new Error(`The API key was not created: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/**
 * Signs in all callers with accounts of the demo world.
 * @returns the headers of each caller
 */
export async function signInAll(store: string): Promise<Readonly<Record<Who, Headers>>> {
  const browser = { origin: store, ...shopKey }
  const owner = { ...browser, cookie: (await signIn(store, '/admin/session', operator)).join('; ') }
  return {
    visitor: browser,
    customer: { ...browser, cookie: (await signIn(store, '/auth/customer/emailpass', customer)).join('; ') },
    owner,
    'API key': { authorization: `Bearer ${await makeKey(store, owner)}` },
  }
}
