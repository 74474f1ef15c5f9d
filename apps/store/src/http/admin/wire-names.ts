import { StoreError } from '../errors'

const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Does something, and names the fields of a refusal as the contract does: `tracking_url` for `trackingUrl`. */
export async function inWireNames<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StoreError) || !error.refusal.fields) throw error
    const fields = Object.entries(error.refusal.fields).map(([name, problem]) => [wireName(name), problem])
    throw new StoreError(error.status, { ...error.refusal, fields: Object.fromEntries(fields) }, error.headers)
  }
}
