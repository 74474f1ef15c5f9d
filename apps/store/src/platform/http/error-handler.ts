import type { RefusalCode } from '@skafferi/domain/rules/errors/refusals'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { temporaryFailure, type TemporaryFailure } from '../db/failures'
import { refuse, StoreError } from './errors'
import { isOnAdminSocket } from './local-admin'

/** The codes for the errors of Fastify. */
const requestCodes: Readonly<Record<string, 'unsupported_media_type' | 'body_too_large'>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
}

/**
 * The codes for temporary failures of the database. Each kind has its own, because operators look for different causes.
 */
const failureCodes = {
  busy: 'busy',
  unwritable: 'database_unwritable',
  unreachable: 'database_unavailable',
} as const satisfies Record<TemporaryFailure, RefusalCode>

/**
 * Converts any error to a refusal.
 * @param isDetailed true if the caller may see the message of an internal error
 */
function toStoreError(error: FastifyError | StoreError, isDetailed: boolean): StoreError {
  if (error instanceof StoreError) return error
  const failure = temporaryFailure(error)
  if (failure) return refuse(failureCodes[failure])
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) {
    const refusal = refuse('internal_error')
    return isDetailed ? refusal.with({ message: error.message }) : refusal
  }
  // Only the static file server answers 403, which would reveal that a file exists.
  if (status === 403) return refuse('route_not_found')
  return new StoreError(status, refuse(requestCodes[error.code] ?? 'unreadable_request').refusal)
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
