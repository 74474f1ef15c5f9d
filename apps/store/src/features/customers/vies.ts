/** What the register of the European Union says of a number; `unavailable` where it says nothing. */
export type ViesAnswer = 'valid' | 'invalid' | 'unavailable'

/** The register asks the country's own one in turn, which may be slow. */
const patience = 10_000

/**
 * Asks VIES about a number. Its country's register may be down while VIES itself answers: that is an answer with an
 * error in it, of whatever status, and says nothing about the number.
 * @param baseUrl VIES' REST interface, no slash at the end
 * @param vatId a number of a member state, as `normalizeVatId` writes it
 */
export async function askVies(baseUrl: string, vatId: string, cutOff: AbortSignal): Promise<ViesAnswer> {
  try {
    const response = await fetch(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      signal: AbortSignal.any([cutOff, AbortSignal.timeout(patience)]),
      redirect: 'error',
    })
    const answer: unknown = await response.json()
    if (!response.ok || typeof answer !== 'object' || answer === null || !('valid' in answer)) return 'unavailable'
    if (typeof answer.valid !== 'boolean') return 'unavailable'
    return answer.valid ? 'valid' : 'invalid'
  } catch {
    // Not there, too slow, or not VIES: all the same to whoever asks.
    return 'unavailable'
  }
}
