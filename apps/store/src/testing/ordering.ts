import { setTimeout as delay } from 'node:timers/promises'
import type { Buyer } from './buyers'

/** The outcome of placing an order. */
export interface Outcome {
  /** 0 if the connection failed. */
  status: number
  /** The order's id or the refusal's code; empty if the store did not respond. */
  result: string
  retryAfter: string | null
}

/** Returns the error code of a failed connection, e.g. `ECONNREFUSED`. */
function failureOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? String(error)
}

/**
 * Places an order over the network.
 * @param key the idempotency key
 * @param onFailure called with the error code if the connection failed
 */
export async function submitOrder(
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
    const body = (await answer.json().catch(() => ({}))) as { order_id?: string; code?: string }
    return {
      status: answer.status,
      result: body.order_id ?? body.code ?? '',
      retryAfter: answer.headers.get('retry-after'),
    }
  } catch (error) {
    onFailure(failureOf(error))
    return { status: 0, result: '', retryAfter: null }
  }
}

/** Statuses of temporary failures, of the shop or of a proxy. */
const retryableStatuses = [0, 502, 503]

/**
 * Places an order, and repeats the same request after temporary failures.
 * @param onAnswer called for each response
 * @returns the first final response
 */
export async function orderWithRetries(
  url: string,
  buyer: Pick<Buyer, 'token'>,
  key: string,
  onAnswer: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome> {
  for (;;) {
    const outcome = await submitOrder(url, buyer, key)
    onAnswer(outcome)
    if (!retryableStatuses.includes(outcome.status)) return outcome
    await delay(100)
  }
}
