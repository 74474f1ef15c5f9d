/** Exported names use the trade's terms, and not the words that this project used earlier. */
import { exportedNames, lineAt, sources } from '../lib/sources.mjs'

/** Each banned word, and the term to use. @type {Readonly<Record<string, string>>} */
export const terms = {
  bay: 'tile, card',
  bays: 'tiles, cards',
  breathe: 'yieldToEventLoop',
  cure: 'fix',
  cures: 'fixes',
  deed: 'activity entry, action',
  deeds: 'activity, actions',
  doer: 'actor',
  doers: 'actors',
  door: 'sign-in page',
  doubled: 'duplicate',
  elsewhere: 'edit conflict, remote',
  foreign: 'remote, external',
  happening: 'event',
  kept: 'stored, saved',
  kin: 'related terms',
  lack: 'missing',
  lacks: 'missing',
  later: 'lazy',
  leap: 'price jump',
  leaps: 'price jumps',
  meanwhile: 'edit conflict, concurrently',
  mended: 'corrected',
  moment: 'date-time, timestamp',
  niche: 'media',
  pad: 'quick order',
  papers: 'documents',
  reckon: 'compute',
  said: 'requested, declared',
  sayable: 'settable',
  spoilt: 'malformed',
  standing: 'visible',
  stations: 'progress',
  tell: 'notify',
  tells: 'notifies',
  told: 'notified',
  unhurried: 'yieldToEventLoop',
  wanted: 'filter, query',
  whole: 'detail, full',
  wordless: 'without message',
}

/** Splits a name into its words: `toDeedView` into to, deed and view. @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])(?=[A-Z])|_/g, '$1 ')
    .toLowerCase()
    .split(' ')

/** Returns the banned words in a name. @param {string} name */
export const bannedIn = (name) => wordsOf(name).filter((word) => Object.hasOwn(terms, word))

const KINDS = 'interface|type|class|enum|const|let|function\\*?'

/** True for hand-written code; generated code has the contract's names. @param {string} file */
const isOwn = (file) =>
  /^(packages|apps|e2e|scripts|review|\.storybook)\/.*\.(tsx?|mjs)$/.test(file) && !file.includes('/generated/')

export default function plainNames() {
  return sources(isOwn).flatMap(([file, text]) =>
    exportedNames(text, KINDS).flatMap((name) =>
      bannedIn(name).map((word) => {
        const line = lineAt(text, text.search(new RegExp(`^export .*\\b${name}\\b`, 'm')))
        return `${file}:${line}: ${name}: instead of "${word}", write ${terms[word]}`
      }),
    ),
  )
}
