import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Returns the hash source (Content Security Policy Level 3, section 2.3.1) of a `style` element with this text. */
export const hashOf = (styles: string): string => `sha256-${createHash('sha256').update(styles).digest('base64')}`

/** Allows one `style` element in the response's Content Security Policy; style attributes stay forbidden. */
export function allowStyles(reply: FastifyReply, source: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${source}'`))
}
