import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from './session-cookies'

const name = 'skafferi_device'
const yearSeconds = 365 * 24 * 3600

/** The cookie that identifies a known device when a code is entered. Its value is defined by the auth feature. */
export interface DeviceCookie {
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  set: (reply: FastifyReply, value: string) => void
}

/** Creates the device cookie: `HttpOnly`, valid for a year after its last use. */
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
