import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { reportPath } from './csp-reports'

const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ')

/** What other sites the shop's pages may show. */
export interface OtherSites {
  /** Hosts that banners may show pictures of. */
  linkHosts: readonly string[]
  /** A contact form that may stand in a frame. */
  contactFormUrl: string | undefined
}

/**
 * Headers that keep browsers from doing more with the shop's answers than it needs. Scripts, styles and pictures, whose
 * routes have `helmet: false`, obey the page that names them, and say for themselves what they need.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { linkHosts, contactFormUrl }: OtherSites,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // A blob is a picture of the customer's own, shown before it is sent.
        'img-src': ["'self'", 'data:', 'blob:', ...linkHosts.map((host) => `https://${host}`)],
        ...(contactFormUrl !== undefined && { 'frame-src': [new URL(contactFormUrl).origin] }),
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        // No text becomes part of a page as markup or as a script's address.
        'require-trusted-types-for': ["'script'"],
        'report-uri': [reportPath],
        'report-to': ['csp'],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Says nothing about other servers under the same domain.
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
  })
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if ((routeOptions.config as { helmet?: { skipRoute?: boolean } }).helmet?.skipRoute) return
    reply.header('permissions-policy', permissionsPolicy)
    reply.header('reporting-endpoints', `csp="${reportPath}"`)
  })
}
