import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../http/errors'
import type { FileStore } from './file-store'
import { isSigned, type SignatureQuery } from './signed-address'

/** Names that the shop creates. */
const pictureName = /^[0-9a-z]{1,64}\.webp$/

/** Keeps browsers from interpreting a file opened on its own as anything but an image. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Not cacheable, because it requires a session: after sign-out it must not be visible. */
const headers = { ...pictureHeaders, 'cache-control': 'private, no-store' }

/** Functions that decide who may see complaint pictures. */
export interface PictureReaders {
  /** Returns the company of the session; undefined for visitors. */
  companyOf: (request: FastifyRequest) => Promise<string | undefined>
  /** True if the picture belongs to the company. */
  belongsTo: (companyId: string, key: string) => Promise<boolean>
  /** Key of the signed URLs for operators. */
  signingKey: string
  /** Returns the current time. */
  now: () => Date
}

/**
 * Serves complaint pictures to customers of the company that uploaded them, and to holders of a signed URL. Others get
 * 404. Licences are not served; operators read them through the admin API.
 */
export function servePictures(
  app: FastifyInstance,
  files: FileStore,
  { companyOf, belongsTo, signingKey, now }: PictureReaders,
): void {
  async function mayRead(request: FastifyRequest, name: string): Promise<boolean> {
    if (isSigned(signingKey, `/files/pictures/${name}`, request.query as SignatureQuery, now())) return true
    const companyId = await companyOf(request)
    return companyId !== undefined && belongsTo(companyId, `pictures/${name}`)
  }

  app.get<{ Params: { '*': string } }>('/files/pictures/*', async (request, reply) => {
    const name = request.params['*']
    if (!pictureName.test(name) || !(await mayRead(request, name))) throw refuse('route_not_found')
    const picture = await files.get(`pictures/${name}`)
    if (picture?.mediaType !== headers['content-type']) throw refuse('route_not_found')
    return reply
      .headers({ ...headers, 'content-disposition': `inline; filename="${name}"` })
      .send(Buffer.from(picture.bytes))
  })
}

/** Serves product pictures, which are public. Their names change with their content. */
export function serveProductPictures(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { '*': string } }>('/files/products/*', async ({ params: { '*': name } }, reply) => {
    const picture = pictureName.test(name) ? await files.get(`products/${name}`) : undefined
    if (!picture) throw refuse('route_not_found')
    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(Buffer.from(picture.bytes))
  })
}
