import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** What a policy knows a `style` element by whose text is the same for everybody. */
export const hashOf = (styles: string): string => `sha256-${createHash('sha256').update(styles).digest('base64')}`

/** Lets the policy of an answer through one `style` element, and no attribute. */
export function allowStyles(reply: FastifyReply, source: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${source}'`))
}
