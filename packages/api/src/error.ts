import type { components } from './generated/schema'

type ErrorBody = components['schemas']['Error']

/** A call that did not succeed: an answer outside 2xx, or no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** The server's permanent code, `network` or `timeout`; the kind of refusal where the server gave no code. */
  readonly code: string
  /** Field name to what is wrong with it; empty where the refusal is not about fields. */
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, body: { code: string; message: string; fields?: Record<string, string> }) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
  }
}

/** Reads a refusal's body; an answer that is not in the contract's shape still becomes an `ApiError`. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  return new ApiError(response.status, {
    code: body.code ?? body.type ?? 'unexpected_state',
    message: body.message ?? '',
    fields: body.fields,
  })
}
