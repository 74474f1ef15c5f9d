import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unknownAddress } from '../http/errors'
import type { FileStore } from './file-store'
import { isSigned, type Signed } from './signed-address'

/** Names that the shop itself makes. */
const pictureName = /^[0-9a-z]{1,64}\.webp$/

/** Opened on their own, pictures are pictures and nothing else: no script, no frame, no form. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** What stands behind a session stays in no cache: who has signed out sees it no more. */
const headers = { ...pictureHeaders, 'cache-control': 'private, no-store' }

/** Who may see the pictures of complaints. */
export interface PictureReaders {
  /** Whose company a request comes from; undefined for visitors. */
  companyOf: (request: FastifyRequest) => Promise<string | undefined>
  /** Whether a picture is a company's. */
  isOf: (companyId: string, key: string) => Promise<boolean>
  /** Keys the addresses that operators are given. */
  signingKey: string
  /** The clock. */
  now: () => Date
}

/**
 * Serves the pictures of complaints to people of the company that sent them, and to whoever has an address that was signed less
 * than an hour ago; to all others they are not there. Licences are not served: only an operator reads them, and their addresses
 * answer like any that leads nowhere.
 */
export function servePictures(
  app: FastifyInstance,
  files: FileStore,
  { companyOf, isOf, signingKey, now }: PictureReaders,
): void {
  async function mayRead(request: FastifyRequest, name: string): Promise<boolean> {
    if (isSigned(signingKey, `/files/pictures/${name}`, request.query as Signed, now())) return true
    const companyId = await companyOf(request)
    return companyId !== undefined && isOf(companyId, `pictures/${name}`)
  }

  app.get<{ Params: { '*': string } }>('/files/pictures/*', async (request, reply) => {
    const name = request.params['*']
    if (!pictureName.test(name) || !(await mayRead(request, name))) throw unknownAddress()
    const picture = await files.get(`pictures/${name}`)
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
