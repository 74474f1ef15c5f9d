import { createHash } from 'node:crypto'
import { refuse, StoreError } from '../errors'

/** A resource to change, and the version that the caller read. */
export interface VersionedTarget {
  id: string
  /** The entity tag of that version. */
  ifMatch: string | undefined
}

/** Returns the id and the `If-Match` header of a request. */
export function versionedTargetOf({
  params,
  headers,
}: {
  params: { id: string }
  headers: { 'If-Match'?: string }
}): VersionedTarget {
  return { id: params.id, ifMatch: headers['If-Match'] }
}

/** Computes an entity tag from a value that can be serialized as JSON. */
export function etagOf(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
}

/**
 * Checks that a resource is unchanged since the caller read it.
 * @param tag the current entity tag
 * @param refusal the refusal if the tags differ
 * @throws StoreError 428 without `If-Match`; 412 if the tags differ
 */
export function assertIfMatch({ ifMatch }: VersionedTarget, tag: string, refusal: StoreError): void {
  if (ifMatch === undefined) throw refuse('precondition_required')
  // A proxy that compresses responses may have made the tag weak.
  if (ifMatch.replace(/^W\//, '') !== tag) throw new StoreError(refusal.status, refusal.refusal, { etag: tag })
}
