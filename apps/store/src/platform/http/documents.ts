import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAppearance, withAppearance } from '@skafferi/domain/rules/appearance/appearance'
import { withBrandTitle } from '@skafferi/domain/rules/settings/shop-settings'
import { trimEndChars } from '../trim-end-chars'
import { once, readEachBuild, type BuiltApp, type ReadRenderSettings } from './built-app'

/** Content encodings, smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof encodings)[number]

/** The first reader waits for the compression, so large documents are compressed faster and less. */
const largeDocument = 200_000
const brotliOptions = (bytes: Buffer) =>
  bytes.length > largeDocument ? { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } : {}

const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions(bytes)),
  gzip: promisify(gzip),
  identity: async (bytes: Buffer) => bytes,
}

/** A document that is the same for all its readers. */
export interface Document {
  /** Entity tag; changes with the content. */
  tag: string
  /** Returns the bytes in an encoding; compressed at the first request. */
  as: (encoding: Encoding) => Promise<Buffer>
}

/** The app's page list, in the order in which the paths are matched. */
interface PageList {
  appDocument: string
  pages: readonly {
    path: string
    file: string
    visitorsGoTo?: string
    /** `open` for visitors of a closed shop too; the `notice` is shown in place of the others. */
    whenClosed?: 'open' | 'notice'
    noIndex?: boolean
  }[]
}

/** The reader of a document. */
interface Reader {
  signedIn: boolean
  /** The `Cookie` header, which holds the chosen appearance; empty if the request has no cookies. */
  cookies: string
}

/**
 * Returns the document of a path without content; undefined if the app is not built. Signed-in readers get the one of
 * customers' pages.
 */
export type FindDocument = (path: string, reader: Reader) => Promise<FoundDocument | undefined>

/** The response to a page request. */
export interface FoundDocument {
  document: Document
  /** The path of the page: another one than requested if the shop is closed. */
  path: string
  /** True if the shop is closed to the reader, who sees the notice in place of the requested page. */
  isClosed: boolean
  /** True if a page exists at the path; otherwise the document shows "not found". */
  isPage: boolean
  /** True if search engines must not list the page. */
  noIndex: boolean
  /** The address to which visitors are redirected. */
  visitorsGoTo?: string
}

/** Creates a document. Each encoding is computed once, when it is first requested. */
export function documentOf(text: string): Document {
  const bytes = Buffer.from(text)
  const cache = new Map<Encoding, Promise<Buffer>>()
  return {
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    as(encoding) {
      const bytesInEncoding = cache.get(encoding) ?? compress[encoding](bytes)
      cache.set(encoding, bytesInEncoding)
      return bytesInEncoding
    },
  }
}

/** Returns a document for each chosen appearance; there are about a dozen. */
export function documentsByAppearance(html: string): (cookies: string) => Document {
  const cache = new Map<string, Document>()
  return (cookies) => {
    const themed = withAppearance(html, parseAppearance(cookies))
    const document = cache.get(themed) ?? documentOf(themed)
    cache.set(themed, document)
    return document
  }
}

/** Compiles a page's path to a pattern: `:id` matches one segment, `*` matches everything. */
export function patternOf(path: string): RegExp {
  return path === '*' ? /^/ : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}

function readDocuments({
  list: { appDocument, pages },
  settings: { isOpen, brand },
  readDocument,
}: BuiltApp<PageList>): FindDocument {
  const documentsOf = once(async (file: string) =>
    documentsByAppearance(withBrandTitle(await readDocument(file, 'empty'), brand)),
  )
  const compiled = pages.map((page) => ({ ...page, pattern: patternOf(page.path) }))
  const notice = compiled.find(({ whenClosed }) => whenClosed === 'notice')
  const staysOpen = compiled.filter(({ whenClosed }) => whenClosed === 'open')
  return async (path, { signedIn, cookies }) => {
    const requested = compiled.find(({ pattern }) => pattern.test(path))
    // The app treats a trailing slash as the same page.
    const withoutSlash = trimEndChars(path, '/') || '/'
    const isClosed = !isOpen && !signedIn && !staysOpen.some(({ pattern }) => pattern.test(withoutSlash))
    const page = isClosed ? notice : requested
    const file = signedIn ? appDocument : page?.file
    if (file === undefined) return undefined
    const isPage = isClosed || compiled.some((each) => each.path !== '*' && each.pattern.test(withoutSlash))
    const documentFor = await documentsOf(file)
    return {
      document: documentFor(cookies),
      path: isClosed ? (notice?.path ?? path) : path,
      isClosed,
      isPage,
      noIndex: isClosed || page?.noIndex === true,
      visitorsGoTo: signedIn || isClosed ? undefined : page?.visitorsGoTo,
    }
  }
}

/** Returns the documents of the built web app, with the shop's settings and the reader's appearance. */
export function documentsIn(folder: string, settings: ReadRenderSettings): FindDocument {
  const find = readEachBuild(folder, settings, readDocuments)
  return async (path, reader) => find()?.(path, reader)
}

/** Returns the smallest encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const readable = (accepted ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = readable.map((part) => part.split(';')[0]?.trim().toLowerCase())
  return encodings.find((encoding) => names.includes(encoding)) ?? 'identity'
}
