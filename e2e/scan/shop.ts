import type { ReadContract } from '../../apps/store/src/platform/http/contract'

/** The scan's accounts, both of the demo world. */
export const customer = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }
export const operator = { email: 'office@skafferi.example', password: 'skafferi-demo-office' }

/** Signs in and returns the cookies. */
export async function signIn(store: string, path: string, who: object): Promise<string[]> {
  const headers = { 'content-type': 'application/json', origin: store, 'x-publishable-api-key': 'pk_demo' }
  const answer = await fetch(store + path, { method: 'POST', headers, body: JSON.stringify(who) })
  if (answer.status !== 200) throw new Error(`Signing in at ${path} failed: ${answer.status} ${await answer.text()}`)
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
}

/** Returns headers with the sessions of a customer and an operator. */
export async function signInBoth(store: string): Promise<Record<string, string>> {
  const cookies = [
    ...(await signIn(store, '/auth/customer/emailpass', customer)),
    ...(await signIn(store, '/admin/session', operator)),
  ]
  return { cookie: cookies.join('; '), origin: store, 'x-publishable-api-key': 'pk_demo' }
}

/** True if both sessions are valid; otherwise further requests are refused unread. */
export async function areSignedIn(store: string, headers: Record<string, string>): Promise<boolean> {
  const answers = await Promise.all(
    ['/store/customers/me', '/admin/session'].map((path) => fetch(store + path, { headers })),
  )
  return answers.every(({ status }) => status === 200)
}

/** Returns the first id in a list's response. */
function firstId(answer: unknown): string | undefined {
  const [list] = Object.values(answer as object).filter(Array.isArray) as { id?: string }[][]
  return list?.[0]?.id
}

/** Returns a function that finds an existing id for a path, from the corresponding list; `none` if there is none. */
export async function idsOf<Id extends string>(
  store: string,
  headers: Record<string, string>,
  { endpoints }: ReadContract<Id>,
): Promise<(path: string) => string> {
  const ids = new Map<string, string>()
  for (const { path } of endpoints.filter((one) => one.path.includes('{'))) {
    const answer = await fetch(store + path.slice(0, path.indexOf('/{')), { headers })
    const id = answer.ok ? firstId(await answer.json()) : undefined
    if (id !== undefined) ids.set(path, id)
  }
  return (path) => ids.get(path) ?? 'none'
}
