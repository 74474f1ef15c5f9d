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

/** Other sites that the shop's pages may embed. */
export interface OtherSites {
  /** Hosts of pictures in pages. */
  linkHosts: readonly string[]
  /** The address of a contact form that may be embedded as a frame. */
  contactFormUrl: string | undefined
}

/**
 * Registers the security headers. Scripts, styles and pictures follow the policy of the page that loads them; their
 * routes set `helmet: false` and send their own headers.
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
        // `blob:` is for previews of pictures that the customer is about to upload.
        'img-src': ["'self'", 'data:', 'blob:', ...linkHosts.map((host) => `https://${host}`)],
        // The office shows licences in a frame.
        ...(contactFormUrl !== undefined && { 'frame-src': [new URL(contactFormUrl).origin, "'self'"] }),
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        // Trusted Types: no string may be used as HTML or as a script's URL.
        'require-trusted-types-for': ["'script'"],
        'report-uri': [reportPath],
        'report-to': ['csp'],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Other servers of the domain may not support https.
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
  })
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if ((routeOptions.config as { helmet?: { skipRoute?: boolean } }).helmet?.skipRoute) return
    reply.header('permissions-policy', permissionsPolicy)
    reply.header('reporting-endpoints', `csp="${reportPath}"`)
  })
}
