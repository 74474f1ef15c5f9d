import { matchRoutes } from 'react-router-dom'
import type { Product, SharedShelf, VisitorProduct } from '@skafferi/api'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { serializeForPage, type PageData } from '@skafferi/domain/shop/rendering'
import { pages, type Page } from './pages'

const routes = Object.entries<Page>(pages).map(([id, page]) => ({ id, path: page.path, page }))

/** What the head of a visitors' page is made of. */
interface HeadSource extends Pick<PageData, 'queries'> {
  /** Path and query. */
  address: string
  settings: ShopSettings
  /** The rendered page, which begins with its title and may have a description. */
  html: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&"<>]/g, (character) => entities[character]!)

/** Maximum length of a description, in characters; more is cut off by search engines. */
const maxDescription = 160

/** Returns the beginning of a text, up to a whole word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxDescription) return line
  const start = line.slice(0, maxDescription - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1))}…`
}

/** Social networks do not show drawings. */
const isShownByNetworks = (address: string) => !address.endsWith('.svg')

type ReadableProduct = Pick<Product | VisitorProduct, 'title' | 'description' | 'brand' | 'thumbnail'>

/** What a page is about, for programs that read it. */
interface Subject {
  description?: string
  /** A path or an address. */
  image?: string
  /** Its object in the vocabulary of schema.org. */
  structured?: Record<string, unknown>
}

/** Returns the data of a loaded query by the first part of its key. */
const dataOf = <Data>({ queries }: HeadSource, name: string) =>
  queries.find(({ queryKey }) => queryKey[0] === name)?.data as Data | undefined

/** @returns absolute address of a path of the shop */
const absolute = (publicUrl: string, path: string) => new URL(path, `${publicUrl}/`).href

function subjectOf(source: HeadSource, id: string | undefined): Subject {
  const { settings } = source
  const { name, about, contact, logo, company } = settings.brand
  const product = id === 'product' ? dataOf<ReadableProduct>(source, 'product') : undefined
  if (product) {
    const { title, description, brand, thumbnail } = product
    const image = thumbnail !== null && isShownByNetworks(thumbnail) ? thumbnail : undefined
    const structured = { '@type': 'Product', name: title, description, image, brand: brand || undefined }
    return { description: shorten(description), image, structured }
  }
  if (id === 'sharedShelf') return { image: dataOf<SharedShelf>(source, 'shared-shelf')?.image }
  // The symbol, or the logo of a shop that has no symbol.
  const image = [logo?.mark, logo?.light].find((picture) => picture && isShownByNetworks(picture.src))?.src
  const organisation = {
    '@type': 'Organization',
    name,
    legalName: company ?? undefined,
    description: about ?? undefined,
    email: contact.email ?? undefined,
    telephone: contact.phone ?? undefined,
    logo: image,
  }
  return {
    description: about ? shorten(about) : undefined,
    image,
    structured: id === 'landing' ? organisation : undefined,
  }
}

/** Returns the structured data as a script element without a program. */
function toStructured(structured: Record<string, unknown>, publicUrl: string, url: string): string {
  const { image, logo, brand, ...rest } = structured
  const full = (path: unknown) => (typeof path === 'string' ? absolute(publicUrl, path) : undefined)
  const data = {
    '@context': 'https://schema.org',
    ...rest,
    url,
    image: full(image),
    logo: full(logo),
    brand: brand === undefined ? undefined : { '@type': 'Brand', name: brand },
  }
  return `<script type="application/ld+json">${serializeForPage(data)}</script>`
}

/**
 * Returns the tags for search engines and link previews of a visitors' page: description, canonical address, Open Graph
 * and structured data, without prices. Empty without a public address, and for pages that must not be listed the
 * preview only.
 */
export function headOf(source: HeadSource): string {
  const { address, settings, html } = source
  const { publicUrl, brand } = settings
  if (publicUrl === undefined) return ''
  const { pathname } = new URL(address, 'http://store.invalid')
  const route = matchRoutes(routes, pathname)?.at(-1)?.route
  const [, title = escape(brand.name)] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, ownDescription] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const subject = subjectOf(source, route?.id)
  const described = ownDescription ?? (subject.description && escape(subject.description))
  const url = absolute(publicUrl, pathname)
  const isEmpty = settings.emptyPages.some((page) => page !== 'landing' && page === route?.id)
  const isListed = route?.page.noIndex !== true && !isEmpty && settings.isOpen
  const image = subject.image === undefined ? undefined : escape(absolute(publicUrl, subject.image))
  const isWide = route?.id === 'sharedShelf'
  const tags = [
    described !== undefined && ownDescription === undefined && `<meta name="description" content="${described}">`,
    isListed ? `<link rel="canonical" href="${escape(url)}">` : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(brand.name)}">`,
    `<meta property="og:title" content="${title}">`,
    described !== undefined && `<meta property="og:description" content="${described}">`,
    `<meta property="og:url" content="${escape(url)}">`,
    image !== undefined && `<meta property="og:image" content="${image}">`,
    isWide && '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta name="twitter:card" content="${isWide ? 'summary_large_image' : 'summary'}">`,
    isListed && subject.structured !== undefined && toStructured(subject.structured, publicUrl, url),
  ]
  return tags.filter((tag) => tag !== false).join('')
}
