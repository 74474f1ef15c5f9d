import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { documentOf } from './documents'
import { sendDocument } from './send-document'

const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116, section 2.5.5, recommends an expiry of less than a year, so that a forgotten file becomes invalid. */
const daysUntilExpiry = 364
const dayOfMilliseconds = 24 * 60 * 60 * 1000

type SecuritySettings = Pick<Config, 'securityContacts' | 'securityPolicyUrl' | 'publicUrl'>

function textOn(day: number, { securityContacts, securityPolicyUrl, publicUrl }: SecuritySettings): string {
  const expires = new Date((day + daysUntilExpiry) * dayOfMilliseconds).toISOString()
  const lines = [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    ...(securityPolicyUrl === undefined ? [] : [`Policy: ${securityPolicyUrl}`]),
    // RFC 9116 allows https addresses only.
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${securityTxtPath}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** Serves `security.txt` (RFC 9116); not available without a contact. */
export function serveSecurityTxt(app: FastifyInstance, settings: SecuritySettings, now: () => Date): void {
  if (settings.securityContacts.length === 0) return
  let cached = { day: Number.NaN, document: documentOf('') }
  app.get(securityTxtPath, (request, reply) => {
    const day = Math.floor(now().getTime() / dayOfMilliseconds)
    if (cached.day !== day) cached = { day, document: documentOf(textOn(day, settings)) }
    return sendDocument(
      request,
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache'),
      cached.document,
    )
  })
}
