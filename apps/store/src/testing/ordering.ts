import { setTimeout as delay } from 'node:timers/promises'
import type { Buyer } from './buyers'

/** What came of a press on Place Order. */
export interface Outcome {
  /** 0 where the connection broke before an answer. */
  status: number
  /** The order's id, or the refusal's code; empty where there was no answer of the store's. */
  said: string
  retryAfter: string | null
}

/** How a connection failed, such as `ECONNREFUSED`. */
function failureOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? String(error)
}

/**
 * Presses Place Order once, over the network.
 * @param key names the press, however often it is sent
 * @param onFailure told how the connection failed, where there was no answer
 */
export async function pressOrder(
  url: string,
  { token }: Pick<Buyer, 'token'>,
  key: string,
  onFailure: (code: string) => void = () => undefined,
): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json',
    'x-publishable-api-key': 'pk_demo',
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  }
  try {
    const answer = await fetch(`${url}/store/cart/complete`, { method: 'POST', headers, body: '{}' })
    const said = (await answer.json().catch(() => ({}))) as { order_id?: string; code?: string }
    return {
      status: answer.status,
      said: said.order_id ?? said.code ?? '',
      retryAfter: answer.headers.get('retry-after'),
    }
  } catch (error) {
    onFailure(failureOf(error))
    return { status: 0, said: '', retryAfter: null }
  }
}

/** What a shop that cannot answer now says, or what stands in front of it. */
const passing = [0, 502, 503]

/**
 * Presses Place Order, and sends the same press again while the answer is one that passes.
 * @param onAnswer told of each answer
 * @returns the first answer that is one
 */
export async function orderAtLast(
  url: string,
  buyer: Pick<Buyer, 'token'>,
  key: string,
  onAnswer: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome> {
  for (;;) {
    const outcome = await pressOrder(url, buyer, key)
    onAnswer(outcome)
    if (!passing.includes(outcome.status)) return outcome
    await delay(100)
  }
}
