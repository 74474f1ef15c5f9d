import { documentFaults, isDocument } from '../packages/fixtures/src/build/document-faults'

const faults = new Set<string>()
const pendingReads = new Set<Promise<void>>()

async function read(response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return
  for (const document of Object.values(body).filter(isDocument)) {
    for (const fault of documentFaults(document, 'by line')) faults.add(fault)
  }
}

/** Checks a cart or an order in a mock response. */
export function checkResponse(response: Response): void {
  if (!response.headers.get('content-type')?.includes('json')) return
  const done = read(response.clone()).finally(() => pendingReads.delete(done))
  pendingReads.add(done)
}

/**
 * Checks that lines, VAT, discount, delivery, refunds and total in a story's mock responses add up, and that dates are
 * in order.
 * @throws if a cart or an order does not add up
 */
export async function assertSums(): Promise<void> {
  await Promise.all(pendingReads)
  const found = [...faults]
  faults.clear()
  if (found.length > 0) throw new Error(`A cart or an order does not add up: ${found.join('; ')}`)
}
