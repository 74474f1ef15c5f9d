import type { components } from '@skafferi/api/admin'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type {
  MissingPicturesView,
  PictureSummaryView,
  PicturesToFetchView,
  PictureToFetchView,
  ProductPicturesView,
} from './pictures-to-fetch.view'

type Schemas = components['schemas']

/** Converts the pictures of a check; null if the shop has all of them. */
export function toPictureSummary(summary: Schemas['PictureSummary'] | undefined): PictureSummaryView | null {
  if (!summary || summary.to_fetch + summary.missing === 0) return null
  const { to_fetch: toFetch, hosts, missing, missing_names: missingNames } = summary
  return { toFetch, hosts, missing, missingNames }
}

function toPicture(
  { id, name, state, next_try_at, problem }: Schemas['ImportPicture'],
  office: Office,
): PictureToFetchView {
  return {
    id,
    name,
    isAddress: name.startsWith('https://'),
    state: state === 'fetching' ? 'waiting' : state,
    nextTry: problem !== null && next_try_at !== null ? formatDateTime(next_try_at, office) : null,
    problem,
  }
}

/** Converts the pictures of an import, by product. */
export function toPicturesToFetch(
  { counts, pictures, count }: Schemas['ImportPictureList'],
  office: Office,
): PicturesToFetchView {
  const products = new Map<string, ProductPicturesView & { pictures: PictureToFetchView[] }>()
  for (const picture of pictures) {
    const { product_id: id, product_title: title } = picture
    const product = products.get(id) ?? { id, title, href: office.paths.product(id), pictures: [] }
    product.pictures.push(toPicture(picture, office))
    products.set(id, product)
  }
  return { counts, products: [...products.values()], more: Math.max(0, count - pictures.length) }
}

/** Converts the pictures that a product lacks; null if none is missing. */
export function toMissingPictures(
  { pictures }: Schemas['MissingPictures'],
  { paths }: Pick<Office, 'paths'>,
): MissingPicturesView | null {
  const [first] = pictures
  if (!first) return null
  const countOf = (counted: 'failed' | 'named') => pictures.filter(({ state }) => state === counted).length
  const [failed, named] = [countOf('failed'), countOf('named')]
  return { waiting: pictures.length - failed - named, named, failed, href: paths.importJob(first.import_id) }
}
