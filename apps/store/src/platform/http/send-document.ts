import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from './compression'
import { encodingFor, type Document } from './documents'

/** Sends a document in the smallest accepted encoding. A browser that has it gets 304, unless the status is 404. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${document.tag}-${encoding}"`
  varyBy(reply, 'accept-encoding')
  reply.header('etag', tag)
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await document.as(encoding))
}
