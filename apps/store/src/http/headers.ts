import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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

/**
 * Headers that keep browsers from doing more with the shop's answers than it needs.
 * @param pictureHosts hosts besides the shop itself that banners may show pictures of
 */
export async function addSecurityHeaders(app: FastifyInstance, pictureHosts: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...pictureHosts.map((host) => `https://${host}`)],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Says nothing about other servers under the same domain.
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
}
