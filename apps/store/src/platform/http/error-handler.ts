import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { temporaryFailure, type TemporaryFailure } from '../db/failures'
import { invalidData, StoreError, unavailable, unknownAddress } from './errors'
import { isOnAdminSocket } from './local-admin'

/** Messages for the errors of Fastify. */
const requestRefusals: Readonly<Record<string, { code: string; message: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', message: 'The body must be JSON.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large', message: 'The body is too large.' },
  FST_ERR_BAD_URL: { code: 'invalid_request', message: 'The address cannot be read.' },
}

/**
 * Refusals for temporary failures of the database. Each kind has its own code, because operators look for different
 * causes.
 */
const passingRefusals: Readonly<Record<TemporaryFailure, () => StoreError>> = {
  busy: () => unavailable('busy', 'The store is very busy. Please try again in a moment.'),
  unwritable: () =>
    unavailable('database_unwritable', 'The store cannot save anything at the moment. Please try again in a moment.'),
  unreachable: () =>
    unavailable('database_unavailable', 'The store cannot reach its database. Please try again in a moment.'),
}

/**
 * Converts any error to a refusal.
 * @param isDetailed true if the caller may see the message of an internal error
 */
function toStoreError(error: FastifyError | StoreError, isDetailed: boolean): StoreError {
  if (error instanceof StoreError) return error
  const failure = temporaryFailure(error)
  if (failure) return passingRefusals[failure]()
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) {
    const message = isDetailed ? error.message : 'Something went wrong in the store. Please try again.'
    return new StoreError(500, { type: 'unexpected_state', code: 'internal_error', message })
  }
  // Only the static file server answers 403, which would reveal that a file exists.
  if (status === 403) return unknownAddress()
  const known = requestRefusals[error.code] ?? { code: 'invalid_request', message: 'The request cannot be read.' }
  return new StoreError(status, invalidData(known.code, known.message).refusal)
}

/**
 * Sends every refusal and error in the contract's shape. The local admin socket gets the message of internal errors;
 * for other callers it is only in the log.
 */
export function sendError(
  error: FastifyError | StoreError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, refusal, headers } = toStoreError(error, isOnAdminSocket(request))
  // A stack trace for each refusal of an overloaded store would flood the log.
  if (status === 503 && error instanceof StoreError) request.log.warn({ code: refusal.code }, 'request refused')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send({ ...refusal, request_id: request.id })
}
