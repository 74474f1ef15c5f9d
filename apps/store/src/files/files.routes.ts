import type { FastifyInstance } from 'fastify'
import { unknownAddress } from '../http/errors'
import type { FileStore } from './file-store'

/** Names that the shop itself makes. */
const pictureName = /^[0-9a-z]{1,64}\.webp$/

/** Opened on their own, pictures are pictures and nothing else: no script, no frame, no form. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
}

const headers = {
  ...pictureHeaders,
  // Its name never stands for another picture, but only who was told the name should keep it.
  'cache-control': 'private, max-age=31536000, immutable',
}

/**
 * Serves the pictures of complaints to whoever knows their names. Licences are not served: only an operator reads them,
 * and their addresses answer like any that leads nowhere.
 */
export function servePictures(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { '*': string } }>('/files/pictures/*', async ({ params: { '*': name } }, reply) => {
    const picture = pictureName.test(name) ? await files.get(`pictures/${name}`) : undefined
    if (picture?.mediaType !== headers['content-type']) throw unknownAddress()
    return reply
      .headers({ ...headers, 'content-disposition': `inline; filename="${name}"` })
      .send(Buffer.from(picture.bytes))
  })
}

/** Serves the pictures of products, which everybody may see: a name stands for one content only. */
export function serveProductPictures(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { '*': string } }>('/files/products/*', async ({ params: { '*': name } }, reply) => {
    const picture = pictureName.test(name) ? await files.get(`products/${name}`) : undefined
    if (!picture) throw unknownAddress()
    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(Buffer.from(picture.bytes))
  })
}
