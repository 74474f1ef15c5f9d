import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from './session-cookies'

const name = 'skafferi_device'
const yearSeconds = 365 * 24 * 3600

/** The cookie by which a browser is known again when a code is tried. What it holds is auth's to read. */
export interface DeviceCookie {
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  set: (reply: FastifyReply, value: string) => void
}

/** The cookie of a shop at a public address: kept for a year from its last use, and read by no script. */
export function deviceCookie(publicUrl: URL): DeviceCookie {
  const isSecure = publicUrl.protocol === 'https:'
  const fullName = isSecure ? `__Host-${name}` : name
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}; HttpOnly; Max-Age=${yearSeconds}`
  return {
    read: ({ headers }) => cookiesOf(headers.cookie).get(fullName) || undefined,
    set(reply, value) {
      const others = [reply.getHeader('set-cookie') ?? []]
        .flat()
        .filter((cookie) => !String(cookie).startsWith(`${fullName}=`))
      reply.removeHeader('set-cookie')
      reply.header('set-cookie', [...others, `${fullName}=${value}; ${attributes}`])
    },
  }
}
