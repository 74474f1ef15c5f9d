import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context'
import { drawShareImage } from './draw-share-image'
import { imageKeyOf } from './to-shared-shelf'
import { findShared } from './shared-shelves.repo'

/** Names that the shop creates. */
const imageName = /^([0-9a-f]{32})\.jpg$/

const headers = { 'content-type': 'image/jpeg', 'content-security-policy': "default-src 'none'; sandbox" }

/** For an hour, because the link may be removed; the neutral picture for a minute, until the other is composed. */
const cacheControl = { composed: 'public, max-age=3600', neutral: 'public, max-age=60' }

/**
 * Serves the pictures of shared shelves. Until one is composed, and for links that are gone, it is an empty shelf:
 * pages that show it cannot show an error.
 */
export function serveShareImages(
  app: FastifyInstance,
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
): void {
  let neutral: Promise<Uint8Array> | undefined
  app.get<{ Params: { '*': string } }>('/files/shelves/*', async ({ params }, reply) => {
    const [, code] = imageName.exec(params['*']) ?? []
    const shelf = code === undefined ? undefined : await findShared(db, code, now())
    const image = shelf?.imageAt ? await files.get(imageKeyOf(shelf.code)) : undefined
    const bytes = image?.bytes ?? (await (neutral ??= drawShareImage([])))
    return reply
      .code(shelf ? 200 : 404)
      .headers({ ...headers, 'cache-control': image ? cacheControl.composed : cacheControl.neutral })
      .send(Buffer.from(bytes))
  })
}
