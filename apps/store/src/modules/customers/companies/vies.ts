/** A result of VIES, the EU's VAT Information Exchange System; `unavailable` if VIES does not respond. */
export type ViesResult = 'valid' | 'invalid' | 'unavailable'

/** Timeout in milliseconds; VIES queries the country's register, which may be slow. */
const timeoutMs = 10_000

/**
 * Checks a number with VIES. If the country's register is unavailable, VIES answers with an error in the body, whatever
 * the status.
 * @param baseUrl URL of the VIES REST API, without a trailing slash
 * @param vatId a member state's number, normalized by `normalizeVatId`
 */
export async function checkWithVies(baseUrl: string, vatId: string, signal: AbortSignal): Promise<ViesResult> {
  try {
    const response = await fetch(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    })
    const answer: unknown = await response.json()
    if (!response.ok || typeof answer !== 'object' || answer === null || !('valid' in answer)) return 'unavailable'
    if (typeof answer.valid !== 'boolean') return 'unavailable'
    return answer.valid ? 'valid' : 'invalid'
  } catch {
    // Unreachable, too slow, or an unexpected response.
    return 'unavailable'
  }
}
