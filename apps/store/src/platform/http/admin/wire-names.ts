import { StoreError } from '../errors'

const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Awaits the work and converts the field names of a refusal to those of the contract: `trackingUrl` becomes
 * `tracking_url`.
 */
export async function inWireNames<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StoreError) || !error.refusal.fields) throw error
    const fields = Object.entries(error.refusal.fields).map(([name, problem]) => [wireName(name), problem])
    throw error.with({ fields: Object.fromEntries(fields) })
  }
}
