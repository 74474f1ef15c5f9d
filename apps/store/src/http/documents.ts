import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { appearanceFrom, withAppearance } from '@skafferi/domain/appearance/appearance.rules'
import { settingsFrom, withSettings, type ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { withoutEnd } from '../without-end'

/** How a document may be sent, smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof encodings)[number]

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: async (bytes: Buffer) => bytes }

/** A document that is the same for all its readers. */
export interface Document {
  /** Changes with the content. */
  tag: string
  /** Its bytes, compressed when somebody first asks for them like that. */
  as: (encoding: Encoding) => Promise<Buffer>
}

/** What the app's build says of its pages, in the order in which their addresses are tried. */
interface PageList {
  appDocument: string
  pages: readonly {
    path: string
    file: string
    dependsOn?: readonly (keyof ShopSettings)[]
    visitorsGoTo?: string
  }[]
}

/** Who reads a document. */
interface Reader {
  signedIn: boolean
  /** The request's cookies, which say how the shop is to look; empty where it has none. */
  cookies: string
}

/**
 * Finds the document of an address; `undefined` while the app is not built. Whoever is signed in gets the app's empty one:
 * the others begin as a visitor's page.
 */
export type FindDocument = (path: string, reader: Reader) => FoundDocument | undefined

/** What an address is answered with. */
export interface FoundDocument {
  document: Document
  /** Whether a page has this address; the document of others says that there is nothing. */
  isPage: boolean
  /** Where a visitor is led to instead. */
  visitorsGoTo?: string
}

/** Makes a document of a text. Each encoding is computed once, when it is first requested. */
export function documentOf(text: string): Document {
  const bytes = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    as(encoding) {
      const known = made.get(encoding) ?? compress[encoding](bytes)
      made.set(encoding, known)
      return known
    },
  }
}

/** A document in each look that somebody has chosen; there are a dozen. */
export function looksOf(html: string): (cookies: string) => Document {
  const made = new Map<string, Document>()
  return (cookies) => {
    const look = withAppearance(html, appearanceFrom(cookies))
    const known = made.get(look) ?? documentOf(look)
    made.set(look, known)
    return known
  }
}

/** Whether an address is one of a page's: `:id` stands for one part, `*` for everything. */
export function patternOf(path: string): RegExp {
  return path === '*' ? /^/ : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}

function readDocuments(folder: string, list: string, settings: ShopSettings): FindDocument {
  const { appDocument, pages } = JSON.parse(readFileSync(list, 'utf8')) as PageList
  const read = new Map<string, ReturnType<typeof looksOf>>()
  const open = (file: string) => {
    const known = read.get(file) ?? looksOf(withSettings(readFileSync(join(folder, file), 'utf8'), settings))
    read.set(file, known)
    return known
  }
  // What the build had no settings for, it wrote as it is without any.
  const unset = settingsFrom({})
  const known = pages.map(({ path, file, dependsOn = [], visitorsGoTo }) => {
    const isOther = dependsOn.some((name) => String(settings[name]) !== String(unset[name]))
    return { path, pattern: patternOf(path), document: open(isOther ? appDocument : file), visitorsGoTo }
  })
  return (path, { signedIn, cookies }) => {
    const page = known.find(({ pattern }) => pattern.test(path))
    const document = signedIn ? open(appDocument) : page?.document
    // The app takes an address with a slash at its end for the same page.
    const plain = withoutEnd(path, '/') || '/'
    const isPage = known.some((each) => each.path !== '*' && each.pattern.test(plain))
    return document && { document: document(cookies), isPage, visitorsGoTo: signedIn ? undefined : page?.visitorsGoTo }
  }
}

/**
 * The documents of the built web app with the shop's settings filled in, each in the look that its reader has chosen. They
 * are read when they are first asked for, and again after another build.
 */
export function documentsIn(folder: string, settings: ShopSettings): FindDocument {
  const list = join(folder, '.vite/pages.json')
  let stamp = 0
  let find: FindDocument = () => undefined
  return (path, reader) => {
    const built = statSync(list, { throwIfNoEntry: false })?.mtimeMs
    if (built === undefined) return undefined
    if (built !== stamp) {
      find = readDocuments(folder, list, settings)
      stamp = built
    }
    return find(path, reader)
  }
}

/** The smallest encoding that a browser says it can read. */
export function encodingFor(accepted: string | undefined): Encoding {
  const readable = (accepted ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = readable.map((part) => part.split(';')[0]?.trim().toLowerCase())
  return encodings.find((encoding) => names.includes(encoding)) ?? 'identity'
}
